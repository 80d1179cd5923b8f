import { Countdown } from '@pathquest/ui/question/Countdown'
import { RingCountdown } from '@pathquest/ui/question/RingCountdown'
import type { ReactNode } from 'react'
import type { PhaseView } from './phase-view'

export interface WatchedPhaseProps {
  phase: PhaseView
  now: number
  /** What the class decides. */
  title: string
  /** How many have chosen, in words. */
  chosen: ReactNode
  /** The scene. */
  children?: ReactNode
}

/** On the projector: a decision of the class, without anybody's choice. */
export function ScreenPhaseStage({ phase, now, title, chosen, children }: WatchedPhaseProps) {
  return (
    <>
      <div className="pq-screen-question pq-phase-head">
        <div>
          <h1>{title}</h1>
          <p role="status">{chosen}</p>
        </div>
        <RingCountdown header={phase} clockOffsetMs={0} now={now} />
      </div>
      {children}
    </>
  )
}

/** For the host, who may end it with the next step. */
export function HostPhaseStage({ phase, now, title, chosen, children }: WatchedPhaseProps) {
  return (
    <div className="pq-phase">
      <h2>{title}</h2>
      <Countdown header={phase} clockOffsetMs={0} now={now} />
      <p role="status">{chosen}</p>
      {children}
    </div>
  )
}
