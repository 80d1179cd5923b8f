import type { ErrorCode } from '@pathquest/core/errors'
import { RESULT_SHOWN_MAX_SECONDS, RESULT_SHOWN_MIN_SECONDS } from '@pathquest/core/rooms/timing'
import { HowItGoes } from '@pathquest/modes/HowItGoes'
import { RadioCards, Select, Switch, TextField } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { hostGameMessages } from '../../messages/en/host-game'
import { modeMessages } from '../../messages/en/modes'
import { useErrorText } from '../../messages/use-error-text'
import { ModeSettings } from '../../modes/ModeSettings'
import { DevicesField, type DevicesFieldProps } from './DevicesField'
import { type HostFieldsProps, Noted } from './FilterFields'
import {
  answersByTap,
  asksFor,
  hasCountdown,
  modeSettingsAsked,
  questionsLeftOut,
} from './host-form'
import { ModeField } from './ModeField'

/** Session type, by whose devices, game mode and its settings. */
export function PlayFields({ form, onChange, isWrong }: DevicesFieldProps) {
  const t = useMessages(hostGameMessages)
  const modes = useMessages(modeMessages)
  const left = questionsLeftOut(form)
  return (
    <div className="pq-stack">
      <RadioCards
        legend={t('hostGame.sessionType')}
        minWidth={180}
        value={form.sessionType}
        onChange={(sessionType) => onChange({ sessionType })}
        options={[
          {
            value: 'multiplayer',
            label: t('hostGame.multiplayer'),
            note: t('hostGame.multiplayerNote'),
          },
          { value: 'solo', label: t('hostGame.solo'), note: t('hostGame.soloNote') },
        ]}
      />
      {form.sessionType !== 'solo' && (
        <DevicesField form={form} onChange={onChange} isWrong={isWrong} />
      )}
      <ModeField form={form} onChange={onChange} />
      <HowItGoes mode={form.gameMode} headingLevel={3} />
      <ModeSettings
        mode={form.gameMode}
        values={form.modeSettings}
        only={modeSettingsAsked(form)}
        onChange={(modeSettings) => onChange({ modeSettings })}
      />
      {left && <p className="pq-muted">{modes('modes.leftOut', left)}</p>}
    </div>
  )
}

interface SettingsFieldsProps extends HostFieldsProps {
  maxPlayersError?: ErrorCode
}

const RESULT_SECONDS = Array.from(
  { length: RESULT_SHOWN_MAX_SECONDS - RESULT_SHOWN_MIN_SECONDS + 1 },
  (_, i) => RESULT_SHOWN_MIN_SECONDS + i,
)

/**
 * The game's settings that its mode supports; a solo game has only the time, and one without phones
 * none: nobody joins, and the teacher takes each step.
 */
export function SettingsFields({ form, onChange, maxPlayersError }: SettingsFieldsProps) {
  const t = useMessages(hostGameMessages)
  const solo = form.sessionType === 'solo'
  if (form.answers !== 'devices')
    return <p className="pq-muted">{t('hostGame.withoutPhonesNote')}</p>
  return (
    <div className="pq-stack">
      {!solo && <PlayerFields form={form} onChange={onChange} maxPlayersError={maxPlayersError} />}
      {!solo && asksFor(form, 'progression') && (
        <ProgressionFields form={form} onChange={onChange} />
      )}
      {asksFor(form, 'time') && <TimeField form={form} onChange={onChange} />}
      {!solo && <LiveFields form={form} onChange={onChange} />}
    </div>
  )
}

