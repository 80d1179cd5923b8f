import { shownStepMessages } from '@pathquest/ui/messages/en/shown-step'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { ShownPictures } from '../game/ShownPictures'
import type { ScreenPartProps } from './screen-props'

/** What somebody who comes late has to tap, while anybody has yet to: else it is not in the way. */
export function ScreenStep({ view, state, now, entry }: ScreenPartProps) {
  const t = useMessages(shownStepMessages)
  const { secondStep, joinable } = view
  if (!secondStep || secondStep.choosing === 0 || !joinable || entry) return null
  return (
    <section className="pq-screen-late" aria-label={t('step.shown')}>
      <ShownPictures shown={secondStep} clockOffsetMs={state.clockOffsetMs} now={now} />
    </section>
  )
}
