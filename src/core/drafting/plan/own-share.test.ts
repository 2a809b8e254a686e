import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { ownShareOf } from './own-share.ts'

const sayings: readonly (readonly [number, string, 'total' | 'eligible'])[] = [
  [15, 'Applicants show own funds of at least 15% of the total cost.', 'total'],
  [20, 'Own contribution: 20 % of the total investment budget, 5 % of the eligible costs in cash.', 'total'],
  [10, 'At least 10 per cent of the entire project cost comes from own resources.', 'total'],
  [20, 'An own contribution of 20% of the total eligible costs is required.', 'eligible'],
  [20, 'An own contribution of 20% of eligible costs is required.', 'eligible'],
  [30, 'The grant is 30% of the total cost. Own funds are 30% of the eligible costs.', 'eligible'],
  [25, 'Ο δικαιούχος καταβάλλει ίδια συμμετοχή τουλάχιστον 25%.', 'eligible'],
  [25, 'Η ίδια συμμετοχή είναι τουλάχιστον 25% του συνολικού κόστους της επένδυσης.', 'total'],
  [12.5, 'Ιδία συμμετοχή 12,5% του συνόλου των δαπανών του έργου.', 'total'],
  [20, 'Ίδια κεφάλαια τουλάχιστον 20% του συνολικού επιχορηγούμενου προϋπολογισμού.', 'eligible'],
  [20, 'Ίδια κεφάλαια τουλάχιστον 20% του συνολικού προϋπολογισμού των επιλέξιμων δαπανών.', 'eligible'],
  [5, 'Ίδια συμμετοχή 25% του συνολικού κόστους.', 'eligible'],
]

describe('the least own contribution is a share of what the call says it is of', () => {
  for (const [percent, exact, of] of sayings) it(exact, () => assert.equal(ownShareOf(percent, [{ exact }]), of))

  it('and of what is eligible where no words are cited', () => assert.equal(ownShareOf(25), 'eligible'))
})
