import type { Block } from './source-text.ts'
import { keysOf } from './source-text.ts'

/** Whether a block or a sentence is about who may apply. Folded text. */

export const eligibility =
  /νομικ\p{L}+ μορφ|(?:^|· )(?:οροι|χρησεισ|απασχοληση|προσωπικο|μεγεθοσ|ηλικια|ετη λειτουργιασ|νομικη μορφη|μορφη|ποιουσ αφορα|κλαδοσ|ωφελουμενοι|who|size|staff|age|legal form|employees|headcount|εμε|κυκλοσ εργασιων|(?:ετησιοσ )?τζιροσ|(?:annual )?turnover)(?: |$|·)|(?<!\p{L})μεγεθοσ (?:και κοστοσ)?(?: ·|$)|σε ποιουσ|ποιοι (?:\p{L}+ )?(?:ενισχυ|μπορ|συμμετ|ειναι)|final recipients|eligible recipients|can my (?:business|company)|who (?:may|can)|συμμετεχ|ενισχυονται|(?:υπαρχει|ποιοσ) ορο[σι]|δικαιουχ|προυποθεσ|επιλεξιμοτητ|επιλεξιμ\p{L}+ (?:επιχειρησ|αιτου|φορε|ειναι)|ποι(?:οι|εσ|οσ) (?:επιχειρησ\p{L}+ )?(?:θα )?μπορ|ποιεσ επιχειρησ|(?<!\p{L})αποδεκτ(?:εσ|ησ|η)(?!\p{L})|πεδιο εφαρμογησ|who qualif|ποιουσ αφορα|σε ποιουσ απευθ|(?:οροι|κριτηρια) (?:συμμετοχ|υπαγωγ|επιλεξιμ|τυπικ)|δυνητικ|eligib|who can apply|who may apply|applicants?|beneficiar|conditions? (?:of|for) (?:participation|eligibility)|admissib/u
export const notEligibility =
  /επιλεξιμ\p{L}+ (?:κατηγορι\p{L}+ )?δαπαν|eligible (?:costs|expenditure)|δικαιολογητικ|supporting documents|required documents|αξιολογησ|evaluation|selection criteria|κριτηρια (?:αξιολογ|επιλογ)|μεσα χρηματοδοτ/u
export const statesCondition =
  /cannot join|(?:can|may) join|can (?:my|your)|if it (?:employs|has)|λογιζονται|θεωρουνται|υπηχθησαν|υπαγονται|(?:εφαρμοζεται|ισχυει) στ|εχ(?:ει|ουν) (?:γινει|κανει|αρχισει|ξεκινησει|ιδρυθει|συσταθει)|(?:θα )?πρεπει (?:να|κατα)|οφειλ\p{L}+|απαιτειται|προυποθεση|επιλεξιμ\p{L}+ ειναι|δικαιουχοι (?:ειναι|τησ|μπορουν|θεωρουνται)|(?:δεν|μη) (?:γινονται|γινεται|ειναι|θεωρουνται|επιτρεπεται|μπορουν|δικαιουνται)|εξαιρουνται|αποκλειονται|να (?:εχ|διαθετ|λειτουργ|ειναι|μη|τηρ|προσκομ|συγκεντρ|ασκ|απασχολ|εδρευ)\p{L}*|must|shall|have to|has to|may not|are (?:not )?eligible|excluded|only .{0,40}(?:may|can) apply|at the time of (?:application|submission)/u
/** Sentences about those whom a call is for, under whatever heading. */
export const addressed =
  /η εδρα (?:τησ|του)|open to|reserved for|aimed at|intended for|προοριζ\p{L}+|(?:may|can) (?:apply|participate|take part)|(?:μπορ\p{L}+|δικαιου\p{L}+) να (?:συμμετ|υποβ|αιτ)|(?:η επενδυση|το εργο|τα εργα|το σχεδιο|τα σχεδια|η μοναδα) (?:γιν\p{L}+|υλοποι\p{L}+|πραγματοποι\p{L}+|βρισκ\p{L}+)|(?:η|καθε) επιχειρηση (?:λειτουργει|εχει|απασχολ|διαθετει|ειναι|εδρευει)|απευθυν\p{L}+|στηριζει|(?:δραση|προγραμμα|προσκληση|καθεστωσ|μετρο)(?!\p{L})[^.]{0,40}(?:αφορα|ενισχυει|στηριζει|επιδοτει|χρηματοδοτει|συμμετεχ)|συμμετεχουν|δικαιωμα συμμετοχησ|γινονται δεκτ|(?:καθε|οι) επιχειρησ\p{L}+ (?:εχ|διαθετ|απασχολ|πρεπει)|επιλεξιμ\p{L}+ (?:περιφερει|περιοχ|μορφ|ειναι οι)|you (?:employ|have|are|must)|your (?:annual |business|premises|company)|qualify|do not(?! include)/u
