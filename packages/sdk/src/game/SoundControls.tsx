import { soundIcon, soundOffIcon } from '@pathquest/ui/art/host-icons'
import { Button, IconButton } from '@pathquest/ui/Button'
import { hostControlMessages } from '@pathquest/ui/messages/en/host-control'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import type { Sound } from './use-sound'

export interface SoundControlsProps {
  sound: Sound
  /** Without words, as on the projector. */
  isSmall?: boolean
}

/** Mute and volume, in one place: for the sounds of the game and the music of the lobby. */
export function SoundControls({ sound, isSmall }: SoundControlsProps) {
  const t = useMessages(hostControlMessages)
  const label = t(sound.isOn ? 'control.soundOff' : 'control.soundOn')
  const shared = {
    icon: sound.isOn ? soundIcon : soundOffIcon,
    title: t('control.keyTip', { label, key: 'M' }),
    onClick: sound.toggle,
  }
  return (
    <>
      {isSmall ? (
        <IconButton {...shared} label={label} />
      ) : (
        <Button {...shared} size="sm" variant="ghost" aria-keyshortcuts="M">
          {label}
        </Button>
      )}
      {sound.isOn && (
        <input
          type="range"
          className="pq-volume"
          min={0}
          max={1}
          step={0.1}
          value={sound.volume}
          aria-label={t('control.volume')}
          aria-keyshortcuts="+ -"
          title={t('control.keyTip', { label: t('control.volume'), key: '+ −' })}
          onChange={({ currentTarget }) => sound.setVolume(Number(currentTarget.value))}
          // The arrow keys are the game's again.
          onPointerUp={({ currentTarget }) => currentTarget.blur()}
        />
      )}
    </>
  )
}
