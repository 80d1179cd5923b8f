import { Badge } from '@pathquest/ui/Badge'
import { useTexts } from '@pathquest/ui/messages/use-texts'
import { Countdown } from '@pathquest/ui/question/Countdown'
import type { ReactNode } from 'react'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import type { WatchedModeView } from './views'

export interface WatchedClockProps<Play> {
  modeView: WatchedModeView<Play>
  now: number
  /** The mode's text for the evening (last quarter). */
  evening?: string
  /** The class's common state. */
  children?: ReactNode
}

/** The clock of the class, for host and projector. */
export function WatchedClock<Play>({ modeView, now, evening, children }: WatchedClockProps<Play>) {
  const t = useTexts(en, es)
  return (
    <>
      <Countdown header={modeView.clock} clockOffsetMs={0} now={now} />
      {(children || modeView.isEvening) && (
        <div className="pq-row">
          {children}
          {modeView.isEvening && <Badge variant="warning">{evening ?? t('evening')}</Badge>}
        </div>
      )}
    </>
  )
}
