import type { AnchorFault } from '../core/citing/resolve.ts'
import type { Fault } from '../platform/problem.ts'

const short = (text: string): string => (text.length > 80 ? `${text.slice(0, 77)}…` : text)

function made(pointer: string, code: string, en: string, el: string): Fault {
  return { pointer, code, detail: { en, el } }
}

/** What can be wrong with a programme beyond its form, in words. */
export const fault = {
  repeated: (pointer: string, value: string): Fault =>
    made(
      pointer,
      'duplicate_key',
      `"${value}" is given twice; it must be unique in its list`,
      `το «${value}» δίνεται δύο φορές· πρέπει να είναι μοναδικό στη λίστα του`,
    ),
  endsLater: (): Fault =>
    made(
      '/since',
      'too_late',
      'a call is closed or exhausted from a moment that has come; for an end that is still to come, change its deadline',
      'μια πρόσκληση κλείνει ή εξαντλείται από στιγμή που έχει έρθει· για λήξη που δεν έχει έρθει αλλάξτε την προθεσμία της',
    ),
  stoppedAlready: (status: string): Fault =>
    made(
      '/since',
      'too_late',
      `the call is ${status} now, and a pause that is still to come would open it until then; give an instant that has come`,
      `η πρόσκληση είναι ήδη σε κατάσταση «${status}» και μια μελλοντική αναστολή θα την άνοιγε ως τότε· δώστε στιγμή που έχει έρθει`,
    ),
  textMissing: (pointer: string, id: string | undefined): Fault =>
    id === undefined
      ? made(
          pointer,
          'missing_field',
          '"text" is required, unless "id" names a document that is stored already',
          'το «text» είναι υποχρεωτικό, εκτός αν το «id» ορίζει έγγραφο που υπάρχει ήδη',
        )
      : made(
          pointer,
          'document_unknown',
          `no document "${id}" is stored; send its "text"`,
          `δεν υπάρχει έγγραφο «${id}»· στείλτε το «text» του`,
        ),
  unsafeText: (pointer: string, what: 'nul' | 'lone_surrogate', at: number): Fault =>
    what === 'nul'
      ? made(
          pointer,
          'invalid_text',
          `there is a NUL character at offset ${at}; leave it out`,
          `υπάρχει χαρακτήρας NUL στη θέση ${at}· αφαιρέστε τον`,
        )
      : made(
          pointer,
          'invalid_text',
          `there is half of a surrogate pair at offset ${at}; send whole characters`,
          `υπάρχει μισό ζεύγος surrogate στη θέση ${at}· στείλτε ολόκληρους χαρακτήρες`,
        ),
  controlCharacter: (pointer: string): Fault =>
    made(
      pointer,
      'invalid_text',
      'there is a control character in the title; leave it out (line ends and tabs are read as spaces)',
      'υπάρχει χαρακτήρας ελέγχου στον τίτλο· αφαιρέστε τον (αλλαγές γραμμής και στηλοθέτες διαβάζονται ως κενά)',
    ),
  blank: (pointer: string): Fault =>
    made(
      pointer,
      'title_blank',
      'the title has no letter or digit; say what it is called',
      'ο τίτλος δεν έχει γράμμα ή ψηφίο· δηλώστε πώς ονομάζεται',
    ),
  contradicts: (pointer: string, given: string, right: string): Fault =>
    made(
      pointer,
      'contradicts_text',
      `it is ${given}, but the text gives ${right}; leave it out or correct it`,
      `είναι ${given}, αλλά από το κείμενο προκύπτει ${right}· παραλείψτε το ή διορθώστε το`,
    ),
  notAscending: (pointer: string, at: number, before: number, length: number): Fault =>
    made(
      pointer,
      'out_of_order',
      `${at} must be from ${before} to the text's length, ${length}`,
      `το ${at} πρέπει να είναι από ${before} έως το μήκος του κειμένου, ${length}`,
    ),
  unknownReference: (pointer: string, value: string, known: readonly string[]): Fault =>
    made(
      pointer,
      'unknown_reference',
      `there is no "${value}" in this programme; ${known.length === 0 ? 'there are none' : `known: ${short(known.join(', '))}`}`,
      `δεν υπάρχει «${value}» σε αυτό το πρόγραμμα· ${known.length === 0 ? 'δεν έχει οριστεί κανένα' : `υπάρχουν: ${short(known.join(', '))}`}`,
    ),
  order: (pointer: string, what: { en: string; el: string }): Fault => made(pointer, 'out_of_order', what.en, what.el),
  currencies: (pointer: string, one: string, other: string): Fault =>
    made(
      pointer,
      'currencies_differ',
      `it is in ${one}, the other bound in ${other}; use one currency`,
      `είναι σε ${one}, το άλλο όριο σε ${other}· χρησιμοποιήστε ένα νόμισμα`,
    ),
  missing: (pointer: string, name: string, why: { en: string; el: string }): Fault =>
    made(
      `${pointer}/${name}`,
      'missing_field',
      `"${name}" is required ${why.en}`,
      `το «${name}» είναι υποχρεωτικό ${why.el}`,
    ),
  timeZone: (pointer: string, value: string): Fault =>
    made(
      pointer,
      'unknown_time_zone',
      `"${short(value)}" is not an IANA time zone; use one like "Europe/Athens"`,
      `το «${short(value)}» δεν είναι ζώνη ώρας IANA· χρησιμοποιήστε μία όπως «Europe/Athens»`,
    ),
  instant: (pointer: string, value: string): Fault =>
    made(
      pointer,
      'bad_format',
      `"${short(value)}" is not an instant like 2026-03-31T12:00:00Z`,
      `το «${short(value)}» δεν είναι χρονική στιγμή όπως 2026-03-31T12:00:00Z`,
    ),
  region: (pointer: string, value: string): Fault =>
    made(
      pointer,
      'region_unknown',
      `"${short(value)}" is not a NUTS 2021 code (like "EL303") nor a country code`,
      `το «${short(value)}» δεν είναι κωδικός NUTS 2021 (όπως «EL303») ούτε κωδικός χώρας`,
    ),
  unknownField: (pointer: string, name: string, known: readonly string[]): Fault =>
    made(
      pointer,
      'unknown_field',
      `"${short(name)}" is not a known field; known here: ${known.join(', ')}`,
      `το «${short(name)}» δεν είναι γνωστό πεδίο· γνωστά εδώ: ${known.join(', ')}`,
    ),
  unknownKind: (pointer: string, value: string, known: readonly string[]): Fault =>
    made(
      pointer,
      'not_allowed_value',
      `"${short(value)}" is not a kind of criterion; it must be one of ${known.join(', ')}`,
      `το «${short(value)}» δεν είναι είδος κριτηρίου· πρέπει να είναι ένα από τα ${known.join(', ')}`,
    ),
  tooManyCitations: (most: number): Fault =>
    made(
      '',
      'too_many_items',
      `a programme may have at most ${most} citations`,
      `ένα πρόγραμμα έχει το πολύ ${most} παραπομπές`,
    ),
  anchor: anchorFault,
}

