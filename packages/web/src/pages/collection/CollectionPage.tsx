import './collection.css'
import type { CollectionEntry } from '@pathquest/core/contracts'
import { Button, buttonLook, EmptyState } from '@pathquest/ui'
import { Ridge, Terrain } from '@pathquest/ui/art'
import { useMessages } from '@pathquest/ui/messages'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { useCollection } from '../../api/market'
import { collectionMessages } from '../../messages/en/collection'
import { InEnglishNote, LoadFailed } from '../../shell/LoadFailed'
import { useMore } from '../../shell/use-more'
import {
  type Arrangement,
  arrange,
  CollectionControls,
  EVERYTHING,
  progress,
} from './CollectionControls'
import { KeyCard, KeyDialog } from './KeyDialog'

interface CollectionBannerProps {
  /** Absent while loading. */
  entries?: readonly CollectionEntry[] | undefined
}

/** The page's description, and the progress of the collection. */
function CollectionBanner({ entries }: CollectionBannerProps) {
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

/** The shape of the grid while the pathkeys load. */
function CollectionSkeleton() {
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

/** All of them would be thirty screens of a phone. */
const PAGE = 24

/** /collection: every pathkey, owned ones in full. */
export function CollectionPage() {
  const t = useMessages(collectionMessages)
  const { data, error, refetch, isFetching } = useCollection()
  const [arrangement, setArrangement] = useState<Arrangement>(EVERYTHING)
  const [openId, setOpenId] = useState<string | null>(null)
  const [limit, setLimit] = useState(PAGE)
  const shown = useMemo(() => arrange(data ?? [], arrangement), [data, arrangement])
  function change(next: Partial<Arrangement>) {
    setArrangement((current) => ({ ...current, ...next }))
    setLimit(PAGE)
  }
  const { list, end } = useMore<HTMLUListElement>(
    { onMore: shown.length > limit ? () => setLimit(limit + PAGE) : undefined },
    { more: t('collection.more', { count: shown.length - limit }) },
  )
  return (
    <div className="pq-page collection">
      <CollectionBanner entries={data} />
      {data ? (
        <>
          <InEnglishNote />
          <CollectionControls value={arrangement} onChange={change} />
          <p role="status" className="pq-hidden">
            {t('collection.shown', { count: Math.min(shown.length, limit) })}
          </p>
          {shown.length > 0 ? (
            <ul ref={list} className="collection-grid">
              {shown.slice(0, limit).map((entry) => (
                <li key={entry.pathkey.id}>
                  <KeyCard entry={entry} onOpen={setOpenId} />
                </li>
              ))}
            </ul>
          ) : (
            <Nothing
              hasAny={data.some(({ quantity }) => quantity > 0 || !arrangement.ownedOnly)}
              onClear={() => change({ ...EVERYTHING, sort: arrangement.sort })}
            />
          )}
          {end}
          <KeyDialog
            entry={data.find(({ pathkey }) => pathkey.id === openId)}
            onClose={() => setOpenId(null)}
          />
        </>
      ) : error ? (
        <LoadFailed
          headingLevel={2}
          title={t('collection.loadFailed')}
          query={{ error, isFetching, refetch }}
        />
      ) : (
        <CollectionSkeleton />
      )}
    </div>
  )
}

interface NothingProps {
  /** There are pathkeys, but the filters exclude all. */
  hasAny: boolean
  onClear: () => void
}

function Nothing({ hasAny, onClear }: NothingProps) {
  const t = useMessages(collectionMessages)
  return hasAny ? (
    <EmptyState
      title={t('collection.noMatch')}
      headingLevel={2}
      text={t('collection.noMatchHint')}
      action={<Button onClick={onClear}>{t('collection.clear')}</Button>}
    />
  ) : (
    <EmptyState
      title={t('collection.noPathkeys')}
      headingLevel={2}
      text={t('collection.noPathkeysHint')}
      action={
        <Link to="/careers" {...buttonLook()}>
          {t('collection.explore')}
        </Link>
      }
    />
  )
}
