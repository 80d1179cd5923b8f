import { Loading } from '@pathquest/ui'
import { useWebMessages } from '../messages'

/** While nobody knows yet who is asking, or a page is on its way. */
export function LoadingScreen() {
  const t = useWebMessages()
  return (
    <div className="pq-loading-screen">
      <Loading text={t('app.loading')} />
    </div>
  )
}
