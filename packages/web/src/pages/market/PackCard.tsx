import type { MarketPack } from '@pathquest/core/contracts'
import { Badge, Button } from '@pathquest/ui'
import { PathkeyArt, Terrain } from '@pathquest/ui/art'
import { formatNumber, useLanguage, useMessages } from '@pathquest/ui/messages'
import { marketMessages } from '../../messages/en/market'
import { packName } from './pack-name'

export interface PackCardProps {
  pack: MarketPack
  tokens: number
  onOpen: (pack: MarketPack) => void
}

/** One pack with its price and its odds as they are drawn. */
export function PackCard({ pack, tokens, onOpen }: PackCardProps) {
  const t = useMessages(marketMessages)
  const { locale } = useLanguage()
  const name = packName(t, pack)
  const missing = pack.price - tokens
  return (
    <section className="pq-card market-pack" aria-labelledby={`market-${pack.id}`}>
      <PackArt pack={pack} />
      <div className="market-pack-head">
        <h2 id={`market-${pack.id}`}>{name}</h2>
        <span>{t('market.size', { count: pack.size })}</span>
      </div>
      <div>
        <h3>{t('market.odds')}</h3>
        <dl className="market-odds" aria-label={t('market.oddsOf', { pack: name })}>
          {pack.odds.map(({ rarity, percent }) => (
            <div key={rarity}>
              <dt>
                <Badge variant={rarity}>{t(`market.${rarity}`)}</Badge>
              </dt>
              <dd>
                {t('market.percent', {
                  percent: formatNumber(locale, Math.round(percent * 10) / 10),
                })}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="market-pack-foot">
        <Button variant="solid" full disabled={missing > 0} onClick={() => onOpen(pack)}>
          {t('market.open', { price: formatNumber(locale, pack.price) })}
        </Button>
        {missing > 0 && <p>{t('market.missing', { missing: formatNumber(locale, missing) })}</p>}
      </div>
    </section>
  )
}

const FRAMES = ['common', 'uncommon', 'rare', 'epic'] as const
const KINDS = ['career', 'skill', 'industry', 'career'] as const

/** As many unknown keys as it holds, on a piece of map. */
function PackArt({ pack }: { pack: MarketPack }) {
  return (
    <div className="market-pack-art" aria-hidden="true">
      <Terrain seed={`pack ${pack.id}`} />
      {FRAMES.slice(0, pack.size).map((rarity, i) => (
        <PathkeyArt
          key={rarity}
          keyCode={`${pack.id}${i}`}
          kind={KINDS[i] ?? 'career'}
          rarity={rarity}
          colorPrimary="#ffffff"
          colorSecondary="#0b3d3e"
          owned={false}
        />
      ))}
    </div>
  )
}
