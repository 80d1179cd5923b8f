import type { CollectionEntry } from '@pathquest/core/contracts'
import { Ridge, Terrain } from '@pathquest/ui/art'
import { useMessages } from '@pathquest/ui/messages'
import { collectionMessages } from '../../messages/en/collection'
import { progress } from './arrange'

export interface CollectionBannerProps {
  /** Absent while it is on its way. */
  entries?: readonly CollectionEntry[] | undefined
}

/** What the page is, and how far the collection has come. */
export function CollectionBanner({ entries }: CollectionBannerProps) {
  const t = useMessages(collectionMessages)
  return (
    <section className="pq-banner collection-banner">
      <Terrain seed="collection" />
      {entries ? (
        <Summary entries={entries} />
      ) : (
        <div>
          <h1>{t('collection.title')}</h1>
          <p>{'\u00a0'}</p>
        </div>
      )}
      <Ridge seed="collection" />
    </section>
  )
}

function Summary({ entries }: { entries: readonly CollectionEntry[] }) {
  const t = useMessages(collectionMessages)
  const { owned, total, percent } = progress(entries)
  const left = total - owned
  const sentence =
    owned === 0
      ? t('collection.none')
      : left === 0
        ? t('collection.complete')
        : t('collection.left', { count: left })
  return (
    <>
      <div>
        <h1>{t('collection.title')}</h1>
        <p>{sentence}</p>
      </div>
      <div className="collection-progress">
        <b>{t('collection.percent', { percent })}</b>
        <span>{t('collection.collected', { owned, total })}</span>
        <div className="pq-bar" aria-hidden="true">
          <i style={{ width: `${percent}%` }} />
        </div>
      </div>
    </>
  )
}
