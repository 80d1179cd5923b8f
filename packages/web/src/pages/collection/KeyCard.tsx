import type { CollectionEntry, PathkeySummary } from '@pathquest/core/contracts'
import { Badge } from '@pathquest/ui'
import { Bitting } from '@pathquest/ui/art'
import { useMessages } from '@pathquest/ui/messages'
import { memo } from 'react'
import { collectionMessages } from '../../messages/en/collection'
import { KeyArt } from '../../shell/KeyArt'

export interface KeyCardProps {
  entry: CollectionEntry
  onOpen: (id: string) => void
}

/** One pathkey of the grid; what is not collected is a dashed outline of it. */
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
    </button>
  )
})

export function KeyBadges({ pathkey }: { pathkey: PathkeySummary }) {
  const t = useMessages(collectionMessages)
  return (
    <span className="pq-row">
      <Badge variant={pathkey.rarity}>{t(`collection.${pathkey.rarity}`)}</Badge>
      <Badge variant="outline">{t(`collection.${pathkey.keyType}`)}</Badge>
    </span>
  )
}
