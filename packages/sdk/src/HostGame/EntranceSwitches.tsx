import type { SecondStepShown } from '@pathquest/core/rooms/views'
import { Switch } from '@pathquest/ui/Checkbox'
import { hostMessages } from '@pathquest/ui/messages/en/host'
import { shownStepMessages } from '@pathquest/ui/messages/en/shown-step'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { ShownPictures } from '../game/ShownPictures'
import type { HostPartProps } from './host-props'

export interface EntranceSwitchesProps extends Pick<HostPartProps, 'view' | 'entry' | 'onCommand'> {
  /** Commands can be sent now. */
  idle: boolean
}

/** Against strangers who have the code: join by link only, or pictures to tap. */
export function EntranceSwitches({ view, idle, entry, onCommand }: EntranceSwitchesProps) {
  const t = useMessages(hostMessages)
  const step = useMessages(shownStepMessages)
  // In a course nobody joins by code.
  if (entry) return null
  return (
    <>
      <Switch
        label={t('host.onlyLink')}
        checked={view.game.linkOnly === true}
        disabled={!idle}
        onChange={(only) => onCommand?.(only ? 'only_link' : 'allow_code')}
      />
      <Switch
        label={step('step.switch')}
        checked={view.secondStep !== undefined}
        disabled={!idle}
        onChange={(isOn) => onCommand?.(isOn ? 'second_step' : 'one_step')}
      />
    </>
  )
}

export interface HostSecondStepProps extends HostPartProps {
  shown: SecondStepShown
}

/** The pictures to tap, and how many have yet to. Unverified names are not shown. */
export function HostSecondStep({ shown, state, now }: HostSecondStepProps) {
  const t = useMessages(shownStepMessages)
  const { choosing } = shown
  return (
    <section className="pq-host-step">
      <ShownPictures shown={shown} clockOffsetMs={state.clockOffsetMs} now={now} />
      <p>{t('step.note')}</p>
      <p role="status">
        <b>{choosing > 0 && t('step.choosing', { count: choosing })}</b>
      </p>
    </section>
  )
}
