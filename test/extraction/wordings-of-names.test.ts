import { sentencesAreRead } from './sentences-are-read.ts'
import { namesOfTheCall } from './wordings/names-of-the-call.ts'

sentencesAreRead('under which number it stands', namesOfTheCall)
