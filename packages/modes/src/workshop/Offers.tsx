import { useTexts } from '@pathquest/ui/messages/use-texts'
import { type CSSProperties, useState } from 'react'
import type { PlayerPieceProps } from '../pieces'
import { TOOLS, Worker } from './drawings'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import type { Offer, ShopPlay } from './views'

export interface OffersProps extends Pick<PlayerPieceProps, 'busy' | 'send'> {
  shop: ShopPlay
  /** In hand at this second. */
  coins: number
  isHeld: boolean
  onBought: () => void
}

/** What can be bought: its price, what it earns, and how much is missing. */
export function Offers({ shop, coins, isHeld, onBought, busy, send }: OffersProps) {
  const t = useTexts(en, es)
  const [bought, setBought] = useState<Offer['what'] | null>(null)
  const hands = shop.hired.length
  const buy = async (what: Offer['what']) => {
    const { ok } = await send('buy', { what })
    setBought(ok ? what : null)
    if (ok) onBought()
  }
  return (
    <>
      <p className="pq-hidden" role="status">
        {bought === 'bench' && t('bench', { level: shop.bench, count: shop.bench })}
        {bought === 'apprentice' && t('apprentices', { count: hands })}
      </p>
      <ul className="pq-choices" data-pairs>
        {shop.offers.map(({ what, price, earns }) => {
          if (price === null) return null
          const short = Math.max(0, price - coins)
          return (
            <li key={what}>
              <button
                type="button"
                className="pq-choice"
                disabled={short > 0 || isHeld || busy !== null}
                onClick={() => void buy(what)}
                style={{ gap: 2, padding: '6px 8px 8px' }}
              >
                <span style={NAME}>
                  <Picture what={what} level={shop.bench} />
                  <b>
                    {what === 'bench'
                      ? t('choice.bench', { level: shop.bench + 1 })
                      : t('choice.hire', { number: hands + 1 })}
                  </b>
                </span>
                <span>
                  {what === 'bench'
                    ? t('choice.bench.does', { count: shop.wage + 1 })
                    : t('choice.hire.does', { seconds: shop.coinEveryMs / 1_000 })}
                </span>
                <Saved share={1 - short / price} />
                <b>{t('buy', { count: price })}</b>
                <span>
                  {short > 0
                    ? t('short', { count: short })
                    : earns === null
                      ? t('pays', { count: price })
                      : t('earns', { count: earns })}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}

const NAME: CSSProperties = { display: 'flex', gap: 4, alignItems: 'center', fontSize: 16 }

/** The tool that the bench lacks, or a new apprentice. */
const Picture = ({ what, level }: { what: Offer['what']; level: number }) => (
  <svg
    viewBox={what === 'bench' ? '-2 -2 28 28' : '-20 -36 40 40'}
    aria-hidden="true"
    style={{ flex: 'none', width: 28, height: 28 }}
  >
    {what === 'bench' ? TOOLS[level] : <Worker fill="var(--pq-info)" hasCap />}
  </svg>
)

/** How much of the price is in hand. */
const Saved = ({ share }: { share: number }) => (
  <span
    aria-hidden="true"
    style={{
      width: '100%',
      height: 8,
      margin: '3px 0',
      overflow: 'hidden',
      border: '1.5px solid var(--pq-line-strong)',
      borderRadius: 'var(--pq-radius-full)',
      background: 'var(--pq-surface-sunken)',
    }}
  >
    <span
      style={{
        display: 'block',
        height: '100%',
        background: 'var(--pq-blaze)',
        transform: `scaleX(${share})`,
        transformOrigin: 'left',
        transition: 'transform var(--pq-slow) var(--pq-ease)',
      }}
    />
  </span>
)
