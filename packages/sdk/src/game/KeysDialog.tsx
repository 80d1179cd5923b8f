import { Dialog } from '@pathquest/ui/Dialog'
import { hostMessages } from '@pathquest/ui/messages/en/host'
import { hostControlMessages } from '@pathquest/ui/messages/en/host-control'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'

const ROWS = [
  ['space', 'keys.next'],
  ['H', 'keys.how'],
  ['P', 'keys.pause'],
  ['S', 'keys.skip'],
  ['T', 'keys.addTime'],
  ['L', 'keys.lock'],
  ['M', 'keys.sound'],
  ['+ −', 'keys.volume'],
  ['F', 'keys.fullscreen'],
  ['?', 'keys.help'],
] as const

const HOST_ROWS = [['A', 'keys.peek'], ['N', 'keys.names'], ...ROWS] as const

export interface KeysDialogProps {
  open: boolean
  /** With the shortcuts that only the host's page has. */
  isHost?: boolean
  onClose: () => void
}

/** The keyboard shortcuts of the host's page and the projector. */
export function KeysDialog({ open, isHost, onClose }: KeysDialogProps) {
  const t = useMessages(hostControlMessages)
  const host = useMessages(hostMessages)
  return (
    <Dialog
      open={open}
      title={t('keys.title')}
      closeLabel={host('host.close')}
      onClose={onClose}
      size="sm"
    >
      <Keys isHost={isHost} />
    </Dialog>
  )
}

/** Apart, since a closed dialog is rendered with each player who joins. */
function Keys({ isHost }: Pick<KeysDialogProps, 'isHost'>) {
  const t = useMessages(hostControlMessages)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, by keys as well
    <section tabIndex={0} aria-label={t('keys.title')}>
      <dl className="pq-keys">
        {(isHost ? HOST_ROWS : ROWS).map(([key, label]) => (
          <div key={key}>
            <dt>
              {key === 'space' ? (
                <>
                  <kbd>{t('keys.space')}</kbd> <kbd>→</kbd>
                </>
              ) : (
                <kbd>{key}</kbd>
              )}
            </dt>
            <dd>{t(label)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Toggles fullscreen for the game. */
export function toggleFullscreen(root: HTMLElement | null): void {
  const page = root?.ownerDocument
  const done = page?.fullscreenElement
    ? page.exitFullscreen()
    : page?.documentElement.requestFullscreen?.()
  // Refused by the browser: the page stays as it is.
  void done?.catch(() => {})
}
