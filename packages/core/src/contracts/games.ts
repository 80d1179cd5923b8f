import * as z from 'zod'
import { BUSINESS_DRIVERS, QUESTIONS_PER_SET_MAX } from '../question-sets/set-choices'
import {
  GAME_MODE_DEFAULT,
  HANDS_MAX,
  HANDS_MIN,
  MODE_ID_MAX,
  ONE_DEVICE_ANSWERS,
  PROGRESSION_CONTROLS,
  QUESTIONS_PICKED_MAX,
  SESSION_STATUSES,
  SESSION_TYPES,
  TEAMS_MAX,
  TEAMS_MIN,
} from '../rooms/game-choices'
import {
  DISPLAY_NAME_MAX,
  RESULT_SHOWN_MAX_SECONDS,
  RESULT_SHOWN_MIN_SECONDS,
} from '../rooms/timing'

/** In requests (the server checks which modes exist), responses, rooms and rows. */
export const ModeId = z.string().max(MODE_ID_MAX)

/** Settings of the mode by name, validated later by its manifest (`readSettings`). */
export const ModeSettings = z.record(
  z.string().max(40),
  z.union([z.number(), z.string().max(80), z.boolean()]),
)

export const GameSettings = z.strictObject({
  progressionControl: z.enum(PROGRESSION_CONTROLS).default('manual'),
  /** null or absent: all drivers. */
  businessDriver: z.enum(BUSINESS_DRIVERS).nullable().default(null),
  /** Auto progression: how long a result stays, in seconds. */
  resultSeconds: z
    .number()
    .int()
    .min(RESULT_SHOWN_MIN_SECONDS)
    .max(RESULT_SHOWN_MAX_SECONDS)
    .default(5),
  /** "Show each player the result at once". */
  showResultAtOnce: z.boolean().default(false),
  /** A countdown before each question; none where time limits are stretched. Absent: none. */
  countdown: z.boolean().optional(),
  /**
   * One tap answers, and can be taken back for a moment; players may prefer Submit Answer. Absent: as
   * the mode says.
   */
  tapToAnswer: z.boolean().optional(),
  /** A joining player is shown under a neutral name until the host approves theirs. */
  approveNames: z.boolean().default(false),
  /** For the whole game, the same for all. */
  shuffleQuestions: z.boolean().default(false),
  shuffleOptions: z.boolean().default(false),
  /** Continues without its host. */
  runAlone: z.boolean().default(false),
  /**
   * Without phones: the host marks the answers of the class, by counts (`hands`, `corners`: of how
   * many students) or of each team (`teams`: how many). Untimed. Absent: everybody has a device.
   */
  oneDevice: z
    .strictObject({
      answers: z.enum(ONE_DEVICE_ANSWERS),
      count: z.int().min(HANDS_MIN).max(HANDS_MAX),
      /** Of teams. */
      names: z.array(z.string().min(1).max(DISPLAY_NAME_MAX)).max(TEAMS_MAX).optional(),
    })
    .optional(),
  /** Multiplies every time limit; null plays untimed. */
  timeStretch: z.number().min(1).max(4).nullable().default(1),
  /**
   * As documented before modes described their settings: `modeSettings.teamCount` takes precedence.
   */
  teamCount: z.number().int().min(TEAMS_MIN).max(TEAMS_MAX).default(4),
  /** Settings of the game's mode, as its manifest describes them. */
  modeSettings: ModeSettings.default({}),
})
export type GameSettings = z.infer<typeof GameSettings>

/** POST /api/games -> { session }. Teachers; `solo`: any account. */
export const CreateGame = z.strictObject({
  /** Absent: required, unless it is made `fromGame`. */
  questionSetId: z.string().max(80).default(''),
  gameMode: ModeId.default(GAME_MODE_DEFAULT),
  sessionType: z.enum(SESSION_TYPES).default('multiplayer'),
  /** Absent 50, not a number 30, outside 1-100 refused; solo always 1. */
  maxPlayers: z.union([z.number(), z.string().max(12), z.null()]).optional(),
  isPublic: z.boolean().default(true),
  allowLateJoin: z.boolean().default(false),
  /** Play Again: the finished game whose players get a Join button. The caller hosted it. */
  playAgainOf: z.string().max(80).optional(),
  /**
   * Instead of a set: questions of a finished class game, as they were played; the set may have
   * changed since or been deleted. The caller hosted it, or teaches its course.
   */
  fromGame: z
    .strictObject({
      gameId: z.string().max(80),
      /** In the order of play. */
      questionIds: z.array(z.string().max(80)).min(1).max(QUESTIONS_PICKED_MAX),
    })
    .optional(),
  /** For a mode that plays careers, instead of a set: what its cards are about first. */
  deck: z
    .strictObject({
      industry: z.string().max(120).optional(),
      /** Of the questions that the mode makes of the cards. */
      language: z.enum(['en', 'es']).default('en'),
    })
    .optional(),
  /**
   * A class that the caller teaches: its students are known, and the report is by class. Absent with
   * `playAgainOf`: that of the game before; null: none.
   */
  classId: z.string().max(80).nullable().optional(),
  /** From that set, in the order of play (unless shuffled); absent: all. */
  questionIds: z.array(z.string().max(80)).min(1).max(QUESTIONS_PICKED_MAX).optional(),
  /** Only the first N of the questions that remain after all other filters; absent: all. */
  firstQuestions: z.int().min(1).max(QUESTIONS_PER_SET_MAX).optional(),
  settings: GameSettings.prefault({}),
})
export type CreateGame = z.input<typeof CreateGame>

