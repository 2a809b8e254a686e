import { sentencesAreRead } from './sentences-are-read.ts'
import { shortMoney } from './wordings/short-money.ts'
import { shortRatesAndDays } from './wordings/short-rates-and-days.ts'

sentencesAreRead('in a text of a few lines', { ...shortMoney, ...shortRatesAndDays })
