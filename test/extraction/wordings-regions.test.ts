import { sentencesAreRead } from './sentences-are-read.ts'
import { fundsAndRegions } from './wordings/funds-and-regions.ts'

sentencesAreRead('in the way of regional programmes and funds', fundsAndRegions)
