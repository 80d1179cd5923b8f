import type { GameSettings } from '@pathquest/game-core/contracts'

/** What the JSON columns hold. */
export interface StoredOption {
  text: string
  isCorrect: boolean
}

export type Metadata = Record<string, unknown>
export type StoredSettings = GameSettings

/** A player's rewards as the settlement recorded them, by player id. */
export type SettledRewards = Record<string, { tokensEarned: number; pathkeysEarned: string[] }>

/** The keys that could have been drawn, with their weights. */
export interface DrawCandidate {
  pathkeyId: string
  weight: number
}
