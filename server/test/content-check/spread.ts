import { addToList } from '@pathquest/core/search/words'
import { USES_MAX } from '../../src/content/generator/ledger'
import type { CheckedContent, CheckedQuestion } from './checked-content'

const PLACES = [0, 1, 2, 3]
/** Of four, each has a quarter, give or take. */
const SHARE_MIN = 0.2
const SHARE_MAX = 0.3
const FORMS_MIN = 8
const STEM_MAX = 4
const SETS_PLAYED = 3

const ofFour = ({ questions }: CheckedContent): CheckedQuestion[] =>
  questions.filter(({ kind, options }) => kind === 'choice' && options.length === PLACES.length)

/** How often the right option stands at each place. */
export function rightPlaces(content: CheckedContent): number[] {
  const choices = ofFour(content)
  return PLACES.map(
    (place) => choices.filter(({ right }) => right[0] === place).length / choices.length,
  )
}

/** How often somebody is right who always takes the longest option, or the shortest. */
export function rightByLength(content: CheckedContent, extreme: 'longest' | 'shortest'): number {
  const choices = ofFour(content)
  const chances = choices.map(({ options, right }) => {
    const lengths = options.map((option) => option.length)
    const end = extreme === 'longest' ? Math.max(...lengths) : Math.min(...lengths)
    // Of several that are as long, one is guessed.
    return lengths[right[0] ?? 0] === end ? 1 / lengths.filter((one) => one === end).length : 0
  })
  return chances.reduce<number>((sum, chance) => sum + chance, 0) / choices.length
}

/** Shares by which a player gets on who knows nothing. */
export function tellingShares(content: CheckedContent): string[] {
  const shares = [
    ...rightPlaces(content).map((share, place) => ({ what: `right at ${'ABCD'[place]}`, share })),
    { what: 'right is the longest', share: rightByLength(content, 'longest') },
  ]
  return shares
    .filter(({ share }) => share < SHARE_MIN || share > SHARE_MAX)
    .map(({ what, share }) => `${what}: ${share.toFixed(2)}`)
}

/** Wrong options that stand in so many questions that players know them. */
export function wornOptions({ questions }: CheckedContent): string[] {
  const uses = new Map<string, number>()
  for (const { options, right, stem } of questions) {
    if (stem === null) continue
    for (const [place, option] of options.entries()) {
      if (!right.includes(place)) uses.set(option, (uses.get(option) ?? 0) + 1)
    }
  }
  return [...uses].filter(([, count]) => count > USES_MAX).map(([option]) => option)
}

/** How few forms of question three sets of one cluster show, and how often one stem at most. */
export function variety({ questions }: CheckedContent): { forms: number; stem: number } {
  const byCluster = new Map<string, Map<string, Map<string, number>>>()
  for (const { career, set, stem, id } of questions) {
    if (!career) continue
    const sets = byCluster.get(career.industry) ?? new Map<string, Map<string, number>>()
    const stems = sets.get(set.id) ?? new Map<string, number>()
    byCluster.set(career.industry, sets.set(set.id, stems))
    stems.set(stem ?? id, (stems.get(stem ?? id) ?? 0) + 1)
  }
  let [forms, stem] = [Number.POSITIVE_INFINITY, 0]
  for (const sets of byCluster.values()) {
    const counts = new Map<string, number[]>()
    for (const stems of sets.values()) {
      // Three sets show at least the forms of the one with the fewest.
      forms = Math.min(forms, stems.size)
      for (const [name, count] of stems) addToList(counts, name, count)
    }
    for (const some of counts.values()) {
      const most = some.sort((a, b) => b - a).slice(0, SETS_PLAYED)
      stem = Math.max(
        stem,
        most.reduce((sum, count) => sum + count, 0),
      )
    }
  }
  return { forms, stem }
}

export const monotony = (content: CheckedContent): string[] => {
  const { forms, stem } = variety(content)
  return [
    ...(forms < FORMS_MIN ? [`${forms} forms of question`] : []),
    ...(stem > STEM_MAX ? [`one stem ${stem} times`] : []),
  ]
}
