import { latinStem } from '../../../searching/latin-stem.ts'

/**
 * Verbs by which a sentence says that something is, has, gets or does what is cited. They state nothing that the nouns,
 * names and figures beside them do not, so a source need not have them; verbs with an opposite are held against it elsewhere.
 */
const english = new Set(
  `accept account accrue accompany achieve act add address adopt agree aim allocate allow amount announce answer appear apply appoint arise arrange ask assess
  assign assume attach attend award base be bear become begin belong bring build buy calculate call carry cause change charge check choose claim close collect come
  commit complete comprise compute concern conclude conduct confirm connect consider consist constitute contain continue contract contribute convert cost count cover
  create date deal declare define deliver demonstrate depend derive describe design determine develop devote direct distribute divide do draw drive earn employ enable
  end engage enjoy enter entail entitle envisage equal equip establish estimate evaluate examine execute exist expect expire explain extend face fall file fill finance
  find finish fit fix follow form found fund gather get give go govern grant grow handle happen have head help hire hold host house identify implement impose include
  incur indicate inform install intend introduce invest invite involve issue join keep know last lead lease leave let lie list live locate lodge maintain make manage
  manufacture mark match mean measure meet mention monitor mount move name need note notify obtain occupy occur offer open operate order organise originate owe own pay
  perform permit place plan play point possess prepare present preserve process procure produce promise propose protect prove provide publish purchase put raise range
  rank rate reach receive recognise record recover recruit redeem refer reflect refund register regard regulate reimburse relate release remain remunerate rent repay replace report
  represent request require reserve respond rest result retain return review run say schedule score see seek seem select sell send serve set settle share show sign sit situate
  specify spend stand start state stay stem stipulate submit suffice supply support take tell think total train transfer treat turn undertake underlie use utilise
  gain attract save improve lapse admit elapse inform alter amend adapt adjust aid allot apportion assemble assure augment avail benefit bind boost cite collate combine commence communicate compile complement confer consume cooperate correct delegate derive despatch dispatch dispose disburse display ease embark enclose encourage endow ensure enrol equate evidence evolve exit explore feature feed fetch forward foster furnish further gauge generate guide heighten highlight impact improve incorporate instruct integrate keep land last lay learn lift link load lodge look merge modify necessitate nominate obey oblige oversee phase pick pour preside proceed publicise pursue push quote reach realise reckon reopen reorganise resolve retrain reuse revise roll seal secure separate set shift specialise stage stimulate stretch strive structure subsidise surround target tie track transform transmit try update utilise vary visit wait welcome withhold admit confine enlarge await outnumber surpass restrict aid back draw earn raise lower embrace constitute undergo regulate govern commission appoint
  arrive pass activate cut overrun
  value verify visit want weigh win wish work write yield press shape rise`
    .split(/\s+/u)
    .map(latinStem),
)
/** Forms that no ending makes. */
const irregular = new Set(
  `began begun borne bought brought built came chose chosen come did done drawn drew dealt fell fallen found gave given gone got grew grown had held hired kept knew known
  laid lain lay led left lent let lies lying made meant met paid put ran rose risen run said sat saw seen sent set shown sold sought spent spoke stood taken taught
  told took underwent undertook undertaken went won wrote written goes does has`.split(/\s+/u),
)

/** What decides a matter is never said by the way: that something is approved, won, guaranteed, fulfilled. */
const decisive =
  /^(?:approv|reject|refus|guarante|win|wins|won|qualif|certif|entitl|exempt|fulfil|satisf|compl(?:y|ies|ied)|violat|breach|convict|succe|prohibit|forbid|ban|revok|cancel|terminat|εγκρ|απορρ|εγγυ|κερδ|βραβ|δικαι|πληρο|απαλλα|εξαιρ|αποκλει|επελεγ|επιλεχ|επιλεγ|ενταχ|ενταγ|υπαχ|πιστοποι|παραβ|καταδικ|επιτυγχ|πετυχ|απαγορ|ανακλ|ανακαλ|ακυρ|λυθ|συμμορφ|προτιμ)/u

/** Finite forms of Greek verbs by their endings; the third person, and what follows «να» and «θα». */
const greek = /(?:ει|ουν|ουνε|ται|αν|ανε|ουμε|αμε|ομαστε|ηκε|ησε|ωσε|ισε|ασε|εψε|ξε|λθε|λαβε|[λνργζδκπτσβφ]ε)$/u

/** Whether a folded word is a verb that states nothing by itself. */
export function isNeutralVerb(word: string): boolean {
  if (decisive.test(word)) return false
  if (
    /^(?:καθε|τοτε|ποτε|οποτε|εκτοτε|πεντε|ουτε|ειτε|μητε|\p{L}*δηποτε|δωρεαν|οταν|οσουν|καταπαν|περαν|λιαν)$/u.test(
      word,
    )
  )
    return false
  if (/\p{Script=Greek}/u.test(word)) return word.length > (word.endsWith('ε') ? 3 : 4) && greek.test(word)
  return irregular.has(word) || english.has(latinStem(word)) || english.has(word)
}
