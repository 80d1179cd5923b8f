import { Switch } from '@pathquest/ui/Checkbox'
import { hostMessages } from '@pathquest/ui/messages/en/host'
import { shownStepMessages } from '@pathquest/ui/messages/en/shown-step'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import type { HostPartProps } from './host-props'

export interface EntranceSwitchesProps extends Pick<HostPartProps, 'view' | 'entry' | 'onCommand'> {
  /** Commands may be given now. */
  idle: boolean
}

/** Against strangers who have the code: the link alone, or pictures to tap. */
export function EntranceSwitches({ view, idle, entry, onCommand }: EntranceSwitchesProps) {
  const t = useMessages(hostMessages)
  const step = useMessages(shownStepMessages)
  // In a course nobody comes by code.
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
