import type { DeckCard } from '@pathquest/core/careers/deck'
import type { DealRequest, Dealt } from '@pathquest/core/modes/mode'
import type { KeyedQuestion } from '@pathquest/core/questions/questions'
import { shuffled } from '@pathquest/core/random'
import { faintClues, type Language, type TellingClue, taskClues } from './clues'
import { CLUES, type Clue, OPTIONS, worthAt } from './trail'

const ASKED = {
  en: 'Which career do these clues lead to?',
  es: '¿A qué profesión llevan estas pistas?',
}
const SOURCE = {
  en: 'Figures: U.S. Bureau of Labor Statistics. Interests: O*NET.',
  es: 'Cifras: U.S. Bureau of Labor Statistics. Intereses: O*NET.',
}

/** What a game of this mode needs besides its questions: by question, the clues in turn. */
export interface DealtTrails {
  trails: { clues: Clue[] }[]
}

interface DealSettings {
  careers: number
  clueSeconds: number
}

/** A hidden career for each question, its clues and five others; null: the deck has too few. */
export function deal({
  deck,
  settings: { careers, clueSeconds },
  random,
  language,
}: Omit<DealRequest<DealSettings>, 'draw'>): Dealt | null {
  const questions: KeyedQuestion[] = []
  const material: DealtTrails = { trails: [] }
  for (const card of deck) {
    if (questions.length === careers) break
    const trail = trailTo(card, shuffled(deck, random), language)
    if (trail === null) continue
    const options = shuffled([card, ...trail.others], random)
    questions.push({
      id: `trail_${questions.length + 1}`,
      kind: 'choice',
      text: ASKED[language],
      imageUrl: null,
      options: options.map(({ title }) => title),
      correctIndex: options.indexOf(card),
      explanation: SOURCE[language],
      points: worthAt(1),
      // Of the first clue; each further one has the same.
      timeLimitSeconds: clueSeconds,
      difficulty: 'medium',
      businessDriver: null,
    })
    material.trails.push({ clues: trail.clues.map(({ kind, text }) => ({ kind, text })) })
  }
  if (questions.length < careers) return null
  return { questions, material: { trails: material.trails } }
}

interface Trail {
  clues: TellingClue[]
  others: DeckCard[]
}

/**
 * From faint to plain: growth, interests, pay, education, then two tasks. For what is unknown, or does
 * not leave enough other careers of which it is untrue, the setting and further tasks come before
 * the last two.
 */
function trailTo(card: DeckCard, deck: readonly DeckCard[], language: Language): Trail | null {
  const [plainest, plain, ...tasks] = taskClues(card)
  if (!plainest || !plain) return null
  const first = deck.filter((other) => isOfAnotherKind(card, other))
  let others = [plainest, plain].reduce((left, { isUntrueOf }) => left.filter(isUntrueOf), first)
  const clues: TellingClue[] = []
  for (const clue of [...faintClues(card, language), ...tasks.reverse()]) {
    if (clues.length === CLUES - 2) break
    if (ofEachIndustry(others.filter(clue.isUntrueOf)) === null) continue
    others = others.filter(clue.isUntrueOf)
    clues.push(clue)
  }
  const chosen = ofEachIndustry(others)
  if (chosen === null || clues.length < CLUES - 2) return null
  return { clues: [...clues, plain, plainest], others: chosen }
}

const isOfAnotherKind = (card: DeckCard, other: DeckCard): boolean =>
  other.id !== card.id &&
  other.title !== card.title &&
  other.industry !== card.industry &&
  !card.relatedCareers.includes(other.id) &&
  !other.relatedCareers.includes(card.id)

/** As many as are needed, each of another industry; null: there are too few. */
function ofEachIndustry(others: readonly DeckCard[]): DeckCard[] | null {
  const byIndustry = new Map<string, DeckCard>()
  for (const other of others) {
    if (!byIndustry.has(other.industry)) byIndustry.set(other.industry, other)
  }
  const chosen = [...byIndustry.values()].slice(0, OPTIONS - 1)
  return chosen.length === OPTIONS - 1 ? chosen : null
}
