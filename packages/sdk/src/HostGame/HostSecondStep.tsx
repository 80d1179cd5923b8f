import type { SecondStepShown } from '@pathquest/core/rooms/views'
import { shownStepMessages } from '@pathquest/ui/messages/en/shown-step'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { ShownPictures } from '../game/ShownPictures'
import type { HostPartProps } from './host-props'

export interface HostSecondStepProps extends HostPartProps {
  shown: SecondStepShown
}

/** The pictures to tap, and how many have yet to. Names that nobody has proved are not shown. */
export function HostSecondStep({ shown, state, now }: HostSecondStepProps) {
  const t = useMessages(shownStepMessages)
  const { choosing } = shown
  return (
    <section className="pq-host-step">
      <ShownPictures shown={shown} clockOffsetMs={state.clockOffsetMs} now={now} />
      <p>{t('step.note')}</p>
      <p role="status">
        <b>{choosing > 0 && t('step.choosing', { count: choosing })}</b>
      </p>
    </section>
  )
}
