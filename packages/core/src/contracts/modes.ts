import { z } from 'zod'
import { MODE_ID_MAX } from '../rooms/game-choices'

/** Of a request (the server knows which modes there are), of an answer, a room, a row. */
export const ModeId = z.string().max(MODE_ID_MAX)

/** Settings of the mode by name, still to be read by its manifest (`readSettings`). */
export const ModeSettings = z.record(
  z.string().max(40),
  z.union([z.number(), z.string().max(80), z.boolean()]),
)
