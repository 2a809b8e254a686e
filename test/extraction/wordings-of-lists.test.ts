import { sentencesAreRead } from './sentences-are-read.ts'
import { listsOfCosts } from './wordings/lists-of-costs.ts'
import { rulesAndSums } from './wordings/rules-and-sums.ts'

sentencesAreRead('in a list what it pays for', listsOfCosts)
sentencesAreRead('in sentences of rules and of sums', rulesAndSums)
