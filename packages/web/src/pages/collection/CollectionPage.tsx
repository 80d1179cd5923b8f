import { Button, buttonLook, EmptyState } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { useCollection } from '../../api/collection'
import { collectionMessages } from '../../messages/en/collection'
import { InEnglishNote } from '../../shell/InEnglishNote'
import { LoadFailed } from '../../shell/LoadFailed'
import { type Arrangement, arrange, EVERYTHING } from './arrange'
import { CollectionBanner } from './CollectionBanner'
import { CollectionControls } from './CollectionControls'
import { CollectionSkeleton } from './CollectionSkeleton'
import { KeyCard } from './KeyCard'
import { KeyDialog } from './KeyDialog'
import './collection.css'

/** /collection: every pathkey there is, those that are owned in full. */
export function CollectionPage() {
  const t = useMessages(collectionMessages)
  const { data, error, refetch, isFetching } = useCollection()
  const [arrangement, setArrangement] = useState<Arrangement>(EVERYTHING)
  const [openId, setOpenId] = useState<string | null>(null)
  const shown = useMemo(() => arrange(data ?? [], arrangement), [data, arrangement])
  const change = (next: Partial<Arrangement>) =>
    setArrangement((current) => ({ ...current, ...next }))
  return (
    <div className="pq-page collection">
      <CollectionBanner entries={data} />
      {data ? (
        <>
          <InEnglishNote />
          <CollectionControls value={arrangement} onChange={change} />
          <p role="status" className="pq-hidden">
            {t('collection.shown', { count: shown.length })}
          </p>
          {shown.length > 0 ? (
            <ul className="collection-grid">
              {shown.map((entry) => (
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
  /** There are pathkeys, though none that the filters let through. */
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
