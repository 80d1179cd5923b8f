export interface AchievementFigures {
  /** Copies, not distinct keys. */
  pathkeysCollected: number
  distinctPathkeys: number
  gamesPlayed: number
}

export const ACHIEVEMENT_IDS = ['first_steps', 'collector', 'explorer', 'dedication'] as const
export type AchievementId = (typeof ACHIEVEMENT_IDS)[number]

const EARNED: Record<AchievementId, (figures: AchievementFigures) => boolean> = {
  first_steps: () => true,
  collector: (figures) => figures.pathkeysCollected >= 10,
  explorer: (figures) => figures.distinctPathkeys >= 25,
  dedication: (figures) => figures.gamesPlayed >= 20,
}

export const achievements = (figures: AchievementFigures) =>
  ACHIEVEMENT_IDS.map((id) => ({ id, earned: EARNED[id](figures) }))
