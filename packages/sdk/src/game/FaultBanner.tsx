import { Icon } from '../art/Icon'
import { errorIcon } from '../art/icons'

/** Above the results of a game that ended because of a fault on our side. */
export function FaultBanner({ children }: { children: string }) {
  return (
    <p className="pq-live-banner" data-tone="warning">
      <Icon icon={errorIcon} />
      {children}
    </p>
  )
}
