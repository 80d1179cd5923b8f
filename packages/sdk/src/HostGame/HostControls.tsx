import type { HostCommandName } from '@pathquest/core/rooms/messages'
import type { HostView } from '@pathquest/core/rooms/views'
import { skipIcon } from '@pathquest/ui/art/host-icons'
import type { IconDrawing } from '@pathquest/ui/art/icons'
import { clockIcon, pauseIcon, screenIcon } from '@pathquest/ui/art/icons'
import { Button } from '@pathquest/ui/Button'
import { hostControlMessages } from '@pathquest/ui/messages/en/host-control'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { Signpost } from '@pathquest/ui/Signpost'
import { SoundControls } from '../game/SoundControls'
import type { Sound } from '../game/use-sound'
import type { HostPartProps } from './host-props'

export interface HostControlsProps extends HostPartProps {
  sound: Sound
  onKeys: () => void
}

/**
 * In the lobby how the mode goes, on the projector; pause, skip and more time while the game runs;
 * sound and shortcuts at all times.
 */
export function HostControls({ view, state, sound, onCommand, onKeys }: HostControlsProps) {
  const t = useMessages(hostControlMessages)
  const isIdle = view.inControl && state.busy === null
  const isRunning = view.game.status === 'in_progress'
  const press = (
    command: HostCommandName,
    icon: IconDrawing,
    [label, tip, key]: readonly [label: string, tip: string, key: string],
    isPossible = true,
  ) => (
    <Button
      size="sm"
      icon={icon}
      title={t('control.keyTip', { label: tip, key })}
      aria-keyshortcuts={key}
      disabled={!isIdle || !isPossible}
      onClick={() => onCommand?.(command)}
    >
      {label}
    </Button>
  )
  const how = t(view.howShown ? 'control.hideHow' : 'control.showHow')
  const may = (option: 'skip' | 'add_time') => view.allows?.includes(option) ?? false
  return (
    <section className="pq-host-controls" aria-label={t('control.bar')}>
      {view.stage.name === 'lobby' &&
        press(view.howShown ? 'hide_how' : 'show_how', screenIcon, [how, how, 'H'])}
      {isRunning &&
        !view.pausedByHost &&
        press('pause', pauseIcon, [t('control.pause'), t('control.pause'), 'P'])}
      {isRunning &&
        press('skip', skipIcon, [t('control.skip'), t('control.skipTip'), 'S'], may('skip'))}
      {isRunning &&
        press(
          'add_time',
          clockIcon,
          [t('control.addTime'), t('control.addTimeTip'), 'T'],
          may('add_time'),
        )}
      <SoundControls sound={sound} />
      <Button
        size="sm"
        variant="ghost"
        className="pq-host-keys"
        title={t('control.keyTip', { label: t('control.keys'), key: '?' })}
        aria-keyshortcuts="?"
        onClick={onKeys}
      >
        {t('control.keys')}
      </Button>
    </section>
  )
}

export interface HostPausedProps extends HostPartProps {
  held: NonNullable<HostView['pausedByHost']>
}

/** The host's own pause: how long the game is retained, who is back, and the resume button. */
export function HostPaused({ view, state, held, layout, entry, onCommand }: HostPausedProps) {
  const t = useMessages(hostControlMessages)
  const date = new Intl.DateTimeFormat(t.locale, { dateStyle: 'long' }).format(held.until)
  const here = view.players.filter(({ connected }) => connected).length
  const mayResume = (view.inControl || layout === 'remote') && state.busy === null
  return (
    <section className="pq-card pq-host-paused" aria-labelledby="pq-host-paused">
      <h2 id="pq-host-paused">{t('control.pausedTitle')}</h2>
      <p>{t('control.pausedText')}</p>
      <p className="pq-muted">
        {t('control.pausedUntil', { date })}{' '}
        {t(entry ? 'control.pausedCourse' : 'control.pausedFind')}
      </p>
      {!view.game.oneDevice && (
        <p className="pq-muted" role="status">
          {t('control.pausedBack', { count: here, total: view.players.length })}
        </p>
      )}
      <Signpost
        disabled={!mayResume}
        title={t('control.keyTip', { label: t('control.resume'), key: 'P' })}
        aria-keyshortcuts="P"
        onClick={() => onCommand?.('resume')}
      >
        {t('control.resume')}
      </Signpost>
    </section>
  )
}