function PlayerFields({ form, onChange, maxPlayersError }: SettingsFieldsProps) {
  const t = useMessages(hostGameMessages)
  const errorText = useErrorText()
  return (
    <>
      <TextField
        label={t('hostGame.maxPlayers')}
        hint={t('hostGame.maxPlayersHint')}
        inputMode="numeric"
        autoComplete="off"
        value={form.maxPlayers}
        onChange={(maxPlayers) => onChange({ maxPlayers })}
        error={maxPlayersError && errorText({ code: maxPlayersError })}
      />
      <div>
        <Switch
          label={<Noted label={t('hostGame.isPublic')} note={t('hostGame.isPublicNote')} />}
          checked={form.isPublic}
          onChange={(isPublic) => onChange({ isPublic })}
        />
        {asksFor(form, 'lateJoin') && (
          <Switch
            label={
              <Noted label={t('hostGame.allowLateJoin')} note={t('hostGame.allowLateJoinNote')} />
            }
            checked={form.allowLateJoin}
            onChange={(allowLateJoin) => onChange({ allowLateJoin })}
          />
        )}
        <Switch
          label={<Noted label={t('hostGame.approveNames')} note={t('hostGame.approveNamesNote')} />}
          checked={form.approveNames}
          onChange={(approveNames) => onChange({ approveNames })}
        />
      </div>
    </>
  )
}

function ProgressionFields({ form, onChange }: HostFieldsProps) {
  const t = useMessages(hostGameMessages)
  return (
    <>
      <RadioCards
        legend={t('hostGame.progression')}
        minWidth={180}
        value={form.progressionControl}
        onChange={(progressionControl) => onChange({ progressionControl })}
        options={[
          { value: 'manual', label: t('hostGame.manual'), note: t('hostGame.manualNote') },
          { value: 'auto', label: t('hostGame.auto'), note: t('hostGame.autoNote') },
        ]}
      />
      {form.progressionControl === 'auto' && (
        <Select
          label={t('hostGame.resultSeconds')}
          value={String(form.resultSeconds)}
          onChange={(seconds) => onChange({ resultSeconds: Number(seconds) })}
          options={RESULT_SECONDS.map((count) => ({
            value: String(count),
            label: t('hostGame.seconds', { count }),
          }))}
        />
      )}
    </>
  )
}

const UNTIMED = 'untimed'

function TimeField({ form, onChange }: HostFieldsProps) {
  const t = useMessages(hostGameMessages)
  return (
    <Select
      label={t('hostGame.time')}
      hint={
        form.timeStretch === null && form.progressionControl === 'auto'
          ? t('hostGame.untimedAuto')
          : undefined
      }
      value={form.timeStretch === null ? UNTIMED : String(form.timeStretch)}
      onChange={(value) => onChange({ timeStretch: value === UNTIMED ? null : Number(value) })}
      options={[
        { value: '1', label: t('hostGame.timeNormal') },
        { value: '1.5', label: t('hostGame.timeHalfMore') },
        { value: '2', label: t('hostGame.timeDouble') },
        { value: UNTIMED, label: t('hostGame.timeUntimed') },
      ]}
    />
  )
}

function LiveFields({ form, onChange }: HostFieldsProps) {
  const t = useMessages(hostGameMessages)
  return (
    <div>
      {asksFor(form, 'revealAtOnce') && (
        <Switch
          label={
            <Noted
              label={t('hostGame.showResultAtOnce')}
              note={t('hostGame.showResultAtOnceNote')}
            />
          }
          checked={form.showResultAtOnce}
          onChange={(showResultAtOnce) => onChange({ showResultAtOnce })}
        />
      )}
      {hasCountdown(form) && (
        <Switch
          label={<Noted label={t('hostGame.countdown')} note={t('hostGame.countdownNote')} />}
          checked={form.countdown}
          onChange={(countdown) => onChange({ countdown })}
        />
      )}
      <Switch
        label={<Noted label={t('hostGame.tapToAnswer')} note={t('hostGame.tapToAnswerNote')} />}
        checked={answersByTap(form)}
        onChange={(tapToAnswer) => onChange({ tapToAnswer })}
      />
      {asksFor(form, 'runAlone') && (
        <Switch
          label={<Noted label={t('hostGame.runAlone')} note={t('hostGame.runAloneNote')} />}
          checked={form.runAlone}
          onChange={(runAlone) => onChange({ runAlone })}
        />
      )}
    </div>
  )
}
