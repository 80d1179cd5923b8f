import type { CollectionEntry, PathkeySummary } from '@pathquest/core/contracts'
import { Badge, Button, Dialog, signpostLook } from '@pathquest/ui'
import { Bitting } from '@pathquest/ui/art'
import { useLanguage, useMessages } from '@pathquest/ui/messages'
import { memo, type ReactNode } from 'react'
import { Link } from 'react-router'
import { formatDay } from '../../formats'
import { collectionMessages } from '../../messages/en/collection'
import { KeyArt } from '../../shell/KeyArt'

interface KeyCardProps {
  entry: CollectionEntry
  onOpen: (id: string) => void
}

/** One pathkey of the grid; an uncollected one is a dashed outline. */
export const KeyCard = memo(function KeyCard({ entry, onOpen }: KeyCardProps) {
  const t = useMessages(collectionMessages)
  const { pathkey, quantity } = entry
  const isOwned = quantity > 0
  return (
    <button
      type="button"
      className="pq-card collection-key"
      data-missing={!isOwned || undefined}
      onClick={() => onOpen(pathkey.id)}
    >
      <KeyArt pathkey={pathkey} owned={isOwned} />
      <span className="collection-key-name">
        <b lang={t.contentLang}>{pathkey.name}</b>
        {isOwned && <Bitting code={pathkey.keyCode} />}
      </span>
      <KeyBadges pathkey={pathkey} />
      {quantity > 1 && (
        <Badge variant="solid" className="collection-key-quantity">
          <span aria-hidden="true">{t('collection.times', { quantity })}</span>
          <span className="pq-hidden">{t('collection.copies', { count: quantity })}</span>
        </Badge>
      )}
      {!isOwned && <span className="pq-hidden">{t('collection.missing')}</span>}
      {!isOwned && <ClassOwners entry={entry} />}
    </button>
  )
})

function KeyBadges({ pathkey }: { pathkey: PathkeySummary }) {
  const t = useMessages(collectionMessages)
  return (
    <span className="pq-row">
      <Badge variant={pathkey.rarity}>{t(`collection.${pathkey.rarity}`)}</Badge>
      <Badge variant="outline">{t(`collection.${pathkey.keyType}`)}</Badge>
    </span>
  )
}

/** How many of the class have it: something to talk about, and a reason to want it. */
function ClassOwners({ entry: { classOwners } }: { entry: CollectionEntry }) {
  const t = useMessages(collectionMessages)
  return (
    classOwners !== null && (
      <span className="collection-key-owners">
        {t('collection.classOwners', { count: classOwners })}
      </span>
    )
  )
}

interface KeyDialogProps {
  /** Undefined: closed. */
  entry: CollectionEntry | undefined
  onClose: () => void
}

/** Everything about one pathkey, with a link to what it represents. */
export function KeyDialog({ entry, onClose }: KeyDialogProps) {
  const t = useMessages(collectionMessages)
  return (
    <Dialog
      open={entry !== undefined}
      title={entry?.pathkey.name ?? ''}
      titleLang={t.contentLang}
      closeLabel={t('collection.close')}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('collection.close')}</Button>
          {entry?.career && (
            <Link to={`/careers?career=${entry.career.id}`} {...signpostLook()}>
              {t('collection.exploreOne')}
            </Link>
          )}
        </>
      }
    >
      {entry && <Details entry={entry} />}
    </Dialog>
  )
}

function Details({ entry }: { entry: CollectionEntry }) {
  const t = useMessages(collectionMessages)
  const { locale } = useLanguage()
  const { pathkey, quantity, acquiredAt, career, sector } = entry
  const isOwned = quantity > 0
  const inEnglish = (text: string) => <span lang={t.contentLang}>{text}</span>
  const facts: [string, ReactNode][] = [
    ...(isOwned ? [[t('collection.quantity'), quantity] as [string, number]] : []),
    ...(acquiredAt === null
      ? []
      : [[t('collection.acquired'), formatDay(acquiredAt, locale)] as [string, string]]),
    ...(career ? [[t('collection.careerOf'), inEnglish(career.title)] as [string, ReactNode]] : []),
    ...(sector ? [[t('collection.sectorOf'), inEnglish(sector)] as [string, ReactNode]] : []),
  ]
  return (
    <div className="collection-details">
      <div className="collection-details-art">
        <KeyArt pathkey={pathkey} owned={isOwned} />
      </div>
      <div className="pq-row">
        <KeyBadges pathkey={pathkey} />
        {!isOwned && <Badge>{t('collection.missing')}</Badge>}
      </div>
      <p lang={t.contentLang}>{pathkey.description}</p>
      {!isOwned && <HowToEarn entry={entry} />}
      <ClassOwners entry={entry} />
      {facts.length > 0 && (
        <dl>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

function HowToEarn({ entry: { pathkey, career, sector } }: { entry: CollectionEntry }) {
  const t = useMessages(collectionMessages)
  const what = career?.title ?? sector
  const named = (
    <span key="what" lang={t.contentLang}>
      {what}
    </span>
  )
  const text: ReactNode =
    pathkey.keyType === 'milestone'
      ? t('collection.givenFor')
      : what
        ? t.parts('collection.wonIn', { what: named })
        : t('collection.wonSomewhere')
  return <p className="pq-muted">{text}</p>
}
