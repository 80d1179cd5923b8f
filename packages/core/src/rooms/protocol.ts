import * as z from 'zod'
import type { Json } from '../json'
import { HOST_COMMANDS } from './host-commands'
import { CREWS_MAX } from './lobby-crews'
import type { ClientMessage, MoveBody } from './messages'
import { HOP, REACTIONS } from './reactions'
import { FRAME_MAX_BYTES, TIME_FACTORS } from './timing'

const id = z.string().min(1).max(64)

const MOVE_FIELDS_MAX = 8
const ANSWER_DEPTH_MAX = 6

/** For a field of a move: a scalar, or plain JSON of limited depth as an answer may need it. */
function isPlain(value: unknown, depth = 0): value is Json {
  if (typeof value !== 'object' || value === null) return value !== undefined
  return depth < ANSWER_DEPTH_MAX && Object.values(value).every((one) => isPlain(one, depth + 1))
}

/** A move of any mode: its fields are validated by the mode's own table, in the room. */
export const MoveBodySchema: z.ZodType<MoveBody> = z
  .object({
    type: z.string().min(1).max(32),
    questionId: z.string().max(80).optional(),
    selectedOptionIndex: z.number().int().min(0).max(5).optional(),
  })
  .catchall(z.unknown() as z.ZodType<Json>)
  .refine(
    (move) =>
      Object.keys(move).length <= 1 + MOVE_FIELDS_MAX &&
      Object.values(move).every((value) => value === undefined || isPlain(value)),
  )

/** Every message that a client may send to a room. Unknown fields are refused. */
const ClientMessageSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('ping'), id }),
  z.strictObject({ type: z.literal('resync') }),
  z.strictObject({ type: z.literal('react'), reaction: z.enum([...REACTIONS, HOP]) }),
  z.strictObject({
    type: z.literal('move'),
    id,
    move: MoveBodySchema,
  }),
  z.strictObject({
    type: z.literal('host'),
    id,
    command: z.enum(HOST_COMMANDS),
    expectedBeat: z.number().int().optional(),
    playerId: z.string().max(80).optional(),
    lock: z.boolean().optional(),
    factor: z.literal(TIME_FACTORS).optional(),
    crew: z.number().int().min(1).max(CREWS_MAX).optional(),
  }),
])

/** A parsed message, or why it is rejected. */
export function parseClientMessage(raw: string): ClientMessage | 'too_large' | 'bad_message' {
  if (isTooLong(raw)) return 'too_large'
  try {
    const parsed = ClientMessageSchema.safeParse(JSON.parse(raw))
    return parsed.success ? parsed.data : 'bad_message'
  } catch {
    return 'bad_message'
  }
}

/** No UTF-16 unit takes more than three bytes: short texts need not be counted. */
const isTooLong = (raw: string): boolean =>
  raw.length > FRAME_MAX_BYTES ||
  (raw.length * 3 > FRAME_MAX_BYTES && utf8Bytes(raw) > FRAME_MAX_BYTES)

function utf8Bytes(text: string): number {
  let bytes = 0
  for (const sign of text) {
    const point = sign.codePointAt(0) ?? 0
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4
  }
  return bytes
}
