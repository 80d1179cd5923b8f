import { soundIcon, soundOffIcon } from '@pathquest/ui/art/icons'
import { Button, IconButton } from '@pathquest/ui/Button'
import { hostControlMessages } from '@pathquest/ui/messages/en/host-control'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import type { Sound } from '../game/use-sound'

export interface ScreenToolsProps {
  sound: Sound
  onKeys: () => void
}

/** Small, in a corner of the projector: sound, and what the keys do. */
export function ScreenTools({ sound, onKeys }: ScreenToolsProps) {
  const t = useMessages(hostControlMessages)
  const label = t(sound.isOn ? 'control.soundOff' : 'control.soundOn')
  return (
    <div className="pq-screen-tools">
      <IconButton
        icon={sound.isOn ? soundIcon : soundOffIcon}
        label={label}
        title={t('control.keyTip', { label, key: 'M' })}
        onClick={sound.toggle}
      />
      <Button
        size="sm"
        variant="ghost"
        aria-label={t('control.keys')}
        title={t('control.keyTip', { label: t('control.keys'), key: '?' })}
        onClick={onKeys}
      >
        ?
      </Button>
    </div>
  )
}
