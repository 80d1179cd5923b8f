import { stepPicturesAt } from '@pathquest/core/rooms/second-step'
import type { SecondStepShown } from '@pathquest/core/rooms/views'
import { StepPicture } from '@pathquest/ui/art/StepPicture'
import { useServerNow } from '@pathquest/ui/hooks/use-server-now'
import { secondStepMessages } from '@pathquest/ui/messages/en/second-step'
import { shownStepMessages } from '@pathquest/ui/messages/en/shown-step'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'

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
