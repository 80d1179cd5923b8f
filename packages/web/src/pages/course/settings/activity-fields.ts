import type { LtiSettings } from '@pathquest/core/contracts'
import { LTI_POINTS_MAX, LTI_POINTS_MIN } from '@pathquest/core/lti/activity-choices'
import { readSettings } from '@pathquest/core/modes/settings'
import { findManifest } from '@pathquest/modes/catalogue'
import { localMoment, momentOf } from '../../../formats'

/** The fields of an activity's settings; texts are what stands in them. */
export type ActivityFields = Omit<LtiSettings, 'points' | 'startsAt' | 'dueAt'> & {
  points: string
  startsAt: string
  dueAt: string
  /** The date that was chosen with the content does not count. */
  noDue: boolean
}

/** What is known of the activity's dates and grades. */
export interface Known {
  isGraded: boolean
  /** With the content. */
  chosenDueAt: number | null
  /** Of the LMS, where it can be changed alone. */
  lmsDueAt: number | null
  settings: LtiSettings
}

export const fieldsOf = (settings: LtiSettings): ActivityFields => ({
  ...settings,
  points: String(settings.points),
  startsAt: localMoment(settings.startsAt),
  dueAt: localMoment(settings.dueAt ?? null),
  noDue: settings.dueAt === null,
})

export interface FieldErrors {
  mode?: true
  points?: true
  startsAt?: 'empty' | 'order'
  dueAt?: true
}

export function errorsOf(fields: ActivityFields, known: Known): FieldErrors {
  const errors: FieldErrors = {}
  const manifest = findManifest(fields.gameMode)
  if (manifest && !readSettings(manifest, fields.modeSettings).ok) errors.mode = true
  const points = /^\d{1,5}$/.test(fields.points.trim()) ? Number(fields.points) : Number.NaN
  if (known.isGraded && !(points >= LTI_POINTS_MIN && points <= LTI_POINTS_MAX)) {
    errors.points = true
  }
  const startsAt = momentOf(fields.startsAt)
  const due = known.lmsDueAt ?? dueOf(fields, known)
  if (Number.isNaN(due)) errors.dueAt = true
  if (Number.isNaN(startsAt)) errors.startsAt = 'empty'
  else if (startsAt !== null && due !== null && startsAt >= due) errors.startsAt = 'order'
  return errors
}

/** Where the LMS names a date, what was set here stays for when it names none any more. */
export function settingsOf(fields: ActivityFields, known: Known): LtiSettings {
  const { points, startsAt, dueAt, noDue, ...rest } = fields
  const due = noDue ? null : (momentOf(dueAt) ?? undefined)
  return {
    ...rest,
    points: known.isGraded ? Number(points) : known.settings.points,
    startsAt: momentOf(startsAt),
    dueAt: known.lmsDueAt === null ? due : known.settings.dueAt,
  }
}

/** The date that would count, without one of the LMS. */
const dueOf = ({ noDue, dueAt }: ActivityFields, { chosenDueAt }: Known): number | null =>
  noDue ? null : (momentOf(dueAt) ?? chosenDueAt)
