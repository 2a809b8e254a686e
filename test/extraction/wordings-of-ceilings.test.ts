import { sentencesAreRead } from './sentences-are-read.ts'
import { ceilingsOfCosts } from './wordings/ceilings-of-costs.ts'

sentencesAreRead('what each kind of cost is bounded by', ceilingsOfCosts)
