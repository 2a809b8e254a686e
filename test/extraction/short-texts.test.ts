import { sentencesAreRead } from './sentences-are-read.ts'
import { amountsAndDays } from './wordings/amounts-and-days.ts'
import { moneyInAnyOrder } from './wordings/money-in-any-order.ts'
import { moneyAnywhere } from './wordings/money-anywhere.ts'
import { marksAndStages } from './wordings/marks-and-stages.ts'
import { ofEverything } from './wordings/of-everything.ts'
import { ratesInRows } from './wordings/rates-in-rows.ts'
import { rulesAndStarts } from './wordings/rules-and-starts.ts'
import { shortMoney } from './wordings/short-money.ts'
import { shortRatesAndDays } from './wordings/short-rates-and-days.ts'
import { sumsToldApart } from './wordings/sums-told-apart.ts'
import { trapsOfFigures } from './wordings/traps-of-figures.ts'

sentencesAreRead('in a text of a few lines', { ...shortMoney, ...shortRatesAndDays })

sentencesAreRead('with several values in a row', ratesInRows)
sentencesAreRead('in the words of calls, guides and cards', amountsAndDays)
sentencesAreRead('of rules and first days', rulesAndStarts)
sentencesAreRead('of other things than the aid', trapsOfFigures)
sentencesAreRead('under marked titles, in stages and in lists', marksAndStages)
sentencesAreRead('in any order of words, in lists that go on and in flat tables', moneyInAnyOrder)
sentencesAreRead('without the usual labels, or in copied tables', moneyAnywhere)
sentencesAreRead('beside sentences that look like them', ofEverything)
sentencesAreRead('of sums beyond a bound and of sums of others', sumsToldApart)
