import type { IndexedCareer } from '../career-index'
import { sharesWord } from '../content-words'
import { explained } from '../explanation'
import { capitalized, listed, withArticle } from '../phrase'
import type { Stem } from '../stem'
import { SIDE_MAX } from '../writing'

const PAIRS = 4

/** Wrong names come from careers that are far away, and say no word of the right one. */
const otherName: Stem = {
  id: 'other-name',
  topic: 'names',
  kind: 'choice',
  driver: 'product',
  difficulty: 'medium',
  wordings: [
    'Which of these is another name for {x}?',
    'By which other name do some people know {x}?',
    'Another word for a job can help you find it. What else do people call {x}?',
  ],
  write(writing) {
    for (const right of writing.unasked(writing.career.otherTitles.filter(isName))) {
      if (!writing.isQuiet(right)) continue
      const wrongs = writing.wrongs(right, (other, fits) => {
        const isWrong = (name: string) =>
          isName(name) &&
          fits(name) &&
          writing.ledger.isFree(name) &&
          !sharesWord(name, right) &&
          !sharesWord(name, writing.career.title)
        const text = other.otherTitles.find(isWrong)
        return text === undefined ? null : { text, career: other }
      })
      if (!wrongs) continue
      writing.ask([right])
      const others = wrongs.map(({ career }) => withArticle(career.title))
      return {
        answers: writing.choice(
          right,
          wrongs.map(({ text }) => text),
        ),
        explanation: explained(`The others are names for ${listed(others)}.`),
      }
    }
    return null
  },
}

/** Abbreviations give the title away. */
const SPELLED = /[A-Z]{2}/
/** People search for these, but the work is for everybody. */
const GENDERED =
  /(?<!hu|ger)m[ae]n\b|(?:boy|girl|lady|maid|wife|ardess|tress|hostess|headmaster)\b/i
const isName = (name: string): boolean =>
  name.length >= 5 && !SPELLED.test(name) && !GENDERED.test(name)

const names: Stem = {
  id: 'names-to-careers',
  topic: 'names',
  kind: 'match',
  driver: 'product',
  difficulty: 'medium',
  wordings: [
    'Jobs have several names. Match {x} and three others to another name.',
    'Match each job to a second name for it. One of them is {x}.',
  ],
  write(writing) {
    const { career, index } = writing
    const nameOf = (one: IndexedCareer, taken: readonly string[]) =>
      one.title.length > SIDE_MAX
        ? undefined
        : // The set may have asked for a name before.
          (one.id === career.id ? writing.unasked(one.otherTitles) : one.otherTitles).find(
            (name) =>
              isName(name) &&
              !sharesWord(one.title, name) &&
              !taken.some((other) => sharesWord(other, name)),
          )
    const own = nameOf(career, [])
    if (own === undefined) return null
    const pairs = [{ one: career, name: own }]
    while (pairs.length < PAIRS) {
      const next = writing.deck.draw((one) => {
        const isNew = pairs.every((pair) => index.isFar(pair.one, one))
        const name = isNew
          ? nameOf(
              one,
              pairs.flatMap((pair) => [pair.name, pair.one.title]),
            )
          : undefined
        return name === undefined ? null : { one, name }
      })
      if (!next) return null
      pairs.push(next)
    }
    writing.ask([own])
    return {
      answers: { pairs: pairs.map(({ one, name }) => [one.title, name]) },
      explanation: explained(
        `${capitalized(withArticle(career.title))} may also be called “${own}.”`,
        'Search by both names to find out more.',
      ),
    }
  },
}

export const NAME_STEMS: readonly Stem[] = [otherName, names]
