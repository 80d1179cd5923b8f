import { useMessages } from '@pathquest/ui/messages'
import { collectionMessages } from '../../messages/en/collection'

/** The shape of the grid while the pathkeys are on the way. */
export function CollectionSkeleton() {
  const t = useMessages(collectionMessages)
  return (
    <div role="status">
      <span className="pq-hidden">{t('collection.loading')}</span>
      <div aria-hidden="true" className="collection-grid collection-skeleton">
        {[1, 2, 3, 4, 5, 6, 7, 8].map((card) => (
          <div key={card} className="pq-card collection-key">
            <i data-art />
            <i />
            <i data-short />
          </div>
        ))}
      </div>
    </div>
  )
}
