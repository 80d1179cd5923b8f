import * as z from 'zod'
import { JsonValue } from '../json'
import { HOST_COMMANDS } from '../rooms/host-commands'
import { CREWS_MAX } from '../rooms/lobby-crews'
import { TIME_FACTORS } from '../rooms/timing'
import { WornCosmetics } from './market'
import { MarkedCount, MarkedPart, MarkedTeam } from './marks'
import { TeamRowSchema } from './results'

/** Calls between API and room, always signed (`signing.ts`). */

/** JSON as parsed; not `z.json()`, which OpenAPI cannot express. */
const SettledRewards = z.object({
  tokensEarned: z.number(),
  pathkeysEarned: z.array(z.string()),
  xpUsedUp: z.boolean().optional(),
})

/** One player in a result. */
export const ResultPlayer = z.strictObject({
  playerId: z.string(),
  accountId: z.string().nullable(),
  displayName: z.string(),
  /** The code of a chosen character; absent: the one of the player's id. */
  character: z.string().optional(),
  joinedAt: z.number(),
  leftAt: z.number().nullable(),
  removedAt: z.number().nullable(),
  connected: z.boolean(),
  score: z.number(),
  correctAnswers: z.number(),
  totalAnswers: z.number(),
  /**
   * Questions shown to the player; null: the mode does not count them. Absent in older versions.
   */
  askedQuestions: z.number().nullable().optional(),
  /** Absent from older versions: then true for players with a place. */
  tookPart: z.boolean().optional(),
  placement: z.number().nullable(),
  teamId: z.string().nullable(),
  /** XP that the mode adds to the documents' formula. */
  bonusTokens: z.number(),
  /** 0-100: Class Average and LMS grade; null: there is nothing to grade. */
  classScore: z.number().nullable(),
})

/** One answer in a result. Older versions sent no attempt, answer or share. */
export const ResultAnswer = z
  .strictObject({
    playerId: z.string(),
    questionId: z.string(),
    /** 1, 2, … where a question is repeated. */
    attempt: z.number().int().min(1).default(1),
    /** In the format of the question's kind. */
    answer: JsonValue.optional(),
    /** For `choice` only. */
    selectedOptionIndex: z.number().nullable(),
    /** null: it cannot be right or wrong. */
    isCorrect: z.boolean().nullable(),
    /** 0-1 of the question's points. */
    share: z.number().min(0).max(1).nullable().optional(),
    pointsEarned: z.number(),
    answerTimeMs: z.number(),
    answeredAt: z.number(),
  })
  .transform(({ answer, share, ...row }) => ({
    ...row,
    answer: answer === undefined ? row.selectedOptionIndex : answer,
    share: share === undefined ? (row.isCorrect === null ? null : Number(row.isCorrect)) : share,
  }))

/** GET /__store of a rooms process, signed: which store it is and how it is. */
export const StoreAnswer = z.object({
  version: z.literal(1),
  /** `rs_…` */
  id: z.string().regex(/^rs_[a-z0-9]{20}$/),
  /** Machine and data folder. */
  place: z.string(),
  disk: z.enum(['ok', 'low', 'full']),
})
export type StoreAnswer = z.infer<typeof StoreAnswer>

/** POST {API_ORIGIN}/internal/rooms/{id}/outbox: from the room, retried until answered with 2xx. */
export const OutboxPost = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('started'), key: z.string(), startedAt: z.number() }),
  z.strictObject({
    kind: z.literal('roster'),
    key: z.string(),
    currentQuestionIndex: z.number(),
    players: z.array(
      z.strictObject({
        playerId: z.string(),
        connected: z.boolean(),
        leftAt: z.number().nullable(),
        removedAt: z.number().nullable(),
        score: z.number(),
        correctAnswers: z.number(),
        totalAnswers: z.number(),
        /** 0-100 or null, as in the result; absent from rooms of an older version. */
        classScore: z.number().nullable().optional(),
        /** As it is shown now; absent from rooms of an older version. */
        displayName: z.string().optional(),
      }),
    ),
    /** Start of the host's own pause; absent from rooms of an older version. */
    pausedAt: z.number().nullable().optional(),
    /** Seats freed in the lobby. */
    freed: z.array(z.string()),
  }),
  z.strictObject({
    kind: z.literal('cancelled'),
    key: z.string(),
    endedAt: z.number(),
    /** It was ended by a server fault. */
    endedByFault: z.boolean().optional(),
  }),
  z.strictObject({
    kind: z.literal('result'),
    key: z.string(),
    startedAt: z.number(),
    endedAt: z.number(),
    currentQuestionIndex: z.number(),
    playerCount: z.number(),
    /** Absent or null: the mode has no teams. */
    teams: z.array(TeamRowSchema).nullish(),
    /** How this game ended; absent from rooms of an older version. */
    ends: z.enum(['ranked', 'shared', 'none']).nullish(),
    /** For a mode that the class wins or loses together. */
    outcome: z.enum(['won', 'lost']).nullish(),
    /** What the mode's own components show of the end. */
    summary: JsonValue.nullish(),
    players: z.array(ResultPlayer),
    answers: z.array(ResultAnswer),
    /** Given answers that the host accepted during the game; absent: none. */
    accepted: z.array(z.strictObject({ questionId: z.string(), answer: JsonValue })).optional(),
    /** The game was ended by a server fault, with its last good standings. */
    endedByFault: z.boolean().optional(),
  }),
])
export type OutboxPost = z.infer<typeof OutboxPost>
export type ResultPost = Extract<OutboxPost, { kind: 'result' }>

