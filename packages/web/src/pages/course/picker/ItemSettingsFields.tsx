import { givesGrades, questionModesFor } from '@pathquest/modes/catalogue'
import { modeName, modeTexts } from '@pathquest/modes/texts'
import { Button, RadioCards, Select, Switch, TextField } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { pickerMessages } from '../../../messages/en/picker'
import { ModePicture } from '../../../modes/ModePicture'
import { ModeSettings } from '../../../modes/ModeSettings'
import { toasts } from '../../../shell/Toasts'
import {
  AfterDueField,
  AttemptsAllowedField,
  AttemptsField,
  PointsField,
  StartsAtField,
} from '../ContentFields'
import { hasLimit, type ItemSettings, keyOf, playFor } from './picker-item'
import type { BasketItemProps } from './picker-queries'

type ItemSettingsFieldsProps = Omit<BasketItemProps, 'isOpen' | 'onOpen'>

/** All settings of one item. */
export function ItemSettingsFields(props: ItemSettingsFieldsProps) {
  const { item, errors, mode, canGrade, hasOthers, dispatch } = props
  const t = useMessages(pickerMessages)
  const key = keyOf(item)
  const { settings } = item
  const set = (change: Partial<ItemSettings>) => dispatch({ type: 'settings', key, change })
  const isGame = item.kind !== 'career_browser'
  return (
    <>
      {mode === 'deep_linking' && (
        <TextField
          label={t('picker.itemTitle')}
          value={item.title}
          maxLength={120}
          autoComplete="off"
          error={errors.title && t('picker.titleError')}
          onChange={(title) => dispatch({ type: 'title', key, title })}
        />
      )}
      {isGame && (
        <>
          <RadioCards
            legend={t('picker.play')}
            minWidth={400}
            value={settings.play}
            onChange={(play) => set({ play })}
            options={[
              { value: 'live', label: t('picker.live'), note: t('picker.liveNote') },
              { value: 'solo', label: t('picker.solo'), note: t('picker.soloNote') },
            ]}
          />
          <Select
            label={t('picker.mode')}
            value={settings.gameMode}
            hint={modeTexts(settings.gameMode, t.locale)?.note}
            onChange={(gameMode) => set({ gameMode })}
            options={questionModesFor(playFor(settings.play)).map((value) => ({
              value,
              label: modeName(value, t.locale),
            }))}
          />
          <ModePicture mode={settings.gameMode} />
          <ModeSettings
            mode={settings.gameMode}
            values={settings.modeSettings}
            onChange={(modeSettings) => set({ modeSettings })}
          />
          {canGrade && givesGrades(settings.gameMode) && <GradeFields {...props} set={set} />}
          {hasLimit(settings) && (
            <AttemptsAllowedField
              value={settings.attemptsAllowed}
              onChange={(attemptsAllowed) => set({ attemptsAllowed })}
            />
          )}
          <DueFields {...props} set={set} />
        </>
      )}
      {isGame && hasOthers && (
        <Button
          size="sm"
          onClick={() => {
            dispatch({ type: 'applyToAll', key })
            toasts.success(t('picker.appliedAll'))
          }}
        >
          {t('picker.applyAll')}
        </Button>
      )}
    </>
  )
}

type FieldsProps = ItemSettingsFieldsProps & { set: (change: Partial<ItemSettings>) => void }

function GradeFields({ item: { settings }, errors, set }: FieldsProps) {
  const t = useMessages(pickerMessages)
  return (
    <>
      <Switch
        label={
          <span className="pq-radio-text">
            {t('picker.graded')}
            <span className="pq-radio-note">{t('picker.gradedNote')}</span>
          </span>
        }
        checked={settings.graded}
        onChange={(graded) => set({ graded })}
      />
      {settings.graded && (
        <div className="picker-pair">
          <PointsField
            value={settings.points}
            isWrong={Boolean(errors.points)}
            onChange={(points) => set({ points })}
          />
          <AttemptsField value={settings.attempts} onChange={(attempts) => set({ attempts })} />
        </div>
      )}
    </>
  )
}

/** Dates of the LMS take precedence; not every LMS sends them. */
function DueFields({ item: { settings }, errors, set }: FieldsProps) {
  const t = useMessages(pickerMessages)
  return (
    <>
      <StartsAtField
        value={settings.startsAt}
        error={errors.startsAt}
        onChange={(startsAt) => set({ startsAt })}
      />
      <TextField
        label={t('picker.dueAt')}
        type="datetime-local"
        hint={t('picker.dueHint')}
        value={settings.dueAt}
        error={errors.dueAt && t(errors.dueAt === 'past' ? 'picker.duePast' : 'picker.dueInvalid')}
        onChange={(dueAt) => set({ dueAt })}
      />
      <AfterDueField value={settings.afterDue} onChange={(afterDue) => set({ afterDue })} />
    </>
  )
}
