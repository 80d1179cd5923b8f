export interface AchievementFigures {
  /** Copies, not distinct keys. */
  pathkeysCollected: number
  distinctPathkeys: number
  gamesPlayed: number
}

export const ACHIEVEMENT_IDS = [
  'welcome',
  'first_steps',
  'collector',
  'explorer',
  'dedication',
] as const
export type AchievementId = (typeof ACHIEVEMENT_IDS)[number]

/** The counted figure, and how much of it earns the achievement; null: always earned. */
const GOALS: Record<AchievementId, { figure: keyof AchievementFigures; goal: number } | null> = {
  welcome: null,
  first_steps: { figure: 'gamesPlayed', goal: 1 },
  collector: { figure: 'pathkeysCollected', goal: 10 },
  explorer: { figure: 'distinctPathkeys', goal: 25 },
  dedication: { figure: 'gamesPlayed', goal: 20 },
}

export interface Achievement {
  id: AchievementId
  earned: boolean
  /** Progress, at most the goal. */
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

/** What is counted for milestone keys. */
export const MILESTONE_EVENTS = ['games_played', 'podium_finishes', 'pathkeys_collected'] as const
export type MilestoneEvent = (typeof MILESTONE_EVENTS)[number]
/** A person's counts: games as Games Played counts them, pathkeys as copies. */
export type MilestoneFigures = Readonly<Record<MilestoneEvent, number>>

export interface Milestone {
  event: MilestoneEvent
  count: number
}

/** The condition of a milestone key; null where its metadata names nothing that is counted here. */
export function readMilestone({ event, count }: Record<string, unknown>): Milestone | null {
  const known = MILESTONE_EVENTS.find((one) => one === event)
  return known && typeof count === 'number' && count >= 1 ? { event: known, count } : null
}

export const isReached = ({ event, count }: Milestone, figures: MilestoneFigures): boolean =>
  figures[event] >= count
