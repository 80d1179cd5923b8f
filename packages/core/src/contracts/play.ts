import * as z from 'zod'
import { JsonValue } from '../json'
import { TEAMS_MAX } from '../rooms/game-choices'
import { CREWS_MAX } from '../rooms/lobby-crews'
import { MoveBodySchema } from '../rooms/protocol'
import { TIME_FACTORS } from '../rooms/timing'
import { MarkedCount, MarkedPart, MarkedTeam } from './marks'

/** Identifies a tab of the host: random, stored in its sessionStorage. */
const Tab = z
  .string()
  .min(8)
  .max(64)
  .regex(/^[\w-]+$/)

/**
 * POST /api/games/{id}/ticket -> a ticket for the socket: at most 60 s, one room, one role, one
 * subject.
 */
export const TicketRequest = z.strictObject({
  role: z.enum(['player', 'host', 'screen']),
  /** Host and screen. */
  tab: Tab.optional(),
})
export type TicketRequest = z.infer<typeof TicketRequest>
export const TicketAnswer = z.object({
  ticket: z.string(),
  /** Of the socket: /parties/main/{id} on this origin, or an address where the rooms are elsewhere. */
  path: z.string(),
  expiresAt: z.number(),
})
export type TicketAnswer = z.infer<typeof TicketAnswer>

/** GET /api/games/{id}/view?role=&tab= -> ServerMessage `view` (polling; at most once a second). */
export const ViewQuery = TicketRequest

/** POST /api/games/{id}/moves -> { type: 'accepted', id, reply?, version? }; a refusal is a problem. */
export const MoveRequest = z.strictObject({
  id: z.string().min(1).max(64),
  move: MoveBodySchema,
})
export type MoveRequest = z.infer<typeof MoveRequest>

/**
 * POST /api/games/{id}/{start|advance|end|lock|unlock|kick|take-control|pause|resume|skip|add-time}
 * (host) -> { session }
 */
export const HostRequest = z.strictObject({
  tab: Tab.optional(),
  /** `view.game.beat` that the host saw. */
  expectedBeat: z.number().int().optional(),
})
export type HostRequest = z.infer<typeof HostRequest>
export const KickRequest = HostRequest.extend({
  playerId: z.string().max(80),
  lock: z.boolean().default(false),
})
/** POST /api/games/{id}/extra-time: 1 removes it. */
export const ExtraTimeRequest = HostRequest.extend({
  playerId: z.string().max(80),
  // Separate literals: the OpenAPI generator does not know a literal of several values.
  factor: z.union(TIME_FACTORS.map((factor) => z.literal(factor))),
})
/** POST /api/games/{id}/crew: puts a player into a crew of the lobby; without one, out of it. */
export const CrewRequest = HostRequest.extend({
  playerId: z.string().max(80),
  crew: z.number().int().min(1).max(CREWS_MAX).optional(),
})
/** POST /api/games/{id}/approve-name: for one player, or for all that wait. */
export const ApproveNameRequest = HostRequest.extend({ playerId: z.string().max(80).optional() })
/** POST /api/games/{id}/rename: without a name, one is generated. */
export const RenameRequest = HostRequest.extend({
  playerId: z.string().max(80),
  displayName: z.string().max(300).optional(),
})
/** POST /api/games/{id}/accept-answer: while its result is shown, in the format of its kind. */
export const AcceptAnswerRequest = HostRequest.extend({
  questionId: z.string().max(80),
  answer: JsonValue,
})
const CHOICES_MAX = 12

/**
 * POST /api/games/{id}/mark-answers: in a game without phones, of the part of the round that is open
 * (absent: the question), which closes. `counts` of each answer, or `marks` of teams: in the format of
 * the question's kind, or a choice of the mode, with what the mode asks beside it.
 */
export const MarkAnswersRequest = HostRequest.extend({
  part: MarkedPart.optional(),
  questionId: z.string().max(80),
  counts: z.array(MarkedCount).max(CHOICES_MAX).optional(),
  marks: z.array(MarkedTeam).max(TEAMS_MAX).optional(),
})
/** POST /api/games/{id}/show-remark: what a player wrote with an answer, as the host saw it. */
export const ShowRemarkRequest = HostRequest.extend({
  playerId: z.string().max(80),
  remark: z.string().max(500),
})
/** POST /api/games/{id}/seat-code: the code appears in the host's next view. */
export const SeatCodeRequest = HostRequest.extend({ playerId: z.string().max(80) })

/**
 * POST /api/game/initialize: documented payload; the server uses its own questions and ignores a
 * client's.
 */
export const GameInitialize = z.strictObject({
  sessionId: z.string().max(80),
  questionSetId: z.string().max(80).optional(),
  questions: z.array(z.unknown()).max(500).optional(),
  progressionControl: z.enum(['manual', 'auto']).default('manual'),
  allowLateJoin: z.boolean().default(false),
  players: z.array(z.unknown()).max(200).optional(),
})
/** POST /api/game/startQuestion */
export const GameStartQuestion = z.strictObject({
  sessionId: z.string().max(80),
  questionIndex: z.number().int().min(0).default(0),
})
/** POST /api/game/advanceQuestion */
export const GameAdvanceQuestion = z.strictObject({ sessionId: z.string().max(80) })
export const GameFunctionAnswer = z.object({
  success: z.boolean(),
  error: z.string().optional(),
})
export type GameFunctionAnswer = z.infer<typeof GameFunctionAnswer>

/** Answer of POST /api/games/{id}/moves. */
export const MoveAnswer = z.object({
  type: z.literal('accepted'),
  id: z.string(),
  reply: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).optional(),
  /** Of the first view that shows what the move did; absent: it changes no view of the player. */
  version: z.number().int().optional(),
})
export type MoveAnswer = z.infer<typeof MoveAnswer>
