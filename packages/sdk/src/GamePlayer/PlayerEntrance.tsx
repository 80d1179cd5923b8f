import {
  type StepPicture as Picture,
  STEP_MOVE,
  STEP_PICTURES,
} from '@pathquest/core/rooms/second-step'
import type { PlayerView } from '@pathquest/core/rooms/views'
import { Icon } from '@pathquest/ui/art/Icon'
import { StepPicture } from '@pathquest/ui/art/StepPicture'
import { Button } from '@pathquest/ui/Button'
import { useServerNow } from '@pathquest/ui/hooks/server-clock'
import { Spinner } from '@pathquest/ui/Loading'
import { entranceMessages } from '@pathquest/ui/messages/en/entrance'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { useState } from 'react'
import type { GamePlayerViewProps } from './player-props'

const doorIcon = 'M4 21V5l9-2v18l-9-2M13 5h6v16h2M3 21h1M10 12v1'

export interface PlayerAtDoorProps extends Pick<GamePlayerViewProps, 'headingLevel'> {
  displayName: string
}

/** A late comer, until the host opens the door. */
export function PlayerAtDoor({ displayName, headingLevel = 1 }: PlayerAtDoorProps) {
  const t = useMessages(entranceMessages)
  const Heading = `h${headingLevel}` as 'h1'
  return (
    <section className="pq-step" role="status">
      <span className="pq-step-door">
        <Icon icon={doorIcon} />
      </span>
      <Heading>{t('knocked.title')}</Heading>
      <p>
        <b>{displayName}</b>
      </p>
      <p>{t('knocked.text')}</p>
      <p className="pq-muted">{t('knocked.next')}</p>
      <Spinner />
    </section>
  )
}

export interface PlayerSecondStepProps
  extends Pick<GamePlayerViewProps, 'state' | 'now' | 'headingLevel' | 'onMove'> {
  shown: NonNullable<PlayerView['secondStep']>
}

/** Before the lobby, if the host uses it: the pictures that the class can see. */
export function PlayerSecondStep(props: PlayerSecondStepProps) {
  const { shown, state, now, headingLevel = 1, onMove } = props
  const t = useMessages(entranceMessages)
  const serverNow = useServerNow(state.clockOffsetMs, now)
  const [tapped, setTapped] = useState<readonly Picture[]>([])
  const [last, setLast] = useState<'checking' | 'wrong' | null>(null)
  const { retryAt, length } = shown
  const waitSeconds = Math.max(0, Math.ceil(((retryAt ?? 0) - serverNow) / 1_000))
  const isDelayed = waitSeconds > 0 || last === 'checking'
  const Heading = `h${headingLevel}` as 'h1'

  async function tap(picture: Picture) {
    if (isDelayed) return
    const pictures = [...tapped, picture]
    setTapped(pictures)
    if (pictures.length < length) return setLast(null)
    setLast('checking')
    const outcome = await onMove?.(STEP_MOVE, { pictures })
    setTapped([])
    setLast(outcome?.ok && outcome.reply?.right === false ? 'wrong' : null)
  }

  function message(): string {
    if (last === 'checking') return t('step.checking')
    if (waitSeconds > 0 || (last === 'wrong' && tapped.length === 0)) return t('step.wrong')
    const picture = tapped.at(-1)
    if (picture === undefined) return ''
    const [count, total] = [tapped.length, length]
    return t('step.tapped', { picture: t(`step.${picture}`), count, total })
  }

  return (
    <section className="pq-step">
      <Heading>{t('step.title')}</Heading>
      <p>{t('step.text')}</p>
      {waitSeconds > 0 ? (
        // Not in the live region: announcing a countdown every second would disturb.
        <p className="pq-step-tapped pq-muted">{t('step.wait', { count: waitSeconds })}</p>
      ) : (
        <ol className="pq-step-tapped" aria-hidden="true">
          {Array.from({ length }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: positions, in their order
            <li key={i}>{tapped[i] ? <StepPicture picture={tapped[i]} /> : i + 1}</li>
          ))}
        </ol>
      )}
      <p
        className="pq-step-said"
        role="status"
        data-wrong={message() === t('step.wrong') || undefined}
      >
        {message()}
      </p>
      <fieldset aria-label={t('step.pictures')} className="pq-step-grid">
        {STEP_PICTURES.map((picture) => (
          <button
            key={picture}
            type="button"
            aria-disabled={isDelayed || undefined}
            onClick={() => void tap(picture)}
          >
            <StepPicture picture={picture} />
            {t(`step.${picture}`)}
          </button>
        ))}
      </fieldset>
      <Button
        variant="ghost"
        disabled={tapped.length === 0 || last === 'checking'}
        onClick={() => setTapped([])}
      >
        {t('step.startOver')}
      </Button>
    </section>
  )
}