/** Labels of cells and headings under which it stands for whom, or where, a call is. */
export const ofApplicants =
  /^(?:οι )?(?:επιχειρησεισ|δικαιουχοι|αποδεκτεσ|σε ποιουσ|εξαιρεσεισ|applicants?|beneficiaries|who)/u
export const ofPlaces =
  /^(?:\d[.\d]*\)? )?(?:ισχυει σε|σε ποι(?:α|εσ) περι|επιλεξιμ\p{L}+ (?:περιοχ|περιφερ)|πεδιο εφαρμογησ|χωρικ|(?:γεωγραφικη )?καλυψη|εδρα|programme area|χωρα|που(?= |$|;)|country|territor|eligible (?:area|region)|περιοχη|περιοχεσ|περιφερεια|περιφερειεσ|τοποσ|χωροσ|γεωγραφικ|που |where|area|region|location)/u
export const afterAward =
  /μετα την (?:ολοκληρωση|ενταξη|αποπληρωμη|εγκριση|υλοποιηση)|επι ποινη|διατηρησ\p{L}+ |υποχρεωσ\p{L}+ (?:επιτευξ|διατηρησ|τηρησ)|after (?:completion|the award|the grant)|for (?:at least )?\p{L}+ (?:\(\d+\) )?years after|within .{0,30} (?:of|after) completion|must (?:keep|maintain|retain)/u
export const negation =
  /:\s*(?:οχι|no)(?!\p{L})|(?<!\p{L})(?:δεν (?:επιτρεπεται η συμμετοχη|δικαιουνται|εντασσονται|χρηματοδοτουνται|ενισχυονται|περιλαμβαν\p{L}+|λαμβανουν|επιδοτουνται|μπορουν(?: \p{L}+){0,2} να (?:υποβαλ|συμμετ|λαβ)\p{L}*|ειναι δικαιουχ\p{L}+)|μη (?:επιλεξιμ|δικαιουχ)\p{L}*|χωρισ δικαιωμα|(?:cannot|can ?not|may not|can't) (?:join|take part|participate|benefit|receive|be (?:beneficiar|applicant)\p{L}*)|neither can|not open to|(?:do|does|will) not (?:take part|qualify|participate)|(?:is|are) (?:rejected|refused|ruled out|barred)|(?:is|are) not (?:part of|in the programme area)|does not include|εξαιρουνται|εξαιρουμεν\p{L}+|εξαιρεση|αποκλει\p{L}+|(?:δεν|μη) (?:ειναι |θεωρουνται |γινονται )?(?:επιλεξιμ|δεκτ|ενισχυ|δικαιου|μπορουν να υποβ)\p{L}*|not eligible|δεν συμμετ\p{L}+|δεν υποβαλλ\p{L}+|να μην? (?:ειναι|λειτουργ\p{L}+ ωσ|εχουν τη μορφη|αποτελ\p{L}+)|ineligible|excluded|excluding|may not apply|cannot apply|do(?:es)? not(?: qualify)?(?=\s*\.?$)|with the exception)(?!\p{L})/u

export const exceptInBrackets = /(?:\(| -)[^()-]*(?:εξαιρ|εκτοσ|πλην|(?<!\p{L})οχι |exclud|except|(?<!\p{L})not )[^()-]*[)-]/gu

const numbering =
  /^\s*(?:(?:αρθρ(?:ο|ον)|article|ενοτητα|section|κεφαλαιο|chapter|παραγραφοσ|μεροσ|part)\s+(?:\d{1,2}|\p{L}{1,7})\s*[-–—.:·]+\s*|\(?(?:\d{1,2}(?:\.\d{1,2}){0,3}|\p{L}{1,3})[.)΄'’]+\s*|\d{1,2}(?:\.\d{1,2}){0,3}\s+(?=\p{L})|[•●▪*–-]\s+)+/u

/** What a block is about, nearest first, without the numbers of headings. */
export const plainKeysOf = (block: Block): string[] =>
  keysOf(block).map((key) => key.replace(numbering, '').replace(/\s*[:;?.]\s*$/u, ''))
