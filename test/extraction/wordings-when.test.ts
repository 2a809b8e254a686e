import { sentencesAreRead } from './sentences-are-read.ts'
import { daysAnywhere } from './wordings/days-anywhere.ts'
import { whenWordings } from './wordings/when.ts'

sentencesAreRead('in words of any order when it is open, from when costs count and where it is', whenWordings)
sentencesAreRead('in tables, side remarks and long sentences when it is', daysAnywhere)
