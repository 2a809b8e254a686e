import { sentencesAreRead } from './sentences-are-read.ts'
import { listsOfCosts } from './wordings/lists-of-costs.ts'

sentencesAreRead('in a list what it pays for', listsOfCosts)
