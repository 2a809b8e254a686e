import { sentencesAreRead } from './sentences-are-read.ts'
import { applicants } from './wordings/applicants.ts'
import { applicantsAnywhere } from './wordings/applicants-anywhere.ts'
import { cardsAndCases } from './wordings/cards-and-cases.ts'
import { codes } from './wordings/codes.ts'
import { codesAndPapers } from './wordings/codes-and-papers.ts'
import { definitionsAndOffices } from './wordings/definitions-and-offices.ts'
import { lists } from './wordings/lists.ts'
import { offices } from './wordings/offices.ts'
import { ofOthersAndLater } from './wordings/of-others-and-later.ts'
import { ofTables } from './wordings/of-tables.ts'
import { scope } from './wordings/scope.ts'
import { someBesides } from './wordings/some-besides.ts'
import { toldOfOthers } from './wordings/told-of-others.ts'
import { whoMay } from './wordings/who-may.ts'

sentencesAreRead('in few words for whom it is', applicants)
sentencesAreRead('in few words where and for what it is', scope)
sentencesAreRead('in the words of an office for whom and for what it is', offices)
sentencesAreRead('in lists and tables for which activities it is', codes)
sentencesAreRead('plainly or beside other facts for whom it is', whoMay)
sentencesAreRead('in tables of plain text, and in sentences of whole documents, what it is', ofTables)
sentencesAreRead('in lists that are known by their members, and by denying a verb, what it is', lists)
sentencesAreRead('beside what it tells of others, what it is', toldOfOthers)
sentencesAreRead('in brackets, beside those who may not and for some only, for whom it is', applicantsAnywhere)
sentencesAreRead('beside other numbers and payments which codes and papers it asks for', codesAndPapers)
sentencesAreRead('in cards, beside a rule and of suppliers what it is', cardsAndCases)
sentencesAreRead('beside definitions, corrections and other offices what it is', definitionsAndOffices)
sentencesAreRead('of others, of marks and of other times nothing that it is', ofOthersAndLater)
sentencesAreRead('beside whom it lets in, too, for whom it is', someBesides)
