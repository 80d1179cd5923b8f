import type { OpenedPack, PathkeySummary } from '@pathquest/core/contracts'
import { Badge } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import type { CSSProperties } from 'react'
import { marketMessages } from '../../messages/en/market'
import { KeyArt } from '../../shell/KeyArt'

/** The keys turn into place one after the other; where motion is reduced they are simply there. */
export function DrawnKeys({ opened }: { opened: OpenedPack }) {
  const t = useMessages(marketMessages)
  const keys = [
    ...opened.pathkeys.map(({ pathkey, isNew }) => ({
      pathkey,
      note: t(isNew ? 'market.new' : 'market.copy'),
      isNew,
    })),
    ...opened.milestones.map((pathkey) => ({ pathkey, note: t('market.reached'), isNew: true })),
  ]
  return (
    <ul className="market-drawn">
      {keys.map(({ pathkey, note, isNew }, i) => (
        // One pathkey may come twice in a pack.
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <li key={i} style={{ '--market-turn': i } as CSSProperties}>
          <Art pathkey={pathkey} />
          <b lang={t.contentLang}>{pathkey.name}</b>
          <span className="pq-row">
            <Badge variant={pathkey.rarity}>{t(`market.${pathkey.rarity}`)}</Badge>
            <Badge variant={isNew ? 'reward' : 'outline'}>{note}</Badge>
          </span>
        </li>
      ))}
    </ul>
  )
}

function Art({ pathkey }: { pathkey: PathkeySummary }) {
  return (
    <span className="market-drawn-art">
      <KeyArt pathkey={pathkey} />
    </span>
  )
}
