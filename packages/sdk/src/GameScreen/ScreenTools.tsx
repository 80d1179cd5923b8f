import { soundIcon, soundOffIcon } from '../art/icons'
import type { Sound } from '../game/use-sound'
import { hostControlMessages } from '../messages/en/host-control'
import { useMessages } from '../messages/MessagesProvider'
import { Button, IconButton } from '../ui/Button'

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
