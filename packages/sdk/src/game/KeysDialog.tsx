import { Dialog } from '@pathquest/ui/Dialog'
import { hostMessages } from '@pathquest/ui/messages/en/host'
import { hostControlMessages } from '@pathquest/ui/messages/en/host-control'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'

const ROWS = [
  ['space', 'keys.next'],
  ['P', 'keys.pause'],
  ['S', 'keys.skip'],
  ['T', 'keys.addTime'],
  ['L', 'keys.lock'],
  ['M', 'keys.sound'],
  ['F', 'keys.fullscreen'],
  ['?', 'keys.help'],
] as const

const HOST_ROWS = [['A', 'keys.peek'], ['N', 'keys.names'], ...ROWS] as const

export interface KeysDialogProps {
  open: boolean
  /** With what the host's page has alone. */
  isHost?: boolean
  onClose: () => void
}

/** What each key does, on the host's page and on the projector. */
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, by keys as well */}
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
    </Dialog>
  )
}

/** The whole screen for the game, or back. */
export function toggleFullscreen(root: HTMLElement | null): void {
  const page = root?.ownerDocument
  const done = page?.fullscreenElement
    ? page.exitFullscreen()
    : page?.documentElement.requestFullscreen?.()
  // The browser said no: the page stays as it is.
  void done?.catch(() => {})
}