function anchorFault(pointer: string, what: AnchorFault): Fault {
  switch (what.code) {
    case 'quote_empty':
      return made(
        `${pointer}/exact`,
        what.code,
        'a quotation needs at least one visible character',
        'το απόσπασμα χρειάζεται τουλάχιστον έναν ορατό χαρακτήρα',
      )
    case 'position_incomplete':
      return made(
        pointer,
        what.code,
        'give both "start" and "end", or neither',
        'δώστε και τα δύο, «start» και «end», ή κανένα',
      )
    case 'position_outside':
      return made(
        pointer,
        what.code,
        `start and end must lie in the document's ${what.length} code points, start before end`,
        `τα start και end πρέπει να βρίσκονται μέσα στους ${what.length} χαρακτήρες του εγγράφου, με το start πριν από το end`,
      )
    case 'position_mismatch':
      return made(
        pointer,
        what.code,
        `at this position stands "${short(what.found)}"; correct start and end, or leave them out`,
        `σε αυτή τη θέση γράφει «${short(what.found)}»· διορθώστε τα start και end ή παραλείψτε τα`,
      )
    case 'quote_not_found':
      return what.alone === 0
        ? made(
            `${pointer}/exact`,
            what.code,
            'the document does not contain this quotation',
            'το έγγραφο δεν περιέχει αυτό το απόσπασμα',
          )
        : made(
            `${pointer}/prefix`,
            'context_not_found',
            `the quotation stands ${what.alone} times in the document, never with this prefix and suffix`,
            `το απόσπασμα υπάρχει ${what.alone} φορές στο έγγραφο, ποτέ με αυτό το prefix και suffix`,
          )
    case 'quote_ambiguous':
      return made(
        `${pointer}/exact`,
        what.code,
        `the quotation stands ${what.count} times in the document; add prefix or suffix, or start and end`,
        `το απόσπασμα υπάρχει ${what.count} φορές στο έγγραφο· προσθέστε prefix ή suffix, ή start και end`,
      )
  }
}
