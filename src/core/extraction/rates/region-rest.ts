/** Regions in transition of Greece, 2021 to 2027: all others are less developed (Implementing Decision (EU) 2021/1130). */
const inTransition = ['EL30', 'EL42']

/** Whether the regions are all those in transition, so that "the other regions" are the less developed ones. */
export const isTransition = (regions: readonly string[], country: string): boolean =>
  country === 'GR' && regions.length === inTransition.length && inTransition.every((code) => regions.includes(code))

/** The regions of Greece by NUTS 2. */
const ofGreece = [
  'EL30',
  'EL41',
  'EL42',
  'EL43',
  'EL51',
  'EL52',
  'EL53',
  'EL54',
  'EL61',
  'EL62',
  'EL63',
  'EL64',
  'EL65',
]

/** The regions that are not named, of those that take part or of all; none where regions of another level are named. */
export function otherRegions(named: readonly string[], country: string, taking: readonly string[]): readonly string[] {
  const some = taking.some((code) => !named.includes(code))
  const all = country !== 'GR' ? [] : some ? taking : ofGreece
  return named.length > 0 && [...named, ...all].every((code) => ofGreece.includes(code))
    ? all.filter((code) => !named.includes(code))
    : []
}
