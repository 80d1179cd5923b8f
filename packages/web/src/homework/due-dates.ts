/** A due date to choose by one press. */
export interface DuePreset {
  key: 'tomorrow' | 'thursday' | 'week'
  at: number
}

const THURSDAY = 4
const MORNING = 8
const EVENING = 20

/** So many days after a moment, at a full hour where the teacher is. */
export function dayAfter(now: number, days: number, hour: number): number {
  const at = new Date(now)
  // Not by milliseconds: a day may have 23 hours.
  at.setDate(at.getDate() + days)
  at.setHours(hour, 0, 0, 0)
  return at.getTime()
}

/** In a week, in the evening. */
export const usualDue = (now: number): number => dayAfter(now, 7, EVENING)

/** Tomorrow before school, the Thursday after that, in a week. */
export function duePresets(now: number): DuePreset[] {
  const daysTo = (THURSDAY - new Date(now).getDay() + 7) % 7
  return [
    { key: 'tomorrow', at: dayAfter(now, 1, MORNING) },
    { key: 'thursday', at: dayAfter(now, daysTo < 2 ? daysTo + 7 : daysTo, EVENING) },
    { key: 'week', at: usualDue(now) },
  ]
}

export type DueDay = 'none' | 'past' | 'today' | 'tomorrow' | 'later'

/** Which words a due date has. */
export function dueDay(dueAt: number | null, now: number): DueDay {
  if (dueAt === null) return 'none'
  if (dueAt <= now) return 'past'
  if (dueAt < dayAfter(now, 1, 0)) return 'today'
  return dueAt < dayAfter(now, 2, 0) ? 'tomorrow' : 'later'
}

export type DatesError = 'invalid' | 'order' | 'past'

/** Why these dates cannot be; in milliseconds, NaN for what is no date. */
export function datesError(
  { opensAt, dueAt }: { opensAt: number | null; dueAt: number | null },
  now: number,
): DatesError | undefined {
  if (Number.isNaN(opensAt) || Number.isNaN(dueAt)) return 'invalid'
  if (dueAt === null) return undefined
  if (dueAt <= now) return 'past'
  return opensAt !== null && opensAt >= dueAt ? 'order' : undefined
}
