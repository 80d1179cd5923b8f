import { PATHKEY_TYPES, RARITIES } from '@pathquest/core/rewards/amounts'
import { Select, Switch } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { collectionMessages } from '../../messages/en/collection'
import { type Arrangement, SORTS } from './arrange'

export interface CollectionControlsProps {
  value: Arrangement
  onChange: (change: Partial<Arrangement>) => void
}

/** Three orders, type, rarity, and whether what is missing is shown. */
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
