import { buildActivityReference } from '../facts/activity-reference.ts'
import { buildRegionReference } from '../facts/region-reference.ts'
import type { RegionUnit } from '../facts/region-reference.ts'
import type { CoreReference } from '../matching/facts.ts'

/** A small world for the examples: a few codes and regions, so that an example can be read without the tables. */
const activities = buildActivityReference({
  // Statuses, bakery (10.71), retail (47.11), hotels (55.10), programming (62.10), research (72.10).
  kad2025: [
    '00010000',
    '01000000',
    '10711100',
    '10711200',
    '10720000',
    '47111000',
    '47112000',
    '55101000',
    '62100000',
    '62101100',
    '62101103',
    '72101000',
  ],
  kad2008: [
    '00010000',
    '01000000',
    '10711100',
    '10711200',
    '10720000',
    '47111000',
    '47112000',
    '55101000',
    '62011101',
    '62021000',
    '72101000',
  ],
  correspondence: new Map([
    ['62011101', ['62101100', '62101103']],
    ['62021000', ['62101100']],
    ['47111000', ['47112000']],
    ['47112000', ['47111000']],
  ]),
  nace2: new Map([
    ['C', ['1071', '1072']],
    ['G', ['4711']],
    ['I', ['5510']],
    ['J', ['6201', '6202']],
    ['M', ['7210']],
  ]),
  nace21: new Map([
    ['C', ['1071', '1072']],
    ['G', ['4711']],
    ['I', ['5510']],
    ['K', ['6210']],
    ['N', ['7210']],
  ]),
  naf: new Map([
    ['C', ['1071A', '1071C', '1072Z']],
    ['J', ['6201Z', '6202A']],
  ]),
})

function units(codes: readonly string[]): RegionUnit[] {
  return codes.map((code) => ({ code, level: (code.length - 2) as RegionUnit['level'], name: code }))
}

const regions = buildRegionReference({
  units: units([
    'EL',
    'EL3',
    'EL30',
    'EL303',
    'EL304',
    'EL4',
    'EL43',
    'EL431',
    'EL5',
    'EL53',
    'EL531',
    'EL533',
    'EL6',
    'EL65',
    'EL651',
    'EL652',
    'FR',
    'FRI',
    'FRI1',
    'FRI11',
    'FRI12',
    'CY',
  ]),
  aliases: [],
  partNames: [],
  localUnits: [
    { lau: '9001', kind: 'municipality', names: ['Αθηναίων'], latin: 'Athinaion', nuts3: 'EL303' },
    { lau: '9002', kind: 'municipality', names: ['Μεγαλόπολης'], latin: 'Megalopolis', nuts3: 'EL651' },
    { lau: '90020101', kind: 'community', names: ['Ισώματος Καρυών'], latin: 'Isomatos Karyon', nuts3: 'EL651' },
    { lau: '9003', kind: 'municipality', names: ['Άργους'], latin: 'Argous', nuts3: 'EL651' },
  ],
  departments: [{ number: '33', nuts3: 'FRI12' }],
  categories: [
    { programming_period: '2021-2027', code: 'EL30', category: 'transition' },
    { programming_period: '2021-2027', code: 'EL43', category: 'less_developed' },
  ],
})

export const exampleReference: CoreReference = { activities, regions }
