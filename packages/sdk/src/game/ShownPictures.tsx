import { stepPicturesAt } from '@pathquest/game-core/rooms/second-step'
import type { SecondStepShown } from '@pathquest/game-core/rooms/views'
import { StepPicture } from '../art/StepPicture'
import { secondStepMessages } from '../messages/en/second-step'
import { shownStepMessages } from '../messages/en/shown-step'
import { useMessages } from '../messages/MessagesProvider'
import { useServerNow } from '../modes/use-server-now'

export interface ShownPicturesProps {
  /** Of the host's or the projector's view. */
  shown: SecondStepShown
  clockOffsetMs: number
  /** A clock that stands still, for stories. */
  now?: number | undefined
}

/** What the class has to tap now, with names that can be said aloud. */
export function ShownPictures({ shown, clockOffsetMs, now }: ShownPicturesProps) {
  const t = useMessages(secondStepMessages)
  const shownStep = useMessages(shownStepMessages)
  const serverNow = useServerNow(clockOffsetMs, now)
  return (
    <ol className="pq-step-shown" aria-label={shownStep('step.shown')}>
      {stepPicturesAt(shown.key, serverNow, shown.length).map((picture) => (
        <li key={picture}>
          <StepPicture picture={picture} />
          {t(`step.${picture}`)}
        </li>
      ))}
    </ol>
  )
}
