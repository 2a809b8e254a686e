import { logicIsKept } from './logic-is-kept.ts'
import { deniedApart, letInAgain, ofSomeNamed, orApart, placesLetInAgain, thoseLeftOut } from './wordings/inside.ts'
import {
  bothEnds,
  denied,
  deniedComparisons,
  either,
  excepted,
  noCondition,
  orWithin,
  refused,
  spacedCodes,
} from './wordings/logic.ts'
import { partsOfCall, partsOfRegions, yearsAndFounders } from './wordings/parts.ts'

logicIsKept({
  'of what nobody may be or have': denied,
  'of figures that a duty denies': deniedComparisons,
  'of those who are refused': refused,
  'with two ends': bothEnds,
  'with an alternative': either,
  'with "or" between names or bounds': orWithin,
  'with an exception or a case': excepted,
  'that is none': noCondition,
  'with spaced codes': spacedCodes,
  'with codes that are let in again': letInAgain,
  'with places that are let in again, or two of them': placesLetInAgain,
  'with those whom it leaves out by what they did': thoseLeftOut,
  'with "or" beside what is denied or not read': orApart,
  'of some of those whom it names': ofSomeNamed,
  'with something else denied beside it': deniedApart,
  'of less than a region, or of two places': partsOfRegions,
  'of one part of the call': partsOfCall,
  'of closed years or of those to be founded': yearsAndFounders,
})
