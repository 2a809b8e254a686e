import { sentencesAreRead } from './sentences-are-read.ts'
import { rulesOfAid } from './wordings/rules-of-aid.ts'

sentencesAreRead('by which rules the aid is given', rulesOfAid)
