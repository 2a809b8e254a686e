import type { Language } from '../../core/facts/text.ts'

/**
 * All the ways in which a composed sentence may be said, the composed one first. A language model chooses among them, and
 * nothing else is taken from it. Each reads as well as the composed sentence and says the same, whatever the sentence:
 *
 * 1. One phrase or clause that says when, if or why goes from the end to the front, or a phrase from the front behind an amount
 *    at the end. It goes as a whole and only beside a verb of the lists below, so that it belongs to no other word; whatever
 *    else there is keeps its order. In Greek the verb then comes before its subject, as usual after a day.
 * 2. One bound before a figure stands for another: «μέχρι» for «έως», "at most" for "up to".
 *
 * A sentence that is not of these forms is said as it is. Names in quotation marks are not looked into.
 */
export function waysOf(composed: string, language: Language): string[] {
  const names: string[] = []
  const plain = composed.replace(quoted, (name) => `«${names.push(name) - 1}»`)
  if (/["„“”«»]/u.test(plain.replace(held, ''))) return [composed]
  const said = [plain, exchanged(plain, language)]
  const ways = said.flatMap((each) => [each, ...moved(each, language)])
  return [...new Set(ways.map((way) => way.replace(held, (_, at: string) => names[Number(at)] ?? '')))]
}

const quoted = /«[^«»]*»|“[^“”]*”|"[^"]*"/gu
const held = /«(\d+)»/gu

/** With its bounds exchanged: behind these words only, since "sectors 64 to 66" and "raised up to 50%" are something else. */
function exchanged(plain: string, language: Language): string {
  if (language === 'el')
    return plain.replaceAll(/(?<=\s(?:φθάνει|διαρκεί|αναμένεται|γίνονται δεκτές|από [\d.,]+ €) )έως(?= \d)/gu, 'μέχρι')
  return / from /u.test(plain)
    ? plain
    : plain.replaceAll(/(?<= (?:is|of) )up to(?= (?:[€$£]\d|\d[\d.,]*%))/gu, 'at most')
}

function moved(plain: string, language: Language): string[] {
  const { orders, holdsMore } = rules[language]
  return orders.flatMap(([form, order]) => {
    const { subject = '', clause = '' } = form.exec(plain)?.groups ?? {}
    if (subject === '' || holdsMore.test(`${subject} ${clause}`)) return []
    // What a sentence of these forms begins with is no name.
    const text = plain.charAt(0).toLowerCase() + plain.slice(1)
    const other = text.replace(form, order)
    return [other.charAt(0).toUpperCase() + other.slice(1)]
  })
}

interface Rules {
  /** Forms of sentences, each with the other order of its pieces. */
  readonly orders: readonly (readonly [form: RegExp, order: string])[]
  /** Words with which a subject or clause may hold another statement, or a limit that something else may fall under. */
  readonly holdsMore: RegExp
}

const form = (pieces: string): RegExp => new RegExp(`^${pieces}\\.$`, 'iu')
const anyOf = (choices: string): string => `(?:${choices.trim().replaceAll(/\s*\|\s*/gu, '|')})`
const anyWord = (choices: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])${anyOf(choices)}(?![\\p{L}\\p{M}])`, 'iu')

const rest = String.raw`[^,;:·()]+`
const figure = String.raw`\d[\d.,]*`
const day = String.raw`\d{1,2} \p{L}+ \d{4}`
const year = String.raw`\d{4}`

const greek = ((): Rules => {
  const subject = `(?<subject>${anyOf('ο|η|το|οι|τα|δαπάνες')} ${rest}|δαπάνες)`
  const when = anyOf(`${anyOf('στις|έως|μέχρι|από')} ${day} | το έτος ${year} | στη χρήση ${year}`)
  const happens = `(?<verb>${anyOf(`
    αρχίζει | άρχισε | λήγει | έκλεισε | ολοκληρώνεται | αναμένεται | υποβάλλονται | γίνονται δεκτές |
    έχει εξαντληθεί | έχει ανασταλεί | μπορεί να αλλάξει αποτέλεσμα`)})`
  const stands = `(?<verb>${anyOf('λήγει νωρίτερα | μένει ανοικτή | δεν μπορεί ακόμη να κριθεί')})`
  const clause = `(?<opens>${anyOf('αν|εάν|επειδή')}) (?<clause>${rest})`
  const amounts = `(?<verb>${anyOf('είναι|ήταν|φθάνει|είχε έσοδα')}(?: έως| μέχρι| τουλάχιστον)? ${figure}(?: ?[€$£]|%))`
  const where = `(?<phrase>${anyOf(`${when} | για κάθε επιχείρηση | με τις προσαυξήσεις | με την προσαύξηση «\\d+»`)})`
  return {
    orders: [
      // «Η επένδυση αρχίζει στις 8 Μαρτίου 2027»: «Στις 8 Μαρτίου 2027 αρχίζει η επένδυση».
      [form(`${subject} ${happens} (?<when>${when})`), '$<when> $<verb> $<subject>.'],
      // «Η υποβολή λήγει νωρίτερα, αν …»: «Αν …, η υποβολή λήγει νωρίτερα».
      [form(`${subject} ${stands}, ${clause}`), '$<opens> $<clause>, $<subject> $<verb>.'],
      // «Ο κύκλος εργασιών ήταν 480.000 € στη χρήση 2025», and the other way round.
      [form(`${subject} ${amounts} ${where}`), '$<phrase> $<subject> $<verb>.'],
      [form(`${where},? ${subject} ${amounts}`), '$<subject> $<verb> $<phrase>.'],
    ],
    holdsMore: anyWord(`
      και|κι|ή|είτε|ούτε|αλλά|όμως|ενώ|που|όπου|όταν|πριν|αφού|ότι|πως|ώστε|θα|δεν|δε|μην|μη|μόνο|επίσης|όχι|
      όσ\\p{L}+|όποι\\p{L}+|οποί\\p{L}+|αν|εάν|επειδή`),
  }
})()

const english = ((): Rules => {
  const subject = `(?<subject>${anyOf(`
    the|a|an|aid|applications|costs|eligibility|full applications|pre-proposals|submission|turnover`)}(?: ${rest})?)`
  const when = anyOf(`${anyOf('on|by|from|until')} ${day} | in the ${anyOf('financial year|year')} ${year}`)
  const happens = `(?<verb>${anyOf(`
    starts | ends | is expected | are submitted | are accepted | may change`)})`
  const stands = `(?<verb>${anyOf('ends earlier | remains open | cannot be decided yet')})`
  const clause = `(?<opens>${anyOf('if|because')}) (?<clause>${rest})`
  const amounts = `(?<verb>${anyOf('is|was|had revenue of')}(?: up to| at most| at least)? ${anyOf(`[€$£]${figure}|${figure}%`)})`
  const where = `(?<phrase>${anyOf(`${when} | with the bonus «\\d+»`)})`
  return {
    orders: [
      // "The investment starts on 8 March 2027": "On 8 March 2027, the investment starts".
      [form(`${subject} ${happens} (?<when>${when})`), '$<when>, $<subject> $<verb>.'],
      // "Submission ends earlier if …": "If …, submission ends earlier".
      [form(`${subject} are accepted until the (?<clause>${rest})`), 'until the $<clause>, $<subject> are accepted.'],
      [form(`${subject} ${stands},? ${clause}`), '$<opens> $<clause>, $<subject> $<verb>.'],
      // "Turnover was €480,000 in the financial year 2025", and the other way round.
      [form(`${subject} ${amounts} ${where}`), '$<phrase>, $<subject> $<verb>.'],
      [form(`${where},? ${subject} ${amounts}`), '$<subject> $<verb> $<phrase>.'],
    ],
    holdsMore: anyWord(`
      and|or|nor|but|yet|that|which|who|whom|whose|what|where|when|while|whether|unless|before|after|as|than|
      no|not|never|only|also|even|except|if|because|until|since`),
  }
})()

const rules: Readonly<Record<Language, Rules>> = { el: greek, en: english }
