import { INTERESTS, type Interest, interestScore } from '../career-facts'
import type { IndexedCareer } from '../career-index'
import { compared } from '../comparison'
import { INTEREST_SOURCE, sourced } from '../explanation'
import { capitalized, withArticle } from '../phrase'
import type { Stem } from '../stem'

/** What people with this interest like to do. */
const LIKES: Readonly<Record<Interest, string>> = {
  Realistic: 'do practical, hands-on work',
  Investigative: 'look into things and find out why',
  Artistic: 'create, design, or perform something new',
  Social: 'help, teach, or care for others',
  Enterprising: 'lead, persuade, and start something',
  Conventional: 'keep things exact and in good order',
}
/** Wrong are those whose score is lower by so much, and low on the scale from 1 to 7. */
const INTEREST_APART = 2
const WEAK_MAX = 3.5
const [WEAK, LEADS] = [0, 1]

const leadOf = ({ facts }: IndexedCareer): Interest | null => facts.interest?.name ?? null

const likes: Stem = {
  id: 'interest-to-choose',
  topic: 'interest',
  kind: 'choice',
  driver: 'people',
  difficulty: 'medium',
  wordings: [
    'What should somebody like above all to be happy as {x}?',
    'Which interest fits the work of {x} best?',
  ],
  write(writing) {
    const lead = leadOf(writing.career)
    if (lead === null) return null
    const right = capitalized(LIKES[lead])
    const others = INTERESTS.filter((name) => name !== lead)
      .sort(
        (a, b) =>
          Number(interestScore(writing.career, a)) - Number(interestScore(writing.career, b)),
      )
      .map((name) => capitalized(LIKES[name]))
      .filter((text) => writing.ledger.isFree(text))
      .slice(0, 3)
    if (others.length < 3 || !writing.isQuiet(right)) return null
    return {
      answers: writing.choice(right, others),
      explanation: sourced(INTEREST_SOURCE, `Of six interests, the one called ${lead} leads here.`),
    }
  },
}

const shared: Stem = {
  id: 'interest-shared',
  topic: 'interest',
  kind: 'choice',
  driver: 'people',
  difficulty: 'medium',
  wordings: [
    'People who like to {a} may be happy as {x}. Which other career fits them, too?',
    '“I like to {a}.” That fits {x}. Who else might say it?',
  ],
  write(writing) {
    const lead = leadOf(writing.career)
    if (lead === null) return null
    const own = Number(interestScore(writing.career, lead))
    const side = (one: IndexedCareer) => {
      if (leadOf(one) === lead) return LEADS
      const score = interestScore(one, lead) ?? own
      return score <= Math.min(own - INTEREST_APART, WEAK_MAX) ? WEAK : null
    }
    const draft = compared(
      writing,
      side,
      { isRight: (a) => a === LEADS, isWrong: (a) => a === WEAK },
      (right) =>
        sourced(
          INTEREST_SOURCE,
          `The interest called ${lead} leads for both.`,
          `${capitalized(withArticle(right.title))} scores ${interestScore(right, lead)?.toFixed(1)} of 7 in it.`,
        ),
    )
    return draft && { ...draft, values: { a: LIKES[lead] } }
  },
}

export const INTEREST_STEMS: readonly Stem[] = [shared, likes]
