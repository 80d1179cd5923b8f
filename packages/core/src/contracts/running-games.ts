import * as z from 'zod'

/** An open class game with its figures so far: no code, no question, nobody's name. */
export const RunningGame = z.object({
  sessionId: z.string(),
  questionSetTitle: z.string(),
  gameMode: z.string(),
  status: z.enum(['waiting', 'in_progress']),
  /** By its host. */
  isPaused: z.boolean(),
  /** The caller hosts it. */
  isHost: z.boolean(),
  /** Its class, where the caller teaches it. */
  class: z.object({ id: z.string(), name: z.string(), period: z.string() }).nullable(),
  /** Who is in it now, without the host. */
  players: z.number(),
  /** Of these, students of the class; null: it is of no class. */
  present: z.number().nullable(),
  /** The one that the class is on, from 1; null: the lobby, or everybody has their own. */
  question: z.number().nullable(),
  questions: z.number(),
  /** Who has answered the open question, of how many; null: none is open, or nobody can say now. */
  open: z.object({ answered: z.number(), of: z.number() }).nullable(),
  /** To closed questions; where everybody has their own, all that were given. */
  answers: z.number(),
  /** Right answers of these, whole percent; null: none that can be right or wrong. */
  accuracy: z.number().nullable(),
})
export type RunningGame = z.infer<typeof RunningGame>

/** GET /api/running-games?class= (teacher): of a class that the caller teaches, else the own ones. */
export const RunningGamesQuery = z.strictObject({ class: z.string().max(80).optional() })

/** Latest first, 10 at most. */
export const RunningGames = z.object({ games: z.array(RunningGame) })
export type RunningGames = z.infer<typeof RunningGames>
