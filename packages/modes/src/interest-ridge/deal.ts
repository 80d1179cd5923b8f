import { INTERESTS, type InterestScores } from '@pathquest/core/interests/interests'
import { ALL_STATEMENT_IDS, ALL_STATEMENTS, type AskedId } from '@pathquest/core/interests/survey'
import type { Json } from '@pathquest/core/json'
import type { DealRequest, Dealt, OwnText } from '@pathquest/core/modes/mode'
import { drawn } from '@pathquest/core/random'
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

/** The host's next five statements for each interest, and careers whose interests are known. */
export function deal({ deck, draw }: Pick<DealRequest, 'deck' | 'draw'>): Dealt | null {
  const careers = deck
    .flatMap(({ id, title, sector, interestScores }): RidgeCareer[] =>
      interestScores ? [{ id, title, sector, interests: interestScores }] : [],
    )
    .slice(0, CAREERS_MAX)
  if (careers.length < CAREERS_SHOWN) return null
  const statements = INTERESTS.flatMap((interest) =>
    drawn(
      ALL_STATEMENT_IDS.filter((id) => ALL_STATEMENTS[id] === interest),
      ASKED_EACH,
      draw,
    ).map((id) => ({ id, text: STATEMENT_TEXTS[id] })),
  )
  const material: Material = { statements, careers }
  return { questions: [], material: material as unknown as Json }
}

export const materialOf = ({ material }: { material: Json }): Material =>
  material as unknown as Material
