/** Static metadata of a mode or a kind of question. No zod, no React here. */

import type { Marks } from './marks'

/** A setting: one description gives API validation, host form, LTI picker and summary. */
export type Field =
  | { kind: 'int'; min: number; max: number; default: number; unit?: 'min' | 's' | 'teams' }
  | { kind: 'choice'; of: readonly string[]; default: string }
  | { kind: 'switch'; default: boolean }

export type Fields = Readonly<Record<string, Field>>

/** The values of described settings. */
export type ValuesOf<F extends Fields> = {
  -readonly [K in keyof F]: F[K] extends { kind: 'int' }
    ? number
    : F[K] extends { kind: 'choice'; of: readonly (infer V)[] }
      ? V
      : boolean
}

/**
 * A field of a move, validated by the room before a rule runs. At most eight in one move. A field
 * beside an answer needs a `default`: widgets without the mode's components send only the answer.
 */
export type MoveField =
  /** A question of this game, by its id. */
  | { kind: 'question' }
  /** An answer to the question of the same move, read and judged by its kind. */
  | { kind: 'answer' }
  | { kind: 'int'; min: number; max: number; default?: number }
  /** A seat of this game, not the mover's. */
  | { kind: 'player' }
  | { kind: 'word'; of: readonly string[]; default?: string }

export type MoveFields = Readonly<Record<string, MoveField>>
export type MoveTable = Readonly<Record<string, MoveFields>>

/** A common setting of a game, which the host form asks for if the mode wants it. */
export type CommonSetting = 'progression' | 'time' | 'revealAtOnce' | 'lateJoin' | 'runAlone'

/**
 * How long a usual game takes: measured by `npm run sim:modes` for a class of 30, with 20 questions
 * or with the default of the setting that it grows with.
 */
export interface Length {
  minutes: number
  /** The number of questions, or an `int` setting of the mode; absent: it is always the same. */
  per?: string
}

export interface Manifest<S extends Fields = Fields, M extends MoveTable = MoveTable> {
  /** Its folder's name with underscores. Text in the database, in the API and in rooms. */
  id: string
  /** Incremented with every change of the state's format; `migrate` converts older games. */
  stateVersion: number
  offers: readonly ('class' | 'solo')[]
  minPlayers: number
  /** With fewer players a simpler game is played instead. Absent: it is the same with any number. */
  bestFrom?: number
  lasts: Length
  /** `class`: all on one question at a time. `self`: everybody at their own pace. */
  pace: 'class' | 'self'
  /** `ranked`: places, bonus, pathkeys. `shared`: won or lost together. `none`: no places. */
  ends: 'ranked' | 'shared' | 'none'
  /** Ranked, and what the class does as a whole brings points to all of it. */
  classGain?: true
  /** What a gradebook gets: points of right answers, participation, or nothing. */
  grades: 'points' | 'participation' | 'none'
  /**
   * What its rules deal a game from, without a question set. `careers`: the host may choose which come
   * first. `own`: texts of its own (`OwnText`), with careers or without; the host chooses nothing.
   */
  material?: 'careers' | 'own'
  /**
   * Names of fields, in moves and in a player's own view, that nobody else may see, the host included.
   * In such a mode no view names another player, and the leak drill looks for both.
   */
  personal?: readonly string[]
  /** Kinds of question it supports; questions of others are left out of the game. */
  kinds: 'any' | readonly string[]
  asks: readonly CommonSetting[]
  /** What a host marks where a class plays without phones; absent: everybody needs a device. */
  marks?: Marks
  /** It has no marks, since each player sees something else, or moves unseen. */
  ownDevices?: true
  /** One tap answers, unless the host wants Submit Answer. Absent: the other way round. */
  tapToAnswer?: true
  settings: S
  /** Moves of players besides the room's own. */
  moves: M
}

/** Lets TypeScript keep the literal types of settings and moves. */
export const defineManifest = <const S extends Fields, const M extends MoveTable>(
  manifest: Manifest<S, M>,
): Manifest<S, M> => manifest

/** `{name}` in it is a parameter; or one text for each plural category of the parameter `count`. */
export type ModeText =
  | string
  | {
      readonly zero?: string
      readonly one?: string
      readonly two?: string
      readonly few?: string
      readonly many?: string
      readonly other: string
    }

/** `name` and `note` are for the form; all others are the mode's own. */
export type ModeTexts = { name: string; note: string } & Readonly<Record<string, ModeText>>
