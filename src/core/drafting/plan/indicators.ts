import type { LocalizedText } from '../../facts/text.ts'
import type { Figures, Given, NumberFigure } from './figure.ts'

/** What the plan is measured by. */
export interface IndicatorInput {
  id: string
  title?: LocalizedText
  unit?: LocalizedText
  baseline?: Given<number>
  target?: Given<number>
  /** The year in which the target is reached. */
  year?: Given<number>
}

export interface Indicator {
  id: string
  title?: LocalizedText
  unit?: LocalizedText
  baseline?: NumberFigure
  target?: NumberFigure
  year?: NumberFigure
  /** Target less baseline. */
  change?: NumberFigure
  /** Of the baseline, one decimal; absent where the baseline is zero. */
  change_percent?: NumberFigure
  /** What nobody told. */
  missing: readonly ('baseline' | 'target')[]
}

/** Indicators with what follows from baseline and target; one that is not told stays open and is named. */
export function indicatorsOf(inputs: readonly IndicatorInput[], figures: Figures): Indicator[] {
  return inputs.map((input, i) => {
    const id = `indicators/${i}`
    const of = (name: 'baseline' | 'target' | 'year'): NumberFigure | undefined => {
      const given = input[name]
      return given === undefined ? undefined : figures.given(`${id}/${name}`, given)
    }
    const [baseline, target, year] = [of('baseline'), of('target'), of('year')]
    const both = baseline !== undefined && target !== undefined ? { baseline, target } : undefined
    return {
      id: input.id,
      ...(input.title === undefined ? {} : { title: input.title }),
      ...(input.unit === undefined ? {} : { unit: input.unit }),
      ...(baseline === undefined ? {} : { baseline }),
      ...(target === undefined ? {} : { target }),
      ...(year === undefined ? {} : { year }),
      ...(both === undefined ? {} : { change: figures.number(`${id}/change`, 'target − baseline', both) }),
      ...(both === undefined || both.baseline.value <= 0
        ? {}
        : {
            change_percent: figures.number(`${id}/change_percent`, 'tenth((target − baseline) × 100 / baseline)', both),
          }),
      missing: (['baseline', 'target'] as const).filter((name) => input[name] === undefined),
    }
  })
}
