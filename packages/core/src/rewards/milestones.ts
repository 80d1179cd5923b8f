/** What is counted for milestone keys. */
export const MILESTONE_EVENTS = ['games_played', 'podium_finishes', 'pathkeys_collected'] as const
export type MilestoneEvent = (typeof MILESTONE_EVENTS)[number]
/** How often a person did each of them: games as Games Played counts, pathkeys as copies. */
export type MilestoneFigures = Readonly<Record<MilestoneEvent, number>>

export interface Milestone {
  event: MilestoneEvent
  count: number
}

/** What a milestone key is given for; null where its metadata name nothing that is counted here. */
export function milestoneOf({ event, count }: Record<string, unknown>): Milestone | null {
  const known = MILESTONE_EVENTS.find((one) => one === event)
  return known && typeof count === 'number' && count >= 1 ? { event: known, count } : null
}

export const isReached = ({ event, count }: Milestone, figures: MilestoneFigures): boolean =>
  figures[event] >= count
