import { careersMessages } from '../messages/en/careers'
import { useMessages } from '../messages/MessagesProvider'
import { LoadFailed as Failed } from '../ui/LoadFailed'

export interface LoadFailedProps {
  children: string
  onRetry?: () => void
}

/** What did not load, in the first paint's own words. */
export function LoadFailed(props: LoadFailedProps) {
  const t = useMessages(careersMessages)
  return <Failed {...props} retry={t('careers.retry')} />
}
