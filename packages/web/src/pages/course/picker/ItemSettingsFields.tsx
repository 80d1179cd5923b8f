import { choosesCareers, givesGrades, offers } from '@pathquest/modes/catalogue'
import { Button, RadioCards, Switch, TextField } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { useListedSet } from '../../../api/question-sets'
import { pickerMessages } from '../../../messages/en/picker'
import { FilteredModeSelect } from '../../../modes/FilteredModeSelect'
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
import { IndustryField } from './IndustryField'
import { hasLimit, type ItemSettings, keyOf, modesOf, playFor } from './picker-item'
import { type BasketItemProps, usePickerQuest } from './picker-queries'

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
              { value: 'live' as const, label: t('picker.live'), note: t('picker.liveNote') },
              { value: 'solo' as const, label: t('picker.solo'), note: t('picker.soloNote') },
            ].filter(({ value }) => !item.careerMode || offers(item.careerMode, playFor(value)))}
          />
          {item.careerMode === undefined ? (
            <ItemMode item={item} set={set} />
          ) : choosesCareers(item.careerMode) ? (
            <IndustryField
              value={item.contentId}
              onChange={(industry) => dispatch({ type: 'industry', key, industry })}
            />
          ) : null}
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

/** The modes of a set to narrow down, with the minutes that its questions take. */
function ItemMode({ item, set }: Pick<FieldsProps, 'item' | 'set'>) {
  const t = useMessages(pickerMessages)
  const { kind, contentId, settings } = item
  const quest = usePickerQuest(kind === 'career_quest' ? contentId : null)
  const { set: chosen } = useListedSet(kind === 'question_set' ? contentId : null)
  const questions = kind === 'career_quest' ? quest?.questions : chosen?.totalQuestions
  return (
    <FilteredModeSelect
      label={t('picker.mode')}
      modes={modesOf(kind, settings.play)}
      play={playFor(settings.play)}
      size={{ questions }}
      value={settings.gameMode}
      onChange={(gameMode) => set({ gameMode })}
    />
  )
}

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
