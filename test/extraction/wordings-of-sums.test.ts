import { sentencesAreRead } from './sentences-are-read.ts'
import { sumsOfTheCall } from './wordings/sums-of-the-call.ts'

sentencesAreRead('how much there is', sumsOfTheCall)
