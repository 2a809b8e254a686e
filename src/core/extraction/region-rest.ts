/** Regions in transition of Greece, 2021 to 2027: all others are less developed (Implementing Decision (EU) 2021/1130). */
const inTransition = ['EL30', 'EL42']

/** Whether the regions are all those in transition, so that "the other regions" are the less developed ones. */
export const isTransition = (regions: readonly string[], country: string): boolean =>
  country === 'GR' && regions.length === inTransition.length && inTransition.every((code) => regions.includes(code))
