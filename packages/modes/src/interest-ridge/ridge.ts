import {
  type Interest,
  type InterestScores,
  isLevel,
  type SurveyAnswer,
} from '@pathquest/core/interests/interests'
import { matchCareers, variedMatches } from '@pathquest/core/interests/match-careers'
import { ALL_STATEMENTS, type AskedId } from '@pathquest/core/interests/survey'
import type { ModeContext } from '@pathquest/core/modes/mode'
import { shuffled } from '@pathquest/core/random'
import * as z from 'zod'
import { type Material, materialOf } from './deal'
import { CAREERS_SHOWN, type Given, heightsOf, LIKES, type Like, STATEMENTS_ASKED } from './heights'

/** What one player has answered. */
export const Ridge = z.object({
  /** The dealt statements in an own order, as indices. */
  order: z.array(z.number().int()),
  /** By place in that order. */
  likes: z.array(z.enum(LIKES).nullable()),
  /** When the last statement was answered for the first time. */
  wholeAt: z.number().nullable(),
  /** The own ridge has been looked at. */
  hasLooked: z.boolean(),
  /** Which of the careers to know more about; as many as there are: none of them. */
  more: z.number().int().nullable(),
})
export type Ridge = z.infer<typeof Ridge>

export const newRidge = (context: ModeContext): Ridge => ({
  order: shuffled([...materialOf(context).statements.keys()], context.random),
  likes: Array.from({ length: STATEMENTS_ASKED }, () => null),
  wholeAt: null,
  hasLooked: false,
  more: null,
})

export const answeredIn = ({ likes }: Ridge): number => likes.filter((like) => like !== null).length

export const isWhole = (ridge: Ridge): boolean => answeredIn(ridge) === STATEMENTS_ASKED

const idAt = ({ order }: Ridge, place: number, { statements }: Material): AskedId | null =>
  statements[order[place] ?? -1]?.id ?? null

export function ridgeHeights(ridge: Ridge, material: Material): InterestScores {
  const given = ridge.likes.flatMap((like, place): Given[] => {
    const id = idAt(ridge, place, material)
    return id ? [{ interest: ALL_STATEMENTS[id], like }] : []
  })
  return heightsOf(given)
}

const AS_SURVEY: Readonly<Record<Like, SurveyAnswer>> = {
  yes: 'like',
  maybe: 'unsure',
  no: 'dislike',
}

/** As the interest survey has them; null: not all are answered. */
export function surveyOf(ridge: Ridge, material: Material): Record<string, SurveyAnswer> | null {
  if (!isWhole(ridge)) return null
  const pairs = ridge.likes.flatMap((like, place) => {
    const id = idAt(ridge, place, material)
    return id && like ? [[id, AS_SURVEY[like]] as const] : []
  })
  return Object.fromEntries(pairs)
}

export interface Match {
  id: string
  title: string
  /** Interests that are high in both, the weightier first; none where the ridge is level. */
  shared: Interest[]
}

/** Careers whose interests rise and fall as the own do; of a level ridge, some of all. */
export function matchesFor(heights: InterestScores, { careers }: Material): Match[] {
  const byId = new Map(careers.map((career) => [career.id, career]))
  const nothing = { careers: new Map(), sectors: new Map() }
  const fitting = isLevel(heights) ? [] : matchCareers(careers, heights, nothing)
  const sectorOf = ({ id }: { id: string }) => byId.get(id)?.sector ?? id
  const best = variedMatches(fitting, sectorOf, CAREERS_SHOWN).map(({ id, shared }) => ({
    id,
    title: byId.get(id)?.title ?? '',
    shared,
  }))
  const others = careers
    .filter(({ id }) => !best.some((one) => one.id === id))
    .map(({ id, title }) => ({ id, title, shared: [] }))
  return [...best, ...others].slice(0, CAREERS_SHOWN)
}
