import { foldText } from '../../facts/text-fold.ts'

/** Sheets that have the name of a field on one line and its value on the next. */

/** What sheets call their fields, at the start of a line. */
const fieldName =
  /^(?:τιτλοσ|κατασταση$|τυποσ|φορε(?:ασ|ισ)|κωδικοσ|α\/α|προγραμμα$|ταμειο|δικαιουχοι|δεν (?:ειναι|συμμετεχ|ενισχυ)|ποιοι|μη επιλεξιμ|περιοχη|περιφερεια$|τοποσ|χωρα|ετη λειτουργ|ηλικια|εναρξη|ληξη|εξαιρ|μεγεθοσ|απασχολ|προσωπικο|εμε$|νομικη μορφη|κλαδο|δραστηριοτ|καδ|επιλεξιμ|π\/υ|προυπολογισμοσ|κοστοσ|ποσοστο|ενταση|επιχορηγηση|επιδοτηση|ενισχυση|μεγιστ|ανωτατ|ελαχιστ|ιδια |δημοσια|συνολικ|πορ(?:οι|ων)|ημ\/νια|ημ\.|ημερομηνια|προθεσμια|περιοδοσ|υποβολ|διαρκεια|ολοκληρωση|υλοποιηση|μισθολογικ|ενοικια|.{3,40}\(% |νομικη βαση|πλαισιο|καθεστωσ|κανονισμοσ|απαιτουμεν|δικαιολογητικα|εγγραφα|δημοσιευση|κατανομη|published|publication|title|programme|managing|code|call|beneficiar|who|eligible|not eligible|excluded|region|area|country|age|size|staff|legal form|sector|activit|nace|budget|total|cost|rate|intensity|grant|maximum|minimum|own |funds|opening|closing|opens|closes|deadline|status|type|start|end|duration|completion|legal basis|state aid|documents?|required|attachments)/u

/**
 * Lines of a sheet that has the name of a field on one line and its value on the next; empty for every other text. Once enough
 * known names make it a sheet, a short line of words behind a value is a name too, and what stands right behind a name is its value.
 */
export function fieldNames(text: string): ReadonlySet<number> {
  const lines = [...text.matchAll(/[^\n]+/gu)].filter(([line]) => line.trim() !== '')
  if (text.includes('\t') && lines.filter(([line]) => line.includes('\t')).length * 4 > lines.length) return new Set()
  const short = lines.filter(([line]) => line.trim().length <= 48).length
  const known = new Set(
    lines
      .filter(
        ([line]) =>
          line.trim().length <= 45 &&
          /^\s*\p{Lu}/u.test(line) &&
          !/\d{2}|[.,;·]\s*$|:\s+\S/u.test(line) &&
          fieldName.test(foldText(line.trim()).folded),
      )
      .map(({ index }) => index),
  )
  // A narrow column of prose is no sheet: its lines go on.
  const goingOn = lines.filter(([line]) => /^\s*\p{Ll}/u.test(line)).length
  if (lines.length < 12 || short < lines.length * 0.7 || known.size < 6 || goingOn > lines.length * 0.25)
    return new Set()
  const names = new Set<number>()
  let before: 'name' | 'guess' | 'value' = 'guess'
  for (const [at, { index, 0: line }] of lines.entries()) {
    const named = known.has(index)
    if (at === 0 || before === 'name' || (before === 'guess' && !named)) before = at === 0 ? 'guess' : 'value'
    else if (named || (before === 'value' && !known.has(lines[at + 1]?.index ?? -1) && isShortName(line.trim()))) {
      names.add(index)
      before = named ? 'name' : 'guess'
    }
  }
  return names
}

const isShortName = (line: string): boolean =>
  line.length <= 32 && /^\p{Lu}[\p{L}/ -]+$/u.test(line) && /\p{Ll}/u.test(line) && line.split(/\s+/u).length <= 4
