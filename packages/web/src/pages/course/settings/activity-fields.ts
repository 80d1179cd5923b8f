import type { LtiSettings } from '@pathquest/core/contracts'
import { LTI_POINTS_MAX, LTI_POINTS_MIN } from '@pathquest/core/lti/activity-choices'
import { readSettings } from '@pathquest/core/modes/settings'
import { findManifest } from '@pathquest/modes/catalogue'
import { localMoment, parseMoment } from '../../../formats'

/** The fields of an activity's settings; texts are their contents. */
export type ActivityFields = Omit<LtiSettings, 'points' | 'startsAt' | 'dueAt'> & {
  points: string
  startsAt: string
  dueAt: string
  /** The date chosen with the content does not apply. */
  noDue: boolean
}

/** The known dates and grades of the activity. */
export interface Known {
  isGraded: boolean
  /** Chosen with the content. */
  chosenDueAt: number | null
  /** From the LMS, where alone it can be changed. */
  lmsDueAt: number | null
  settings: LtiSettings
}

export const toFields = (settings: LtiSettings): ActivityFields => ({
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

export function validateFields(fields: ActivityFields, known: Known): FieldErrors {
  const errors: FieldErrors = {}
  const manifest = findManifest(fields.gameMode)
  if (manifest && !readSettings(manifest, fields.modeSettings).ok) errors.mode = true
  const points = /^\d{1,5}$/.test(fields.points.trim()) ? Number(fields.points) : Number.NaN
  if (known.isGraded && !(points >= LTI_POINTS_MIN && points <= LTI_POINTS_MAX)) {
    errors.points = true
  }
  const startsAt = parseMoment(fields.startsAt)
  const due = known.lmsDueAt ?? dueOf(fields, known)
  if (Number.isNaN(due)) errors.dueAt = true
  if (Number.isNaN(startsAt)) errors.startsAt = 'empty'
  else if (startsAt !== null && due !== null && startsAt >= due) errors.startsAt = 'order'
  return errors
}

/** If the LMS has a date, the one set here stays in case it is removed. */
export function toSettings(fields: ActivityFields, known: Known): LtiSettings {
  const { points, startsAt, dueAt, noDue, ...rest } = fields
  const due = noDue ? null : (parseMoment(dueAt) ?? undefined)
  return {
    ...rest,
    points: known.isGraded ? Number(points) : known.settings.points,
    startsAt: parseMoment(startsAt),
    dueAt: known.lmsDueAt === null ? due : known.settings.dueAt,
  }
}

/** The date that would apply, without one of the LMS. */
const dueOf = ({ noDue, dueAt }: ActivityFields, { chosenDueAt }: Known): number | null =>
  noDue ? null : (parseMoment(dueAt) ?? chosenDueAt)
