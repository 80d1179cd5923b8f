import {
  LTI_AFTER_DUE,
  LTI_ATTEMPTS,
  LTI_POINTS_MAX,
  LTI_POINTS_MIN,
  type LtiAfterDue,
  type LtiAttempts,
} from '@pathquest/game-core/constants'
import type { LtiContent, LtiSettings, LtiSettingsAnswer } from '@pathquest/game-core/contracts'
import { findManifest, givesGrades, modesFor } from '@pathquest/game-core/modes/catalogue'
import { keptSettings, readSettings } from '@pathquest/game-core/modes/settings'
import { modeName, modeTexts } from '@pathquest/game-core/modes/texts'
import { useLanguage, useMessages } from '@pathquest/sdk/messages'
import { Select, TextField } from '@pathquest/sdk/ui'
import { type FormEvent, useState } from 'react'
import { activitySettingsMessages } from '../../messages/en/activity-settings'
import { pickerMessages } from '../../messages/en/picker'
import { ModeSettings } from '../../modes/ModeSettings'
import { formatMoment } from './format-moment'
import { localMoment, momentOf } from './local-moment'
import { playFor } from './picker/picker-item'
import './activity-settings.css'

export interface ActivitySettingsFormProps {
  /** For the button that stands elsewhere. */
  id: string
  content: LtiContent
  answer: LtiSettingsAnswer
  onSave: (settings: LtiSettings) => void
}

/** The fields; texts are what stands in them. */
type Fields = Omit<LtiSettings, 'points' | 'dueAt'> & { points: string; dueAt: string }

export function ActivitySettingsForm({ id, content, answer, onSave }: ActivitySettingsFormProps) {
  const t = useMessages(pickerMessages)
  const [fields, setFields] = useState<Fields>({
    ...answer.settings,
    points: String(answer.settings.points),
    dueAt: localMoment(answer.settings.dueAt),
  })
  const [isTried, setTried] = useState(false)
  const set = (change: Partial<Fields>) => setFields({ ...fields, ...change })
  const isGraded = content.graded && givesGrades(fields.gameMode)
  const errors = errorsOf(fields, isGraded)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (errors.points || errors.dueAt || errors.mode) return
    const { points, dueAt, ...rest } = fields
    onSave({
      ...rest,
      points: isGraded ? Number(points) : answer.settings.points,
      dueAt: answer.lmsDueAt === null ? momentOf(dueAt) : answer.settings.dueAt,
    })
  }
  return (
    <form id={id} className="activity-settings" noValidate onSubmit={submit}>
      <Select
        label={t('picker.mode')}
        value={fields.gameMode}
        hint={modeTexts(fields.gameMode, t.locale)?.note}
        onChange={(gameMode) => set({ gameMode, modeSettings: kept(gameMode, fields) })}
        options={modesFor(playFor(content.play)).map((value) => ({
          value,
          label: modeName(value, t.locale),
        }))}
      />
      <ModeSettings
        mode={fields.gameMode}
        values={fields.modeSettings}
        onChange={(modeSettings) => set({ modeSettings })}
      />
      {isGraded && (
        <GradeFields
          fields={fields}
          hasColumn={answer.hasColumn}
          hasError={isTried && errors.points}
          set={set}
        />
      )}
      <DueFields
        fields={fields}
        chosenDueAt={content.dueAt}
        lmsDueAt={answer.lmsDueAt}
        hasError={isTried && errors.dueAt}
        set={set}
      />
    </form>
  )
}

interface PartProps {
  fields: Fields
  hasError: boolean
  set: (change: Partial<Fields>) => void
}

function GradeFields({ fields, hasColumn, hasError, set }: PartProps & { hasColumn: boolean }) {
  const t = useMessages(pickerMessages)
  const own = useMessages(activitySettingsMessages)
  return (
    <>
      <TextField
        label={t('picker.pointsField')}
        inputMode="numeric"
        autoComplete="off"
        value={fields.points}
        hint={hasColumn ? own('activitySettings.pointsInColumn') : undefined}
        error={
          hasError
            ? t('picker.pointsError', { min: LTI_POINTS_MIN, max: LTI_POINTS_MAX })
            : undefined
        }
        onChange={(points) => set({ points })}
      />
      <Select
        label={t('picker.attempts')}
        value={fields.attempts}
        hint={own('activitySettings.resend')}
        onChange={(value) => set({ attempts: value as LtiAttempts })}
        options={LTI_ATTEMPTS.map((value) => ({ value, label: t(`picker.${value}`) }))}
      />
    </>
  )
}

interface DueProps extends PartProps {
  /** With the content. */
  chosenDueAt: number | null
  lmsDueAt: number | null
}

/** A date of the LMS is changed there: it may be another one for each student. */
function DueFields({ fields, chosenDueAt, lmsDueAt, hasError, set }: DueProps) {
  const t = useMessages(pickerMessages)
  const own = useMessages(activitySettingsMessages)
  const { locale } = useLanguage()
  return (
    <>
      {lmsDueAt === null ? (
        <TextField
          label={own('activitySettings.dueAt')}
          type="datetime-local"
          hint={
            chosenDueAt === null
              ? own('activitySettings.dueHint')
              : own('activitySettings.dueChosen', { moment: formatMoment(chosenDueAt, locale) })
          }
          value={fields.dueAt}
          error={hasError ? own('activitySettings.dueInvalid') : undefined}
          onChange={(dueAt) => set({ dueAt })}
        />
      ) : (
        <p>{own('activitySettings.dueInLms', { moment: formatMoment(lmsDueAt, locale) })}</p>
      )}
      <Select
        label={t('picker.afterDue')}
        value={fields.afterDue}
        onChange={(value) => set({ afterDue: value as LtiAfterDue })}
        options={LTI_AFTER_DUE.map((value) => ({ value, label: t(`picker.${value}`) }))}
      />
    </>
  )
}

/** Of the settings so far, what another mode has as well. */
function kept(gameMode: string, { modeSettings }: Fields): LtiSettings['modeSettings'] {
  const manifest = findManifest(gameMode)
  return manifest ? keptSettings(manifest, modeSettings) : {}
}

function errorsOf({ gameMode, modeSettings, points, dueAt }: Fields, isGraded: boolean) {
  const manifest = findManifest(gameMode)
  const given = /^\d{1,5}$/.test(points.trim()) ? Number(points) : Number.NaN
  return {
    mode: manifest !== undefined && !readSettings(manifest, modeSettings).ok,
    points: isGraded && !(given >= LTI_POINTS_MIN && given <= LTI_POINTS_MAX),
    dueAt: Number.isNaN(momentOf(dueAt)),
  }
}
