import type { Criterion } from '../../criteria/criterion.ts'
import { formerDeMinimis } from '../call/articles-of-aid.ts'
import { isChoiceOfRegime } from '../call/aid-choice.ts'
import { distinct, idFor, isOf } from './draft.ts'
import type { Draft } from './draft.ts'
import type { Reading } from '../reading.ts'

/** The headroom of de minimis aid, where the call rests on it. */
export function putDeMinimis(draft: Draft, readings: readonly Reading[]): void {
  const deMinimis = draft.basis.find(
    ({ regime, reference }) => regime in deMinimisRules || reference === formerDeMinimis,
  )
  const [first] = deMinimis?.citations ?? []
  const excess = readings.filter(isOf('on_excess'))
  const [told] = excess
  const agreed = told !== undefined && excess.every(({ value }) => value.what === told.value.what)
  if (first !== undefined && draft.input.country !== 'EU') {
    const headroom: Criterion = {
      id: idFor(draft, 'de_minimis'),
      kind: 'de_minimis',
      regulation:
        deMinimis?.reference === formerDeMinimis
          ? 'general_1407_2013'
          : (deMinimisRules[deMinimis?.regime ?? ''] ?? 'general_2023_2831'),
      member_state: draft.input.country,
      on_excess: agreed ? told.value.what : 'unknown',
      citations: agreed ? distinct([first, draft.citation(told)]) : [first],
    }
    draft.criteria.push(headroom)
    // Who may have the aid under the block exemption as well needs no headroom.
    const exempted = draft.basis.some(({ regime }) => regime === 'gber_651_2014')
    // What happens beyond it is told: the aid rests on it for everybody.
    if (exempted && !agreed && deMinimis?.citations?.every(({ exact }) => isChoiceOfRegime(exact)) === true)
      draft.instead.set(headroom, {
        any: [
          {
            id: idFor(draft, 'attribute'),
            kind: 'attribute',
            name: 'aid_regime_choice',
            test: { equals: 'gber' },
            citations: [first],
          },
          headroom,
        ],
      })
  }
}

const deMinimisRules: Readonly<Record<string, Extract<Criterion, { kind: 'de_minimis' }>['regulation']>> = {
  de_minimis_2023_2831: 'general_2023_2831',
  fishery_717_2014: 'fishery_717_2014',
  agriculture_1408_2013: 'agriculture_1408_2013',
  sgei_2023_2832: 'sgei_2023_2832',
}
