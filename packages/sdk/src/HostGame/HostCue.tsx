import { useModeCue } from '@pathquest/modes/use-mode-cue'
import { useServerNow } from '@pathquest/ui/hooks/server-clock'
import { PieceBoundary } from '@pathquest/ui/PieceBoundary'
import type { HostPartProps } from './host-props'

/** What the teacher may say now, as the mode puts it: above the question, in every mode alike. */
export function HostCue({ view, state, now, assetOrigin }: HostPartProps) {
  const Cue = useModeCue(view)
  const serverNow = useServerNow(state.clockOffsetMs, now)
  if (!Cue || view.pausedByHost) return null
  return (
    <PieceBoundary instead={null}>
      <p className="pq-host-cue">
        <Cue
          view={view}
          modeView={view.own}
          now={serverNow}
          paused={view.paused}
          assetOrigin={assetOrigin}
        />
      </p>
    </PieceBoundary>
  )
}