export const SessionSummary = z.object({
  id: z.string(),
  gameCode: z.string(),
  questionSetId: z.string().nullable(),
  title: z.string(),
  totalQuestions: z.number(),
  gameMode: ModeId,
  sessionType: z.enum(SESSION_TYPES),
  status: z.enum(SESSION_STATUSES),
  outcome: z.enum(['finished', 'cancelled']).nullable(),
  maxPlayers: z.number(),
  isPublic: z.boolean(),
  allowLateJoin: z.boolean(),
  settings: GameSettings,
  /** The caller hosts it. */
  isHost: z.boolean(),
  createdAt: z.number(),
  startedAt: z.number().nullable(),
  endedAt: z.number().nullable(),
  /** Ended by a server fault: what was reached up to then counts. */
  endedByFault: z.boolean().optional(),
  /** Host only: the questions of the set that were picked for it. */
  questionIds: z.array(z.string()).optional(),
  firstQuestions: z.number().optional(),
  /** Host only: the class that it is for. */
  classId: z.string().optional(),
  /** Host only: the game that its questions were taken from. */
  fromGame: z.object({ gameId: z.string(), questionIds: z.array(z.string()) }).optional(),
  /** Host only: what the careers of the game were about first. */
  deck: z
    .object({ industry: z.string().optional(), language: z.enum(['en', 'es']).default('en') })
    .optional(),
})
export type SessionSummary = z.infer<typeof SessionSummary>

/** GET /api/host-defaults?set=&lang= (teachers): initial values of the form for a new game. */
export const HostDefaultsQuery = z.strictObject({
  set: z.string().max(80).optional(),
  /** The teacher's language: a set of others that is suggested is in it, where there is one. */
  lang: z.enum(['en', 'es']).optional(),
})
export type HostDefaultsQuery = z.infer<typeof HostDefaultsQuery>
export const HostDefaults = z.object({
  /** The requested one, else that of the latest game, else one that fits; null: there is none. */
  set: z.object({ id: z.string(), explorationType: z.enum(['industry', 'career']) }).nullable(),
  /** The settings of the caller's latest class game; null: there was none. */
  game: SessionSummary.pick({
    gameMode: true,
    maxPlayers: true,
    isPublic: true,
    allowLateJoin: true,
    settings: true,
  })
    .extend({
      /** What the careers of the game were about first. */
      deck: SessionSummary.shape.deck,
      /** Questions of the same set that still exist. */
      questionIds: z.array(z.string()).optional(),
      firstQuestions: z.number().optional(),
      /** The class that it was for, which the caller still teaches. */
      classId: z.string().optional(),
    })
    .nullable(),
})
export type HostDefaults = z.infer<typeof HostDefaults>

/** For a solo game the answer includes the seat: its player has joined and it is started. */
export const CreateGameAnswer = z.object({
  session: SessionSummary,
  player: z.object({ id: z.string(), displayName: z.string() }).nullable(),
  seatToken: z.string().nullable(),
  /** Solo: the open game of this set is resumed, with its original settings. */
  resumed: z.boolean().optional(),
})
export type CreateGameAnswer = z.infer<typeof CreateGameAnswer>

/**
 * POST /api/games/join. The caller's account, if any, comes from the session; a former seat from
 * the bearer seat token.
 */
export const JoinGame = z.strictObject({
  gameCode: z.string().max(40),
  displayName: z.string().max(300),
  /** From the host's link: admits players to a game that is not public. */
  invite: z.string().max(200).optional(),
  /** From the teacher: brings a player back to their own seat on another device. */
  seatCode: z.string().max(20).optional(),
  /**
   * After 409 `game_already_started` with the parameter `mayKnock`: wait at the door of the running
   * game until the host lets the player in. The view has `atDoor` until then.
   */
  knock: z.boolean().optional(),
})
export type JoinGame = z.input<typeof JoinGame>
export const JoinGameAnswer = z.object({
  session: SessionSummary,
  player: z.object({ id: z.string(), displayName: z.string() }),
  /** That player's secret for this game (bearer). */
  seatToken: z.string(),
  /** The caller is this game's host: open the host view, no seat was taken. */
  isHost: z.boolean(),
})
/** `isHost` answers carry no player and no token. */
export const JoinAnswer = z.discriminatedUnion('isHost', [
  JoinGameAnswer.extend({ isHost: z.literal(false) }),
  z.object({ isHost: z.literal(true), session: SessionSummary }),
])
export type JoinAnswer = z.infer<typeof JoinAnswer>

/** GET /api/games/{id}/seat: the caller's own seat or hosting (cookie or bearer); 404 `game_not_found` for others. */
export const SeatAnswer = z.object({
  session: SessionSummary,
  role: z.enum(['host', 'player']),
  player: z.object({ id: z.string(), displayName: z.string() }).nullable(),
  /** A new one for a signed-in player who came back without one. */
  seatToken: z.string().nullable(),
  /** Host only: path of the join link, with an invite where the game is not public. */
  joinPath: z.string().nullable(),
})
export type SeatAnswer = z.infer<typeof SeatAnswer>

/** POST /api/career-quests -> CreateGameAnswer: "Explore This Career" starts a solo game. */
export const StartCareerQuest = z.strictObject({ careerId: z.string().max(80) })
export type StartCareerQuest = z.input<typeof StartCareerQuest>
