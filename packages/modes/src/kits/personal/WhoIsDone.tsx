import type { HostView } from '@pathquest/core/rooms/views'
import type { WatchedView } from './personal-rules'

export interface WhoIsDoneProps {
  view: Pick<HostView, 'players'>
  seen: Pick<WatchedView<unknown>, 'doneBy'>
  /** How many are through. */
  count: string
  /** Before the names of who is through. */
  names: (names: string) => string
  /** For lists of names. */
  locale: string
}

/** For the host: who is through, and nothing else of anybody. */
export function WhoIsDone({ view, seen, count, names, locale }: WhoIsDoneProps) {
  const doneBy = new Set(seen.doneBy)
  const through = view.players
    .filter(({ playerId }) => doneBy.has(playerId))
    .map(({ displayName }) => displayName)
  return (
    <div>
      <p>{count}</p>
      {through.length > 0 && <p>{names(new Intl.ListFormat(locale).format(through))}</p>}
    </div>
  )
}
