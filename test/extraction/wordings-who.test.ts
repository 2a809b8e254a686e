import { sentencesAreRead } from './sentences-are-read.ts'
import { applicants } from './wordings/applicants.ts'
import { scope } from './wordings/scope.ts'

sentencesAreRead('in few words for whom it is', applicants)
sentencesAreRead('in few words where and for what it is', scope)
