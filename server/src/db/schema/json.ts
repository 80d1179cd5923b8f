import type { Json } from '@pathquest/core'
import type { GameSettings, LtiContent } from '@pathquest/core/contracts'

export type { Json }

/** What the JSON columns hold. */
export interface StoredOption {
  text: string
  isCorrect: boolean
}

export type Metadata = Record<string, unknown>
export type StoredSettings = GameSettings

/** A player's rewards as the settlement recorded them, by player id. */
export type SettledRewards = Record<
  string,
  { tokensEarned: number; pathkeysEarned: string[]; xpUsedUp?: boolean | undefined }
>

/** The keys that could have been drawn, with their weights. */
export interface DrawCandidate {
  pathkeyId: string
  weight: number
}

/** A key that came out of a pack. */
export interface PackDraw {
  pathkeyId: string
  /** Whether it was the first copy. */
  isNew: boolean
  /** The numbers of the generator, 0 to 1: for the rarity, and for the key. */
  random: number[]
}

/** A group of a course, as a launch or the course groups service tells it. */
export interface LaunchGroup {
  id: string
  name: string
}

/** What a grade was given for; null where its mode counts no answers. */
export interface ScoreResult {
  correct: number | null
  questions: number | null
  /** Which of the student's attempts it is, from 1. */
  attempt: number
}

/** What an LMS takes back from its content picker (Deep Linking 2.0, deep_linking_settings). */
export interface DeepLinkingSettings {
  returnUrl: string
  acceptTypes: string[]
  acceptTargets: string[]
  acceptMultiple: boolean
  acceptLineItem: boolean
  title: string | null
  /** Opaque to us; goes back as it came. */
  data: string | null
  /** What an activity had whose content is selected again; absent or null: a new one. */
  chosen?: LtiContent | null
  /** What was handed to the LMS from this launch; absent: nothing yet. */
  answered?: { title: string; content: LtiContent }[]
}
