import * as z from 'zod'
import { JsonValue } from '../json'
import { ONE_DEVICE_ANSWERS } from '../rooms/game-choices'
import { ModeId } from './games'

/** PUT /parties/main/{id} (signed): creates the room; idempotent. */
export const RoomSetup = z.strictObject({
  sessionId: z.string(),
  gameCode: z.string(),
  sessionType: z.enum(['multiplayer', 'solo']),
  hostId: z.string().nullable(),
  modeId: ModeId,
  modeSettings: z.record(z.string(), z.unknown()),
  title: z.string(),
  careerId: z.string().nullable(),
  careerTitle: z.string().nullable(),
  maxPlayers: z.number().int(),
  isPublic: z.boolean(),
  allowLateJoin: z.boolean(),
  progression: z.enum(['manual', 'auto']),
  resultMs: z.number().int(),
  revealAtOnce: z.boolean(),
  runAlone: z.boolean(),
  /** Names are shown once the host has approved them. */
  approveNames: z.boolean().default(false),
  timeStretch: z.number().nullable(),
  minAnswerMs: z.number().int(),
  lateGraceMs: z.number().int(),
  /** A countdown before each question; absent in older stored games. */
  countdown: z.boolean().default(false),
  /** One tap answers; absent in older stored games. */
  tapToAnswer: z.boolean().default(false),
  /** Played without phones: the host marks the answers of these seats. Absent: it is not. */
  oneDevice: z
    .strictObject({
      answers: z.enum(ONE_DEVICE_ANSWERS),
      seats: z.array(z.strictObject({ playerId: z.string(), displayName: z.string() })),
    })
    .optional(),
  /** Seed of all randomness in this game. */
  seed: z.string(),
  createdAt: z.number(),
  /** What a mode has dealt besides the questions; absent: it plays questions. */
  material: JsonValue.optional(),
  /** May be none where a mode plays the material alone. */
  questions: z.array(
    z.strictObject({
      id: z.string(),
      /** A folder of `kinds/`. */
      kind: z.string().max(64).default('choice'),
      text: z.string(),
      imageUrl: z.string().nullable(),
      /** Absent in older stored games. */
      imageAlt: z.string().nullable().optional(),
      options: z.array(z.string()),
      points: z.number(),
      timeLimitSeconds: z.number(),
      difficulty: z.enum(['easy', 'medium', 'hard']),
      businessDriver: z
        .enum(['people', 'product', 'pricing', 'process', 'proceeds', 'profits'])
        .nullable(),
      correctIndex: z.number().nullable(),
      /** For kinds other than `choice`, in their own format. */
      shape: JsonValue.optional(),
      solution: JsonValue.optional(),
      explanation: z.string().nullable(),
    }),
  ),
})
export type RoomSetup = z.infer<typeof RoomSetup>
