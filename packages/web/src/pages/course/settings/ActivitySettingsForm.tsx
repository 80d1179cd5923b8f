import type { LtiContent, LtiSettings, LtiSettingsAnswer } from '@pathquest/core/contracts'
import { readStoredSettings } from '@pathquest/core/modes/settings'
import { findManifest, givesGrades } from '@pathquest/modes/catalogue'
import { Checkbox, TextField } from '@pathquest/ui'
import { useLanguage, useMessages } from '@pathquest/ui/messages'
import { type FormEvent, useState } from 'react'
import { formatMoment } from '../../../formats'
import { activitySettingsMessages } from '../../../messages/en/activity-settings'
import { pickerMessages } from '../../../messages/en/picker'
import { FilteredModeSelect } from '../../../modes/FilteredModeSelect'
import { ModeSettings } from '../../../modes/ModeSettings'
import {
  AfterDueField,
  AttemptsAllowedField,
  AttemptsField,
  PointsField,
  StartsAtField,
} from '../ContentFields'
import { hasLimit, modesOf, playFor } from '../picker/picker-item'
import {
  type ActivityFields,
  type FieldErrors,
  toFields,
  toSettings,
  validateFields,
} from './activity-fields'
import './activity-settings.css'

interface ActivitySettingsFormProps {
  /** For a submit button outside of the form. */
  id: string
  content: LtiContent
  answer: LtiSettingsAnswer
  onSave: (settings: LtiSettings) => void
}

export function ActivitySettingsForm({ id, content, answer, onSave }: ActivitySettingsFormProps) {
  const t = useMessages(pickerMessages)
  const [fields, setFields] = useState(() => toFields(answer.settings))
  const [isTried, setTried] = useState(false)
  const set = (change: Partial<ActivityFields>) => setFields({ ...fields, ...change })
  const isGraded = content.graded && givesGrades(fields.gameMode)
  const { lmsDueAt, settings } = answer
  const known = { isGraded, chosenDueAt: content.dueAt, lmsDueAt, settings }
  const errors = validateFields(fields, known)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (Object.keys(errors).length === 0) onSave(toSettings(fields, known))
  }
  return (
    <form id={id} className="activity-settings" noValidate onSubmit={submit}>
      <FilteredModeSelect
        label={t('picker.mode')}
        modes={modesOf(content.kind, content.play)}
        play={playFor(content.play)}
        value={fields.gameMode}
        onChange={(gameMode) => set({ gameMode, modeSettings: commonSettings(gameMode, fields) })}
      />
      <ModeSettings
        mode={fields.gameMode}
        values={fields.modeSettings}
        onChange={(modeSettings) => set({ modeSettings })}
      />
      {isGraded && (
        <GradeFields
          fields={fields}
          columnPoints={answer.hasColumn ? (answer.columnPoints ?? content.points) : null}
          errors={isTried ? errors : {}}
          set={set}
        />
      )}
      {hasLimit({ ...fields, play: content.play, graded: isGraded }) && (
        <AttemptsAllowedField
          value={fields.attemptsAllowed ?? null}
          onChange={(attemptsAllowed) => set({ attemptsAllowed })}
        />
      )}
      <DueFields
        fields={fields}
        chosenDueAt={content.dueAt}
        lmsDueAt={lmsDueAt}
        errors={isTried ? errors : {}}
        set={set}
      />
    </form>
  )
}

interface PartProps {
  fields: ActivityFields
  errors: FieldErrors
  set: (change: Partial<ActivityFields>) => void
}

/** Points of a column are only shown here, and changed in the LMS. */
function GradeFields({
  fields,
  columnPoints,
  errors,
  set,
}: PartProps & { columnPoints: number | null }) {
  const t = useMessages(pickerMessages)
  const own = useMessages(activitySettingsMessages)
  return (
    <>
      {columnPoints === null ? (
        <PointsField
          value={fields.points}
          isWrong={Boolean(errors.points)}
          onChange={(points) => set({ points })}
        />
      ) : (
        <p>
          <b>{t('picker.pointsField')}</b>
          <br />
          {own('activitySettings.pointsInColumn', { count: columnPoints })}
        </p>
      )}
      <AttemptsField
        value={fields.attempts}
        hint={own('activitySettings.resend')}
        onChange={(attempts) => set({ attempts })}
      />
    </>
  )
}

interface DueProps extends PartProps {
  /** Chosen with the content. */
  chosenDueAt: number | null
  lmsDueAt: number | null
}

/** A date of the LMS is changed there: it may differ per student. */
function DueFields({ fields, chosenDueAt, lmsDueAt, errors, set }: DueProps) {
  const t = useMessages(pickerMessages)
  const own = useMessages(activitySettingsMessages)
  const { locale } = useLanguage()
  return (
    <>
      <StartsAtField
        value={fields.startsAt}
        error={errors.startsAt}
        onChange={(startsAt) => set({ startsAt })}
      />
      {lmsDueAt === null ? (
        <>
          {!fields.noDue && (
            <TextField
              label={own('activitySettings.dueAt')}
              type="datetime-local"
              hint={
                chosenDueAt === null
                  ? own('activitySettings.dueHint')
                  : own('activitySettings.dueChosen', { moment: formatMoment(chosenDueAt, locale) })
              }
              value={fields.dueAt}
              error={errors.dueAt && t('picker.dueInvalid')}
              onChange={(dueAt) => set({ dueAt })}
            />
          )}
          {(chosenDueAt !== null || fields.noDue) && (
            <Checkbox
              label={own('activitySettings.noDue')}
              checked={fields.noDue}
              onChange={(noDue) => set({ noDue })}
            />
          )}
        </>
      ) : (
        <p>{own('activitySettings.dueInLms', { moment: formatMoment(lmsDueAt, locale) })}</p>
      )}
      <AfterDueField value={fields.afterDue} onChange={(afterDue) => set({ afterDue })} />
    </>
  )
}

/** The settings so far that another mode has as well. */
function commonSettings(
  gameMode: string,
  { modeSettings }: ActivityFields,
): LtiSettings['modeSettings'] {
  const manifest = findManifest(gameMode)
  return manifest ? readStoredSettings(manifest, modeSettings) : {}
}
