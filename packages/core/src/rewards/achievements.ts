export interface AchievementFigures {
  /** Copies, not distinct keys. */
  pathkeysCollected: number
  distinctPathkeys: number
  gamesPlayed: number
}

export const ACHIEVEMENT_IDS = ['first_steps', 'collector', 'explorer', 'dedication'] as const
export type AchievementId = (typeof ACHIEVEMENT_IDS)[number]

/** What is counted, and how much of it earns the achievement; null: it is always earned. */
const GOALS: Record<AchievementId, { figure: keyof AchievementFigures; goal: number } | null> = {
  first_steps: null,
  collector: { figure: 'pathkeysCollected', goal: 10 },
  explorer: { figure: 'distinctPathkeys', goal: 25 },
  dedication: { figure: 'gamesPlayed', goal: 20 },
}

export interface Achievement {
  id: AchievementId
  earned: boolean
  /** How far it has come, at most the goal. */
  reached: number
  goal: number
}

export const achievements = (figures: AchievementFigures): Achievement[] =>
  ACHIEVEMENT_IDS.map((id) => {
    const counted = GOALS[id]
    const goal = counted?.goal ?? 1
    const reached = counted ? Math.min(figures[counted.figure], goal) : goal
    return { id, earned: reached >= goal, reached, goal }
  })
