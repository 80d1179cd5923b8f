import type { CallView, Summary } from './views'

/** A text with its numbers, and a career by its title. */
export interface Said {
  key: string
  career?: string
  count?: number
  plans?: number
}

/** What the teacher may say now. */
export function cueOf({ phase, told, careers }: CallView): Said {
  if (phase?.name === 'plan') {
    const isLate = phase.present >= 3 && 2 * phase.chosen >= phase.present
    return { key: isLate ? 'cue.plan.late' : 'cue.plan' }
  }
  if (phase) return { key: 'cue.gallery' }
  if (!told || told.sent === null) return { key: 'cue.few' }
  const { sent, plans, top } = told
  if (top[0]?.tag === 'surprise') return { key: 'cue.surprise' }
  const most = Math.max(...sent)
  if (2 * most > plans) {
    return { key: 'cue.most', career: careers[sent.indexOf(most)] ?? '', count: most, plans }
  }
  const never = careers[sent.indexOf(0)]
  if (never !== undefined) return { key: 'cue.never', career: never }
  return { key: 'cue.top', career: careers[top[0]?.crew[0] ?? 0] ?? '' }
}

/** One or two questions for the class, from what it did. */
export function talkOf({ missions }: Summary): Said[] {
  const never = missions.find((mission) => mission.never !== null)?.never
  const most = missions.find((mission) => mission.most !== null)?.most
  if (never) return [{ key: 'talk.never', career: never.title }, { key: 'talk.any' }]
  if (most) return [{ key: 'talk.most', career: most.title }, { key: 'talk.any' }]
  return [{ key: 'talk.any' }]
}
