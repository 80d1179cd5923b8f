import type { Market, MarketPack } from '@pathquest/core/contracts'
import { EmptyState, Loading } from '@pathquest/ui'
import { Ridge, Terrain } from '@pathquest/ui/art'
import { formatNumber, useLanguage, useMessages } from '@pathquest/ui/messages'
import { useState } from 'react'
import { useMarket } from '../../api/market'
import { marketMessages } from '../../messages/en/market'
import { LoadFailed } from '../../shell/LoadFailed'
import { Cosmetics } from './Cosmetics'
import { OpenPackDialog, PackCard } from './PackCard'
import './market.css'

/** /market: packs of pathkeys and cosmetics, for XP and for nothing else. */
export function MarketPage() {
  const t = useMessages(marketMessages)
  const { data, error, refetch, isFetching } = useMarket()
  return (
    <div className="pq-page market">
      <MarketBanner tokens={data?.tokens} />
      {data ? (
        <>
          <Packs market={data} />
          <Cosmetics market={data} />
        </>
      ) : error ? (
        <LoadFailed
          headingLevel={2}
          title={t('market.loadFailed')}
          query={{ error, isFetching, refetch }}
        />
      ) : (
        <Loading text={t('market.loading')} />
      )}
    </div>
  )
}

function MarketBanner({ tokens }: { tokens: number | undefined }) {
  const t = useMessages(marketMessages)
  const { locale } = useLanguage()
  return (
    <section className="pq-banner market-banner">
      <Terrain seed="market" />
      <div>
        <h1>{t('market.title')}</h1>
        <p>{t('market.intro')}</p>
      </div>
      {tokens !== undefined && (
        <p className="market-balance" role="status">
          <span>{t('market.balance')}</span>
          <b>{formatNumber(locale, tokens)}</b>
        </p>
      )}
      <Ridge seed="market" />
    </section>
  )
}

function Packs({ market: { packs, tokens } }: { market: Market }) {
  const t = useMessages(marketMessages)
  const [opening, setOpening] = useState<MarketPack | null>(null)
  if (packs.length === 0) {
    return <EmptyState title={t('market.empty')} headingLevel={2} text={t('market.emptyHint')} />
  }
  return (
    <>
      <div className="pq-card-grid">
        {packs.map((pack) => (
          <PackCard key={pack.id} pack={pack} tokens={tokens} onOpen={setOpening} />
        ))}
      </div>
      <p className="pq-muted market-fair">{t('market.fair')}</p>
      {opening && (
        <OpenPackDialog pack={opening} tokens={tokens} onClose={() => setOpening(null)} />
      )}
    </>
  )
}
