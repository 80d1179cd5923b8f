import type { CollectionEntry } from '@pathquest/core/contracts'
import {
  PATHKEY_TYPES,
  type PathkeyType,
  RARITIES,
  RARITY_ORDER,
  type Rarity,
} from '@pathquest/core/rewards/amounts'
import { Select, Switch } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { collectionMessages } from '../../messages/en/collection'

const SORTS = ['recent', 'rarity', 'name'] as const
export type Sort = (typeof SORTS)[number]

export interface Arrangement {
  sort: Sort
  type: PathkeyType | 'all'
  rarity: Rarity | 'all'
  ownedOnly: boolean
}

export const EVERYTHING: Arrangement = {
  sort: 'recent',
  type: 'all',
  rarity: 'all',
  ownedOnly: false,
}

type Order = (a: CollectionEntry, b: CollectionEntry) => number

const byName: Order = (a, b) => a.pathkey.name.localeCompare(b.pathkey.name)
const byRarity: Order = (a, b) => RARITY_ORDER[b.pathkey.rarity] - RARITY_ORDER[a.pathkey.rarity]

const ORDERS: Record<Sort, Order> = {
  // Unowned ones come last, in catalogue order.
  recent: (a, b) => (b.acquiredAt ?? 0) - (a.acquiredAt ?? 0),
  rarity: (a, b) => byRarity(a, b) || byName(a, b),
  name: byName,
}

export function arrange(
  entries: readonly CollectionEntry[],
  { sort, type, rarity, ownedOnly }: Arrangement,
): CollectionEntry[] {
  return entries
    .filter(
      ({ pathkey, quantity }) =>
        (type === 'all' || pathkey.keyType === type) &&
        (rarity === 'all' || pathkey.rarity === rarity) &&
        (!ownedOnly || quantity > 0),
    )
    .sort(ORDERS[sort])
}

/** Distinct keys; the percentage is rounded. */
export function progress(entries: readonly CollectionEntry[]) {
  const owned = entries.filter(({ quantity }) => quantity > 0).length
  const total = entries.length
  return { owned, total, percent: total === 0 ? 0 : Math.round((owned / total) * 100) }
}

interface CollectionControlsProps {
  value: Arrangement
  onChange: (change: Partial<Arrangement>) => void
}

/** Sort order, type, rarity, and whether missing keys are shown. */
export function CollectionControls({ value, onChange }: CollectionControlsProps) {
  const t = useMessages(collectionMessages)
  return (
    <section className="collection-controls" aria-label={t('collection.find')}>
      <fieldset className="collection-sort">
        <legend>{t('collection.sort')}</legend>
        <div>
          {SORTS.map((sort) => (
            <button
              key={sort}
              type="button"
              aria-pressed={sort === value.sort}
              onClick={() => onChange({ sort })}
            >
              {t(`collection.${sort}`)}
            </button>
          ))}
        </div>
      </fieldset>
      <Select
        label={t('collection.type')}
        value={value.type}
        options={[
          { value: 'all', label: t('collection.allTypes') },
          ...PATHKEY_TYPES.map((type) => ({ value: type, label: t(`collection.${type}`) })),
        ]}
        onChange={(type) => onChange({ type: type as Arrangement['type'] })}
      />
      <Select
        label={t('collection.rarity')}
        value={value.rarity}
        options={[
          { value: 'all', label: t('collection.allRarities') },
          ...RARITIES.map((rarity) => ({ value: rarity, label: t(`collection.${rarity}`) })),
        ]}
        onChange={(rarity) => onChange({ rarity: rarity as Arrangement['rarity'] })}
      />
      <div className="collection-owned">
        <Switch
          label={t('collection.ownedOnly')}
          checked={value.ownedOnly}
          onChange={(ownedOnly) => onChange({ ownedOnly })}
        />
      </div>
    </section>
  )
}
