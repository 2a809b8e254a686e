import { isRecord } from '../core/criteria/record.ts'
import { parseMunicipality, parseRegion } from '../core/facts/region-parse.ts'
import type { RegionReference } from '../core/facts/region-reference.ts'
import { foldName } from '../core/facts/text-fold.ts'
import { readWrittenDay } from '../core/facts/written-day.ts'
import { legalFormOf } from './legal-form-names.ts'
import { present } from './profile-table.ts'
import type { ReadRow, RowNote } from './profile-table.ts'
import { restoredTaxId, schemeOfVersion } from './registry-values.ts'

/** Whether a JSON value is a company of the Greek business registry (GEMI open data, `Company`). */
export function isCompany(json: unknown): json is Record<string, unknown> {
  return isRecord(json) && ('arGemi' in json || 'afm' in json) && ('coNameEl' in json || 'activities' in json)
}

const text = (value: unknown): string | undefined =>
  (typeof value === 'string' || typeof value === 'number') && String(value).trim() !== ''
    ? String(value).trim()
    : undefined
const described = (value: unknown): string | undefined => (isRecord(value) ? text(value['descr']) : undefined)

/** Reads a company of the registry as a profile. Activities that have ended are left out; the rest keep their version. */
export function readCompany(json: Record<string, unknown>, row: number, regions: RegionReference): ReadRow {
  const notes: RowNote[] = []
  const unread = (pointer: string, given: string): undefined => {
    notes.push({
      pointer,
      detail: {
        en: `"${given}" cannot be read and is not used`,
        el: `το «${given}» δεν διαβάζεται και δεν χρησιμοποιείται`,
      },
    })
  }
  const afm = text(json['afm'])
  const gemi = text(json['arGemi'])
  const form = described(json['legalType'])
  const date = (name: string): string | undefined => {
    const given = text(json[name])
    return given === undefined ? undefined : (readWrittenDay(given.slice(0, 10))?.day ?? unread(`/${name}`, given))
  }
  const town = described(json['municipality'])
  const prefecture = described(json['prefecture'])
  // A town says more than its prefecture, and the registry's names of both are not always those of the statistics.
  const knowsTown = town !== undefined && parseMunicipality(town, regions).ok
  const knowsPrefecture = prefecture !== undefined && parseRegion(prefecture, regions).ok
  if (town !== undefined && !knowsTown) unread('/municipality', town)
  if (prefecture !== undefined && !knowsPrefecture && !knowsTown) unread('/prefecture', prefecture)
  const zip = text(json['zipCode'])
  const place = present({
    municipality: knowsTown ? town : undefined,
    region: knowsPrefecture && !knowsTown ? prefecture : undefined,
    postal_code: zip !== undefined && /^\d{3} ?\d{2}$/u.test(zip) ? zip.replace(' ', '') : undefined,
  })
  const document = present({
    kind: 'client',
    name: text(json['coNameEl']) ?? first(json['coNamesEn']) ?? afm ?? gemi,
    external_id: gemi === undefined ? undefined : `gemi-${gemi}`,
    tax_id: afm === undefined ? undefined : restoredTaxId(afm, notes),
    country: 'GR',
    lifecycle: lifecycleOf(json['status'], notes),
    legal_form: form === undefined ? undefined : (legalFormOf(form) ?? unread('/legalType', form)),
    registered_on: date('incorporationDate'),
    activities: activitiesOf(json['activities'], notes),
    establishments:
      Object.keys(place).length === 0
        ? undefined
        : [{ ...place, role: json['isBranch'] === true ? ('branch' as const) : ('headquarters' as const) }],
  })
  return { row, document, notes }
}

/** What the registry says of its state; what is none of ours is told. */
function lifecycleOf(status: unknown, notes: RowNote[]): 'active' | 'liquidation' | undefined {
  const said = described(status)
  if (said === undefined) return undefined
  const folded = foldName(said)
  if (folded.startsWith('ενεργ')) return 'active'
  if (folded.includes('εκκαθαριση')) return 'liquidation'
  notes.push({
    pointer: '/status',
    detail: { en: `the registry has it as "${said}"`, el: `στο μητρώο έχει κατάσταση «${said}»` },
  })
  return undefined
}

function first(list: unknown): string | undefined {
  return Array.isArray(list) ? text(list[0]) : undefined
}

/** One that has no code where the registry has it makes the list unknown: a shorter one would say that the business has no other. */
function activitiesOf(list: unknown, notes: RowNote[]) {
  if (list === undefined || list === null) return undefined
  const entries: readonly unknown[] = Array.isArray(list) ? list : [list]
  const current = entries.filter((each) => !isRecord(each) || text(each['dtTo']) === undefined)
  const read = current.map((each) => activityOf(each))
  const lost = read.indexOf(undefined)
  if (lost < 0) return read.flatMap((each) => each ?? [])
  const given = (JSON.stringify(current[lost]) ?? '').slice(0, 120)
  notes.push({
    pointer: '/activities',
    detail: {
      en: `${given} has no code as the registry writes it (activity.id); the activities are not used, and stay unknown`,
      el: `το ${given} δεν έχει κωδικό όπως τον γράφει το μητρώο (activity.id)· οι δραστηριότητες δεν χρησιμοποιούνται και μένουν άγνωστες`,
    },
  })
  return undefined
}

function activityOf(json: unknown) {
  const each = isRecord(json) ? json : {}
  const activity = isRecord(each['activity']) ? each['activity'] : {}
  const code = text(activity['id'])
  if (code === undefined) return undefined
  const since = text(each['dtFrom'])?.slice(0, 10)
  return present({
    scheme: schemeOfVersion(text(activity['kadVersion'])),
    code: /^\d{7}$/u.test(code) ? `0${code}` : code,
    rank: rankOf(text(each['type']) ?? ''),
    since: since === undefined ? undefined : readWrittenDay(since)?.day,
  })
}

function rankOf(type: string): 'main' | 'secondary' | 'auxiliary' | 'other' {
  if (/κύρι|κυρι|main/iu.test(type)) return 'main'
  if (/δευτερ|secondary/iu.test(type)) return 'secondary'
  return /βοηθ|auxiliary/iu.test(type) ? 'auxiliary' : 'other'
}
