import * as z from 'zod'
import { JsonValue } from '../json'
import { HANDS_MAX } from '../rooms/game-choices'

const NAME_MAX = 40

/** Fields of a mode that go with an answer, by name. */
const Beside = z.record(z.string().max(NAME_MAX), z.union([z.string().max(NAME_MAX), z.number()]))

/** The part of a round whose marks these are. */
export const MarkedPart = z.string().max(NAME_MAX)

/** How many in the class gave an answer, or chose something. */
export const MarkedCount = z.strictObject({
  answer: JsonValue,
  count: z.int().min(0).max(HANDS_MAX),
  beside: Beside.optional(),
})

/** What a team answers or chooses; `or`: the other move of this part in its place. */
export const MarkedTeam = z.strictObject({
  playerId: z.string().max(80),
  answer: JsonValue.optional(),
  beside: Beside.optional(),
  or: z.literal(true).optional(),
})
