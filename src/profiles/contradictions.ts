import { isOneEnterprise } from '../core/facts/group.ts'
import type { Person, Profile, Relation } from '../core/facts/profile.ts'
import { foldName } from '../core/facts/text-fold.ts'
import type { Text } from '../platform/language.ts'
import type { Fault } from '../platform/problem.ts'

/** What a profile says that cannot be true together with something else it says. */
export function contradictionsIn(profile: Profile): Fault[] {
  return [...heldTwice('/relations', profile.relations), ...ownedTwice(profile), ...notYetFounded(profile)]
}

const shareFields = ['capital_share', 'voting_share'] as const

interface Shares {
  capital_share?: number
  voting_share?: number
}

/** Of one enterprise, all holders together have at most the whole, and so of those that hold shares in others. */
function heldTwice(pointer: string, relations: readonly Relation[] = []): Fault[] {
  const holders = perHolder(relations.filter(isHolder), isOneEnterprise)
  return [
    ...shareFields.flatMap((field) =>
      overWhole(pointer, field, sumOf(holders, field), { en: 'that others hold here', el: 'που κατέχουν εδώ άλλοι' }),
    ),
    ...relations.flatMap((relation, i) => heldTwice(`${pointer}/${i}/relations`, relation.relations)),
  ]
}

/** The people, and the enterprises beside them; a relation that tells of a person may be one of the people. */
function ownedTwice({ relations = [], people = [] }: Profile): Fault[] {
  const names = new Set(people.flatMap(({ name }) => (name === undefined ? [] : foldName(name))))
  const persons = perHolder(people, isOnePerson)
  const enterprises = perHolder(
    relations.filter((relation) => isHolder(relation) && !mayBePerson(relation, names)),
    isOneEnterprise,
  )
  return shareFields.flatMap((field) => {
    const owned = sumOf(persons, field)
    const beside = sumOf(enterprises, field)
    if (owned === 0 || beside > whole) return []
    const whose =
      beside === 0
        ? { en: 'that the people hold', el: 'που κατέχουν τα πρόσωπα' }
        : {
            en: 'that the people and the enterprises of `relations` hold',
            el: 'που κατέχουν τα πρόσωπα και οι επιχειρήσεις των `relations`',
          }
    return overWhole('/people', field, owned + beside, whose)
  })
}

const isHolder = ({ direction }: Relation): boolean => direction === 'upstream'

/** A holder that is told twice counts once, with the most that is told. */
const sumOf = (holders: readonly (readonly Shares[])[], field: keyof Shares): number =>
  holders.reduce((sum, told) => sum + Math.max(...told.map((one) => one[field] ?? 0)), 0)

/** Shares are fractions: their sum may miss the whole by what binary digits cannot tell. */
const whole = 1 + 1e-9

function overWhole(pointer: string, field: (typeof shareFields)[number], sum: number, whose: Text): Fault[] {
  if (sum <= whole) return []
  const percent = Math.round(sum * 1e4) / 100
  const what = field === 'capital_share' ? { en: 'capital', el: 'κεφαλαίου' } : { en: 'votes', el: 'ψήφων' }
  return [
    {
      pointer,
      code: 'shares_over_whole',
      detail: {
        en: `The shares of ${what.en} ${whose.en} add up to ${percent}%; together they are at most 100%.`,
        el: `Τα ποσοστά ${what.el} ${whose.el} αθροίζονται σε ${percent}%· μαζί είναι το πολύ 100%.`,
      },
    },
  ]
}

function perHolder<T>(list: readonly T[], isOne: (a: T, b: T) => boolean): T[][] {
  const groups: T[][] = []
  for (const each of list) {
    const group = groups.find(([first]) => first !== undefined && isOne(first, each))
    if (group === undefined) groups.push([each])
    else group.push(each)
  }
  return groups
}

/** The same id, or the same name and nothing that both tell differs. */
function isOnePerson(a: Person, b: Person): boolean {
  if (a.id !== undefined && b.id !== undefined) return a.id === b.id
  const differs = (['born_on', 'gender'] as const).some(
    (field) => a[field] !== undefined && b[field] !== undefined && a[field] !== b[field],
  )
  return a.name !== undefined && b.name !== undefined && foldName(a.name) === foldName(b.name) && !differs
}

function mayBePerson(relation: Relation, names: ReadonlySet<string>): boolean {
  const { investor_type: type, via_natural_person: through, name } = relation
  if (type === 'natural_person' || type === 'business_angel' || through === true) return true
  return name !== undefined && names.has(foldName(name))
}

/** A business that is still to be founded has no day on which it began, and has closed no accounts. */
function notYetFounded(profile: Profile): Fault[] {
  if (profile.lifecycle !== 'to_be_established') return []
  const begun = (['registered_on', 'activity_started_on'] as const).filter((field) => profile[field] !== undefined)
  const closed = profile.financial_years?.map((_, i) => `financial_years/${i}`) ?? []
  return [...begun, ...closed].map((field) => ({
    pointer: `/${field}`,
    code: 'not_yet_founded',
    detail: {
      en: 'A business with `lifecycle` `to_be_established` has not begun: leave this out, or state the stage it is in now.',
      el: 'Μια επιχείρηση με `lifecycle` `to_be_established` δεν έχει αρχίσει ακόμη: παραλείψτε το πεδίο ή δηλώστε το στάδιο στο οποίο βρίσκεται τώρα.',
    },
  }))
}