/** Answer to a `result`: each player's rewards; `{}` to other kinds. */
export const OutboxAnswer = z.object({
  rewards: z.record(z.string(), SettledRewards).optional(),
})
export type OutboxAnswer = z.infer<typeof OutboxAnswer>

/** POST /parties/main/{id} (signed): one command; the same `commandId` again gets the same answer. */
export const RoomCommand = z.strictObject({
  commandId: z.string().min(8).max(80),
  command: z.discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('join'),
      /** Used if the seat is new; a known account or seat keeps its own. */
      playerId: z.string(),
      accountId: z.string().nullable(),
      displayName: z.string(),
      /** Possibly unsuitable for others: the name waits for the host's approval in any game. */
      doubtful: z.boolean().optional(),
      /** Earlier seats of this device, in any game: a removed player stays out. */
      formerIds: z.array(z.string()).optional(),
      /**
       * By the host's link or roster: may enter a game that is not public, or open by link only.
       */
      invited: z.boolean(),
      /** Late, where late join is off: waits at the door until the host lets them in. */
      knock: z.boolean().optional(),
      /** For a guest with only the code: a hash of the network, per game, for fairness. */
      from: z.string().max(40).optional(),
      /** Cosmetics of the account, current; guests wear none. */
      worn: WornCosmetics.optional(),
      /** As in the game that is played again; for a new seat only. */
      character: z.string().optional(),
      /** Extra time that the course has set for this person; for a new seat only. */
      timeFactor: z.literal(TIME_FACTORS).optional(),
    }),
    z.strictObject({ type: z.literal('leave'), playerId: z.string() }),
    /** Recovers one's seat on another device, by the code that the host was shown. */
    z.strictObject({ type: z.literal('claim'), seatCode: z.string() }),
    /** The player's account was deleted: the seat is left, and loses name and account. */
    z.strictObject({ type: z.literal('forget'), playerId: z.string() }),
    /** The only player's account was deleted: the room ends and deletes everything. */
    z.strictObject({ type: z.literal('erase') }),
    z.strictObject({
      type: z.literal('host'),
      command: z.enum(HOST_COMMANDS),
      tab: z.string().nullable(),
      expectedBeat: z.number().nullable(),
      playerId: z.string().nullable(),
      lock: z.boolean(),
      /** With `extra_time`. */
      factor: z.literal(TIME_FACTORS).optional(),
      /** With `crew`; absent: out of it. */
      crew: z.number().int().min(1).max(CREWS_MAX).optional(),
      /** With `rename`, validated by the API; absent: a generated one. */
      displayName: z.string().optional(),
      /** With `accept_answer`, `mark_answers`. */
      questionId: z.string().optional(),
      /** With `accept_answer`. */
      answer: JsonValue.optional(),
      /** With `mark_answers`: the part of the round; absent: the question. */
      part: MarkedPart.optional(),
      /** With `mark_answers`: how many gave each answer. */
      counts: z.array(MarkedCount).optional(),
      /** With `mark_answers`: what each team answers. */
      marks: z.array(MarkedTeam).optional(),
      /** With `show_remark`: the text as the host saw it, validated by the API. */
      remark: z.string().optional(),
    }),
    z.strictObject({
      type: z.literal('move'),
      playerId: z.string(),
      id: z.string(),
      move: z.looseObject({ type: z.string() }),
    }),
    /** A session is over: sockets whose ticket was asked for in it end. */
    z.strictObject({ type: z.literal('end_session'), session: z.string() }),
    /** Play Again: players of this finished game get a Join button. */
    z.strictObject({ type: z.literal('next_game'), gameCode: z.string() }),
    /** A poll: the view of this recipient; counts as connected for 5 s. */
    z.strictObject({
      type: z.literal('view'),
      role: z.enum(['player', 'host', 'screen']),
      playerId: z.string().nullable(),
      tab: z.string().nullable(),
    }),
    /** Whether such a game exists, and its status; no view is sent. */
    z.strictObject({ type: z.literal('status') }),
  ]),
})
export type RoomCommand = z.infer<typeof RoomCommand>

/** Answer of a room to a command: 200 with this, also for a rule's refusal. */
export type RoomAnswer =
  | {
      ok: true
      version: number
      status: 'waiting' | 'in_progress' | 'completed'
      /** join */
      player?: { playerId: string; displayName: string; joinedAt: number; rejoined: boolean }
      /** move */
      reply?: Record<string, string | number | boolean | null>
      /** move: the version of the first view that shows what it did; absent: no view follows. */
      shownFrom?: number
      /** view: a ServerMessage of type `view` */
      message?: unknown
    }
  | { ok: false; code: string; params?: Record<string, string | number> }
