import { Button } from '@pathquest/ui/Button'
import { hostControlMessages } from '@pathquest/ui/messages/en/host-control'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { SoundControls } from '../game/SoundControls'
import type { Sound } from '../game/use-sound'
import type { ScreenPartProps } from './ScreenFrame'

export interface ScreenToolsProps extends Pick<ScreenPartProps, 'view' | 'onCommand'> {
  sound: Sound
  onKeys: () => void
}

/** Small, in a corner of the projector: sound, shortcuts, and in the lobby how the mode goes. */
export function ScreenTools({ view, sound, onKeys, onCommand }: ScreenToolsProps) {
  const t = useMessages(hostControlMessages)
  const how = t(view.howShown ? 'control.hideHow' : 'control.showHow')
  return (
    <div className="pq-screen-tools">
      {view.stage.name === 'lobby' && onCommand && (
        <Button
          size="sm"
          variant="ghost"
          title={t('control.keyTip', { label: how, key: 'H' })}
          aria-keyshortcuts="H"
          onClick={() => onCommand(view.howShown ? 'hide_how' : 'show_how')}
        >
          {how}
        </Button>
      )}
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
