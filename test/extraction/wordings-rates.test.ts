import { sentencesAreRead } from './sentences-are-read.ts'
import { ratesAndCeilings } from './wordings/rates-and-ceilings.ts'

sentencesAreRead('by the head of a table, the name of a list or the sentence before', ratesAndCeilings)
