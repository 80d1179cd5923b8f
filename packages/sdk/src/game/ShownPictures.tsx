import { stepPicturesAt } from '@pathquest/core/rooms/second-step'
import type { SecondStepShown } from '@pathquest/core/rooms/views'
import { StepPicture } from '@pathquest/ui/art/StepPicture'
import { useServerNow } from '@pathquest/ui/hooks/server-clock'
import { entranceMessages } from '@pathquest/ui/messages/en/entrance'
import { shownStepMessages } from '@pathquest/ui/messages/en/shown-step'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'

export interface ShownPicturesProps {
  /** From the host's or the projector's view. */
  shown: SecondStepShown
  clockOffsetMs: number
  /** A frozen clock, for stories. */
  now?: number | undefined
}

/** The pictures that the class has to tap now, with names to say aloud. */
export function ShownPictures({ shown, clockOffsetMs, now }: ShownPicturesProps) {
  const t = useMessages(entranceMessages)
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
