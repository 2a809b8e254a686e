import type { Expression } from '../criteria/criterion.ts'
import type { Profile } from '../facts/profile.ts'
import type { Programme } from '../facts/programme.ts'

/** The least programme there is, for tests and benchmarks. */
export function exampleProgramme(eligibility: Expression, rest: Partial<Programme> = {}): Programme {
  return {
    slug: 'example',
    title: { el: 'Παράδειγμα', en: 'Example' },
    call: { deadlines: [] },
    documents: [],
    funding: { instruments: ['grant'] },
    eligibility,
    ...rest,
  }
}

export function exampleProfile(rest: Partial<Profile> = {}): Profile {
  return { kind: 'business', name: 'Example', ...rest }
}
