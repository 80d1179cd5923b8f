import type { GameSetup } from '@pathquest/core/game'
import type { Bot } from '@pathquest/core/modes/mode'
import type { Random } from '@pathquest/core/random'
import type { Pupil } from './pupils'
import { type Memory, type Recall, recall } from './recall'

export type BotMove = NonNullable<ReturnType<Bot>>

/** What a decision is made from: the player's own view, and what the pupil knows. */
export interface Sight {
  view: Parameters<Bot>[0]
  setup: GameSetup
  now: number
  memory: Memory
  random: Random
  /** What the mode's bot would do: whether a move is due, and all of it that no pupil decides. */
  bot: BotMove | null
  /** Whether a classmate, by chance, knew the question answered last. */
  neighbourKnows(): boolean
}

/** Makes a decision of its mode; null: waits. */
export type Choice = (pupil: Pupil, sight: Sight) => BotMove | null

/** The bot's answer, as the pupil knows it; null: the bot does not answer now. */
export function recalled(pupil: Pupil, { bot, setup, memory, random }: Sight): Recalled | null {
  const question = setup.questions.find(({ id }) => id === bot?.questionId)
  if (bot?.type !== 'answer' || !question) return null
  const known = recall(pupil, question, memory, random)
  return { ...known, move: { ...bot, answer: known.answer } }
}

interface Recalled extends Recall {
  move: BotMove
}

/** Answers as the pupil knows, and leaves everything else to the bot. */
export const answerOrBot: Choice = (pupil, sight) => recalled(pupil, sight)?.move ?? sight.bot
