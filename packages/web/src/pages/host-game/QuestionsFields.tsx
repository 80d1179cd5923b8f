import {
  type BusinessDriver,
  QUESTIONS_PER_SET_MAX,
} from '@pathquest/core/question-sets/set-choices'
import { QUESTIONS_PICKED_MAX } from '@pathquest/core/rooms/game-choices'
import { findManifest } from '@pathquest/modes/catalogue'
import { Button, InlineError, RadioCards, Select, Switch, TextField } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { hostGameMessages } from '../../messages/en/host-game'
import { type HostFieldsProps, Noted } from './FilterFields'
import { type Part, type PartError, questionCount } from './part-of-set'

interface QuestionsFieldsProps extends HostFieldsProps {
  error?: PartError
  /** Opens the questions of the picked set. */
  onPick: () => void
}

/** Which questions of the picked set are played, and in which order. */
export function QuestionsFields({ form, onChange, error, onPick }: QuestionsFieldsProps) {
  const t = useMessages(hostGameMessages)
  const count = questionCount(form, findManifest(form.gameMode))
  return (
    <div className="pq-stack">
      {form.questionSet ? (
        <>
          <PartField form={form} onChange={onChange} />
          <PartDetails form={form} onChange={onChange} error={error} onPick={onPick} />
          {count && (
            <p className="host-game-count" role="status">
              {t('hostGame.playedCount', count)}
            </p>
          )}
        </>
      ) : (
        <p className="pq-muted">{t('hostGame.pickFirst')}</p>
      )}
      <div>
        <Switch
          label={
            <Noted
              label={t('hostGame.shuffleQuestions')}
              note={t('hostGame.shuffleQuestionsNote')}
            />
          }
          checked={form.shuffleQuestions}
          onChange={(shuffleQuestions) => onChange({ shuffleQuestions })}
        />
        <Switch
          label={
            <Noted label={t('hostGame.shuffleOptions')} note={t('hostGame.shuffleOptionsNote')} />
          }
          checked={form.shuffleOptions}
          onChange={(shuffleOptions) => onChange({ shuffleOptions })}
        />
      </div>
    </div>
  )
}

const PART_TEXTS = {
  all: 'hostGame.partAll',
  first: 'hostGame.partFirst',
  driver: 'hostGame.partDriver',
  picked: 'hostGame.partPicked',
} as const satisfies Record<Part, string>

/** By driver only if the set has questions of some. */
function PartField({ form, onChange }: HostFieldsProps) {
  const t = useMessages(hostGameMessages)
  const hasDrivers = (form.questionSet?.businessDrivers.length ?? 0) > 0
  const parts: Part[] = ['all', 'first', ...(hasDrivers ? ['driver' as const] : []), 'picked']
  return (
    <RadioCards
      legend={t('hostGame.part')}
      minWidth={150}
      value={form.part}
      onChange={(part) => onChange({ part })}
      options={parts.map((value) => ({ value, label: t(PART_TEXTS[value]) }))}
    />
  )
}

function PartDetails({ form, onChange, error, onPick }: QuestionsFieldsProps) {
  const t = useMessages(hostGameMessages)
  const { questionSet: set, part } = form
  if (!set || part === 'all') return null
  if (part === 'first')
    return (
      <TextField
        label={t('hostGame.firstQuestions')}
        hint={t('hostGame.firstHint', { total: set.totalQuestions })}
        error={error && t('hostGame.firstError', { max: QUESTIONS_PER_SET_MAX })}
        inputMode="numeric"
        autoComplete="off"
        value={form.firstQuestions}
        onChange={(firstQuestions) => onChange({ firstQuestions })}
      />
    )
  if (part === 'driver')
    return (
      <Select
        label={t('hostGame.businessDriver')}
        value={form.businessDriver}
        onChange={(driver) => onChange({ businessDriver: driver as BusinessDriver })}
        options={set.businessDrivers.map(({ driver, count }) => ({
          value: driver,
          label: t('hostGame.driverOption', { driver: t(`hostGame.${driver}`), count }),
        }))}
      />
    )
  return (
    <>
      <Button onClick={onPick}>{t('hostGame.pick')}</Button>
      {error && (
        <InlineError>
          {error === 'tooMany'
            ? t('hostGame.pickedTooMany', { max: QUESTIONS_PICKED_MAX })
            : t('hostGame.pickedNone')}
        </InlineError>
      )}
    </>
  )
}
