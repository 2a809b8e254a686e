import { sentencesAreRead } from './sentences-are-read.ts'
import { whoseWords } from './wordings/whose-words.ts'

sentencesAreRead('beside whom or what it belongs to, what it is', whoseWords)
