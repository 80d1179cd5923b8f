import { shuffled } from '@pathquest/core/random'
import type { IndexedCareer } from '../career-index'
import { contentRoots, sharesWord } from '../content-words'
import { explained } from '../explanation'
import { listed, withArticle } from '../phrase'
import type { Stem } from '../stem'
import { OPTION_MAX, type Writing, type Wrong } from '../writing'

/** Texts of other careers that share no word with the right one. */
function oneOf(writing: Writing, textsOf: (career: IndexedCareer) => readonly string[]) {
  for (const right of writing.unasked(textsOf(writing.career))) {
    if (right.length > OPTION_MAX || !writing.isQuiet(right)) continue
    const roots = contentRoots(right)
    const wrongs = writing.wrongs(right, (career, fits) => {
      const text = shuffled(textsOf(career), writing.random).find(
        (one) =>
          one.length <= OPTION_MAX &&
          fits(one) &&
          writing.ledger.isFree(one) &&
          !sharesWord(one, right) &&
          ![...contentRoots(one)].some((root) => roots.has(root) || writing.career.roots.has(root)),
      )
      return text === undefined ? null : { text, career }
    })
    if (wrongs) return { right, wrongs }
  }
  return null
}

const whose = (wrongs: readonly Wrong[]): string =>
  `The others fit ${listed(wrongs.map(({ career }) => withArticle(career.title)))}.`

function stem(
  id: string,
  wordings: readonly string[],
  textsOf: (career: IndexedCareer) => readonly string[],
): Stem {
  return {
    id,
    topic: 'ways',
    kind: 'choice',
    driver: 'people',
    difficulty: 'medium',
    wordings,
    write(writing) {
      const found = oneOf(writing, textsOf)
      if (!found) return null
      const { right, wrongs } = found
      return {
        answers: writing.choice(
          right,
          wrongs.map(({ text }) => text),
        ),
        explanation: whose(wrongs),
      }
    },
  }
}

/** Whoever goes straight to work has no second step to tell from the first job. */
const IS_WORK =
  /\b(?:straight|directly|right) (?:in)?to\b|^(?:start|begin)s? (?:work|as)\b|^work\b/i

const way: Stem = {
  id: 'way-in-order',
  topic: 'ways',
  kind: 'order',
  driver: 'people',
  difficulty: 'easy',
  wordings: [
    'Here is one way to become {x}. What comes first, next, and last?',
    'Put these steps on the way to becoming {x} in order.',
  ],
  write(writing) {
    const route = writing.pick(writing.career.routes.filter(({ next }) => !IS_WORK.test(next)))
    if (!route) return null
    const items = [route.school, route.next, route.firstJob]
    if (items.some((text) => text.length > OPTION_MAX)) return null
    return {
      answers: { items },
      explanation: explained(
        'School comes first, then training, then the first job.',
        writing.career.routes.length > 1 ? 'It is only one of several ways.' : '',
      ),
    }
  },
}

export const WAY_STEMS: readonly Stem[] = [
  stem(
    'school-on-the-way',
    [
      'Which subjects and activities at school help most on the way to becoming {x}?',
      'Somebody in your class wants to be {x}. What helps most at school?',
    ],
    ({ routes }) => routes.map(({ school }) => school),
  ),
  stem(
    'first-job',
    [
      'What can be a first job on the way to becoming {x}?',
      'Where may a future {t} start to work?',
    ],
    ({ routes }) => routes.map(({ firstJob }) => firstJob),
  ),
  way,
  stem(
    'certificate',
    [
      'Which license or certificate may {x} have on the wall?',
      'Which proof of skill helps {x} to get work?',
    ],
    ({ certifications }) => certifications,
  ),
]
