import type { DeckCard } from '@pathquest/core/careers/deck'
import {
  ALL_STATEMENT_IDS,
  ALL_STATEMENTS,
  type AskedId,
  INTERESTS,
  type InterestScores,
} from '@pathquest/core/interests/interests'
import type { Json } from '@pathquest/core/json'
import type { Dealt, OwnText } from '@pathquest/core/modes/mode'
import { type Random, shuffled } from '@pathquest/core/random'
import { ASKED_EACH, CAREERS_SHOWN } from './heights'
import { STATEMENT_TEXTS } from './statements'

export interface RidgeCareer {
  id: string
  title: string
  sector: string
  interests: InterestScores
}

/** What the room knows of one game. */
export interface Material {
  statements: { id: AskedId; text: OwnText }[]
  careers: RidgeCareer[]
}

/** So many make a good match for every ridge likely; more would only be stored. */
const CAREERS_MAX = 200

/** Five statements for each interest by chance, and careers whose interests are known. */
export function deal(deck: readonly DeckCard[], _: unknown, random: Random): Dealt | null {
  const careers = deck
    .flatMap(({ id, title, sector, interestScores }): RidgeCareer[] =>
      interestScores ? [{ id, title, sector, interests: interestScores }] : [],
    )
    .slice(0, CAREERS_MAX)
  if (careers.length < CAREERS_SHOWN) return null
  const statements = INTERESTS.flatMap((interest) =>
    shuffled(
      ALL_STATEMENT_IDS.filter((id) => ALL_STATEMENTS[id] === interest),
      random,
    )
      .slice(0, ASKED_EACH)
      .map((id) => ({ id, text: STATEMENT_TEXTS[id] })),
  )
  const material: Material = { statements, careers }
  return { questions: [], material: material as unknown as Json }
}

export const materialOf = ({ material }: { material: Json }): Material =>
  material as unknown as Material
