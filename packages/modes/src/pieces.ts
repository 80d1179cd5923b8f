import type { SurveyAnswer } from '@pathquest/core/interests/interests'
import type { Json } from '@pathquest/core/json'
import type { ModeTexts } from '@pathquest/core/modes/manifest'
import type { GameView, HostView, PlayerView, ScreenView } from '@pathquest/core/rooms/views'
import type { MoveOutcome } from '@pathquest/sdk/live/live-state'
import type { HeadingLevel } from '@pathquest/ui/Card'
import type { ComponentType, ReactNode } from 'react'

/** Props of all components of a mode. */
interface PieceProps<View, Own> {
  /** The whole view: title, standings, and what every widget can show. */
  view: View
  /** `view.own`: what the mode's rules send to its components. */
  modeView: Own
  /** The server's time in ms; ticks once a second. */
  now: number
  /** The host is gone: nothing new opens. */
  paused: boolean
  /** Prefix for image paths where the page is on another origin: for `QuestionText`. */
  assetOrigin?: string | undefined
}

/** Props of a mode's `Player`. */
export interface PlayerPieceProps<Own = Json> extends PieceProps<PlayerView, Own> {
  /** Of the stage's title; absent: 1. */
  headingLevel?: HeadingLevel | undefined
  /** The move that is in flight; its button is busy. */
  busy: string | null
  /** Sends a move of the mode's manifest with its fields. The player sees refusals as well. */
  send(type: string, fields?: Readonly<Record<string, Json>>): Promise<MoveOutcome>
}

/** Props of a mode's `Host` and `Screen`, which are read-only. */
export type WatchPieceProps<View extends HostView | ScreenView, Own = Json> = PieceProps<View, Own>

/** Props of a mode's `Results`, for players, host and projector. */
export interface ResultsPieceProps<Summary = Json> {
  /** Includes the leaderboard, which has the names. */
  view: GameView
  /** The mode's summary of the end (`ending`). */
  summary: Summary
  /** The part of the ending for this player (`endingOf`); null: none, or the room is gone. */
  ownEnding: Json | null
  /** null: host and projector. */
  playerId: string | null
  /** Opens a career from the results, as the page does it; absent: careers cannot be opened here. */
  careerLink?:
    | ((
        career: { id: string; title: string },
        look: { className: string; children: ReactNode },
      ) => ReactNode)
    | undefined
  /** Keeps answers as the player's interest survey; absent: nobody is signed in here. */
  keepInterests?: ((answers: Readonly<Record<string, SurveyAnswer>>) => Promise<void>) | undefined
  /** The common results, to be placed beside the mode's own or omitted. */
  children: ReactNode
}

/** Props of what a mode draws above the question. */
export interface StatusPieceProps<Own = Json> extends PlayerPieceProps<Own> {
  /** The answer as it is chosen so far, not sent; null: none, or it is sent. */
  chosen: Json | null
}

/** Props of what sends the answer in a mode with fields beside it. */
export interface SubmitPieceProps<Own = Json> extends PieceProps<PlayerView, Own> {
  /** An answer is chosen, and may be sent now. */
  isReady: boolean
  /** The answer is on its way. */
  isSending: boolean
  /** Sends the chosen answer with the fields beside it. */
  onSubmit(fields: Readonly<Record<string, Json>>): void
}

/** Props of what a mode says of a closed question. */
export interface VerdictPieceProps<Own = Json> extends PieceProps<PlayerView, Own> {
  /** The common words: "Correct!", "Incorrect" or "Time is up". */
  title: ReactNode
  /** What the common line says of the points. */
  text: ReactNode
}

/** Props of what the host's step is called. */
export interface StepPieceProps<Own = Json> {
  view: HostView
  modeView: Own
  /** The usual words: "Next Question" or "End Game". */
  children: ReactNode
}

/** What a mode of rounds adds to the common question, which is drawn as in every mode. */
export interface RoundPieces {
  /** An answer brings something else than the question's points: their badge is left out. */
  hidesWorth?: true
  /** Above the question and its result: what the player carries. */
  PlayerStatus?: ComponentType<StatusPieceProps>
  /** In place of Submit Answer, where fields are sent beside the answer. */
  PlayerSubmit?: ComponentType<SubmitPieceProps>
  /**
   * In the verdict, in place of title and text: where a wrong answer scores too, or another move
   * than an answer was made. It is announced.
   */
  PlayerVerdict?: ComponentType<VerdictPieceProps>
  /** The whole stage while a phase of the mode is on, and for who is not asked. */
  PlayerPhase?: ComponentType<PlayerPieceProps>
  HostStatus?: ComponentType<WatchPieceProps<HostView>>
  HostPhase?: ComponentType<WatchPieceProps<HostView>>
  /**
   * The words on the host's step, where it does not always go on to the next question: it opens a
   * clue, closes a phase. Mostly a `QuestionStep` of the kit.
   */
  HostStep?: ComponentType<StepPieceProps>
  /** Beside the question on the projector. */
  ScreenStatus?: ComponentType<WatchPieceProps<ScreenView>>
  ScreenPhase?: ComponentType<WatchPieceProps<ScreenView>>
  /** After a closing, in place of the race. */
  ScreenClosed?: ComponentType<WatchPieceProps<ScreenView>>
  /**
   * At the lower edge from the opening to the next question, in place of the first five and of the
   * race: the same element in both, so that it moves at the closing. Mostly a `ScreenBand`.
   */
  ScreenScene?: ComponentType<WatchPieceProps<ScreenView>>
}

/** Exports of a mode's `pieces.tsx`; for absent ones the default is drawn. */
export interface ModePieces {
  /** Of a mode of rounds, in place of `Player`, `Host` and `Screen`. */
  round?: RoundPieces
  /** How it goes: three pictures, with the texts `how.1` to `how.3` of `texts`. */
  how?: readonly ComponentType[]
  /** The mode's own texts, for what is drawn around its pieces. */
  texts?: { en: ModeTexts; es: ModeTexts }
  Player?: ComponentType<PlayerPieceProps>
  Host?: ComponentType<WatchPieceProps<HostView>>
  Screen?: ComponentType<WatchPieceProps<ScreenView>>
  /** Replaces the podium; used where the mode sends a summary. */
  Results?: ComponentType<ResultsPieceProps>
}

/** What a mode's `cue` exports, which only the host's page loads. */
export interface ModeCue {
  /**
   * What the teacher may say now: one sentence, from sums of the class. The class may see it too, so
   * it hints at no solution and names nobody. Nothing where there is nothing to say.
   */
  HostCue: ComponentType<WatchPieceProps<HostView>>
}
