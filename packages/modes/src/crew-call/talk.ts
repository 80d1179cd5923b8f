import type { Summary } from './views'

/** A text with its numbers, and a career by its title. */
export interface Said {
  key: string
  career?: string
  count?: number
  plans?: number
}

/** One or two questions for the class, from what it did. */
export function talkOf({ missions }: Summary): Said[] {
  const never = missions.find((mission) => mission.never !== null)?.never
  const most = missions.find((mission) => mission.most !== null)?.most
  if (never) return [{ key: 'talk.never', career: never.title }, { key: 'talk.any' }]
  if (most) return [{ key: 'talk.most', career: most.title }, { key: 'talk.any' }]
  return [{ key: 'talk.any' }]
}
