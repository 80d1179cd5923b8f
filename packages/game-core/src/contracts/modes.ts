import { z } from 'zod'
import { MODE_ID_MAX } from '../game/game-choices'
import { MODE_IDS } from '../modes/catalogue'

/** Of a request: a mode that there is. */
export const ModeId = z.enum(MODE_IDS)

/** Of an answer, a room, a row: its mode may be gone, and its name is then its id. */
export const KeptModeId = z.string().max(MODE_ID_MAX)

/** Settings of the mode by name, still to be read by its manifest (`readSettings`). */
export const ModeSettings = z.record(
  z.string().max(40),
  z.union([z.number(), z.string().max(80), z.boolean()]),
)
