import { Button } from '@pathquest/ui/Button'
import { hostControlMessages } from '@pathquest/ui/messages/en/host-control'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { SoundControls } from '../game/SoundControls'
import type { Sound } from '../game/use-sound'

export interface ScreenToolsProps {
  sound: Sound
  onKeys: () => void
}

/** Small, in a corner of the projector: sound, and the keyboard shortcuts. */
export function ScreenTools({ sound, onKeys }: ScreenToolsProps) {
  const t = useMessages(hostControlMessages)
  return (
    <div className="pq-screen-tools">
      <SoundControls sound={sound} isSmall />
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
