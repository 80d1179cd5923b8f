import type { IndexedCareer } from '../career-index'
import { explained } from '../explanation'
import { listed, withArticle } from '../phrase'
import type { Stem } from '../stem'
import { OPTION_MAX, type Writing } from '../writing'

/** Kinds of places. Two careers that share one are not told apart by where they work. */
const KINDS: readonly RegExp[] = [
  /office|desk|computer|comput|screen|remote|headquarters|firm|compan|from home/i,
  /shop|store|counter|market|mall|dealer|salon/i,
  /hospital|clinic|patient|nursing|medical|surg|care home|health|pharmac|rehab/i,
  /school|class|college|campus|universit|student|gym|librar/i,
  /outdoor|outside|field|farm|forest|wood|park|weather|garden|orchard|ranch|nature|yard|street|land/i,
  /site|roof|ladder|building|construction|scaffold|house|homes?\b|apartment|door/i,
  /factor|plant|mill|floor|machine|warehouse|line|workshop|bench|garage|foundry/i,
  /lab|microscope|goggles|observator/i,
  /road|truck|van\b|car\b|cars|bus|train|rail|airport|plane|flight|air\b|track|travel/i,
  /ship|boat|sea\b|ocean|river|water|harbor|port|dock|lake|pool|beach/i,
  /studio|stage|theater|concert|set\b|sets\b|event|arena|stadium|club|museum|galler/i,
  /kitchen|restaurant|hotel|cafe|bar\b|bars\b|dining|casino|resort/i,
  /court|prison|jail|police|station|base|military|navy|army|command/i,
  /mine|mines|tunnel|oil|gas|well\b|quarr|underground|drill/i,
]

const kinds = new WeakMap<IndexedCareer, readonly number[]>()

function kindsOf(career: IndexedCareer): readonly number[] {
  let known = kinds.get(career)
  if (known === undefined) {
    known = KINDS.flatMap((kind, at) => (kind.test(career.workEnvironment) ? [at] : []))
    kinds.set(career, known)
  }
  return known
}

const placeOf = ({ workEnvironment }: IndexedCareer): string => workEnvironment.replace(/\.$/, '')

const isOnePhrase = (place: string): boolean => place.length <= OPTION_MAX && !/[.!?]/.test(place)

function write(writing: Writing) {
  const right = placeOf(writing.career)
  const isNew = writing.unasked([right]).length > 0
  if (!isNew || !isOnePhrase(right) || !writing.isQuiet(right)) return null
  const own = kindsOf(writing.career)
  if (own.length === 0) return null
  const wrongs = writing.wrongs(right, (career, fits) => {
    const text = placeOf(career)
    if (!fits(text)) return null
    const isWrong =
      isOnePhrase(text) &&
      kindsOf(career).length > 0 &&
      !kindsOf(career).some((kind) => own.includes(kind)) &&
      writing.ledger.isFree(text)
    return isWrong ? { text, career } : null
  })
  if (!wrongs) return null
  writing.ask([right])
  return {
    answers: writing.choice(
      right,
      wrongs.map(({ text }) => text),
    ),
    explanation: explained(
      `The others are the places of ${listed(wrongs.map(({ career }) => withArticle(career.title)))}.`,
    ),
  }
}

export const PLACE_STEMS: readonly Stem[] = [
  {
    id: 'place-of-work',
    topic: 'place',
    kind: 'choice',
    driver: 'process',
    difficulty: 'easy',
    wordings: [
      'Where would you find {x} at work?',
      'Picture {x} at work. Which place fits?',
      'Where does {x} spend most working days?',
      'You want to interview {x} during the working day. Where do you go?',
      'You bring lunch to {x} at work. Where do you go?',
    ],
    write,
  },
]
