import type { DeckCard } from '@pathquest/core/careers/deck'
import type { DealRequest, Dealt } from '@pathquest/core/modes/mode'
import type { KeyedQuestion } from '@pathquest/core/questions/questions'
import { type Random, shuffled } from '@pathquest/core/random'
import { FALSE_TASKS } from './manifest'

/** One career of a round: its true task, and tasks of other careers. */
export interface Trail {
  career: string
  truth: string
  decoys: string[]
}

/** By round: the careers of the two halves of the class. */
export interface DealtRounds {
  /** `right`: the place of the true tasks among the options of the question. */
  rounds: { trails: [Trail, Trail]; right: number }[]
}

const ASKED = {
  en: 'Which of these do they do?',
  es: '¿Qué hacen de todo esto?',
}
const SOURCE = {
  en: 'Tasks: O*NET and the makers of Pathquest.',
  es: 'Tareas: O*NET y quienes hacen Pathquest.',
}

const POINTS = 10
const WALK_SECONDS = 25
/** A longer one does not fit a button of a phone. */
const TASK_MAX = 110

const fits = (task: string): boolean => task.length <= TASK_MAX

/** Two careers for each round; null: the deck has too few with tasks to choose from. */
export function deal({
  deck,
  settings: { rounds: count },
  random,
  language,
}: Omit<DealRequest<{ rounds: number }>, 'draw'>): Dealt | null {
  const trails = deck.flatMap((card) => trailOf(card, deck, random) ?? []).slice(0, 2 * count)
  if (trails.length < 2 * count) return null
  const questions: KeyedQuestion[] = []
  const material: DealtRounds = { rounds: [] }
  for (let i = 0; i < count; i++) {
    const pair = [trails[2 * i], trails[2 * i + 1]] as [Trail, Trail]
    const right = Math.floor(random() * (FALSE_TASKS + 1))
    questions.push({
      id: `false_trail_${i + 1}`,
      kind: 'choice',
      text: `${pair.map(({ career }) => career).join(' / ')}: ${ASKED[language]}`,
      imageUrl: null,
      // As it is stored and reported: for each half its own task, in the same place.
      options: optionsOf(pair, right),
      correctIndex: right,
      explanation: SOURCE[language],
      points: POINTS,
      timeLimitSeconds: WALK_SECONDS,
      difficulty: 'medium',
      businessDriver: null,
    })
    material.rounds.push({ trails: pair, right })
  }
  return { questions, material: material as unknown as Dealt['material'] }
}

/** The false tasks in turn, and the true one in its place. */
export const tasksOf = ({ truth, decoys }: Trail, right: number): string[] => [
  ...decoys.slice(0, right),
  truth,
  ...decoys.slice(right),
]

function optionsOf([one, other]: [Trail, Trail], right: number): string[] {
  const others = tasksOf(other, right)
  return tasksOf(one, right).map((task, i) => `${task} / ${others[i]}`)
}

/** A task that fits, and as many of careers of other kinds; null: there are too few. */
function trailOf(card: DeckCard, deck: readonly DeckCard[], random: Random): Trail[] | null {
  const [truth] = shuffled(card.tasks.filter(fits), random)
  if (truth === undefined) return null
  const own = new Set(card.tasks)
  const decoys: string[] = []
  for (const other of shuffled(deck, random)) {
    if (decoys.length === FALSE_TASKS) break
    if (!isOfAnotherKind(card, other)) continue
    const [task] = shuffled(other.tasks.filter(fits), random)
    if (task !== undefined && !own.has(task) && !decoys.includes(task)) decoys.push(task)
  }
  return decoys.length < FALSE_TASKS ? null : [{ career: card.title, truth, decoys }]
}

const isOfAnotherKind = (card: DeckCard, other: DeckCard): boolean =>
  other.industry !== card.industry &&
  other.title !== card.title &&
  !card.relatedCareers.includes(other.id) &&
  !other.relatedCareers.includes(card.id)
