import { signpostLook } from '@pathquest/ui'
import { EmptyCourse } from '@pathquest/ui/EmptyState'
import { Link } from 'react-router'
import { useWebMessages } from '../../messages'

export function NotFoundPage() {
  const t = useWebMessages()
  return (
    <div className="pq-page pq-not-found">
      <EmptyCourse />
      <h1>{t('notFound.title')}</h1>
      <p className="pq-muted">{t('notFound.text')}</p>
      <Link to="/" {...signpostLook()}>
        {t('notFound.back')}
      </Link>
    </div>
  )
}
