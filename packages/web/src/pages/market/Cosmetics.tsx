import type { CosmeticId } from '@pathquest/core'
import type { Market, MarketCosmetic } from '@pathquest/core/contracts'
import { toApiError } from '@pathquest/sdk/api/error'
import { Badge, Button, Dialog, InlineError } from '@pathquest/ui'
import { AvatarSign, CosmeticSign } from '@pathquest/ui/art'
import { formatNumber, type Translate, useLanguage, useMessages } from '@pathquest/ui/messages'
import { useEffect, useRef, useState } from 'react'
import { useBuyCosmetic, useWearCosmetic } from '../../api/market'
import { marketMessages } from '../../messages/en/market'
import { useErrorText } from '../../messages/use-error-text'

/** A page from before an upgrade may get a cosmetic that it has no name for. */
const cosmeticName = (t: Translate<typeof marketMessages>, id: string): string =>
  t(
    Object.hasOwn(marketMessages, `market.${id}`)
      ? `market.${id as CosmeticId}`
      : 'market.cosmetic',
  )

interface BuyCosmeticDialogProps {
  cosmetic: MarketCosmetic
  tokens: number
  onClose: () => void
  onBought: () => void
}

/** Asks before it spends; a retry after a lost connection costs nothing more. */
function BuyCosmeticDialog({ cosmetic, tokens, onClose, onBought }: BuyCosmeticDialogProps) {
  const t = useMessages(marketMessages)
  const { locale } = useLanguage()
  const errorText = useErrorText()
  const { mutate, error, isPending } = useBuyCosmetic()
  const price = formatNumber(locale, cosmetic.price)
  return (
    <Dialog
      open
      size="sm"
      title={t('market.askBuy', { name: cosmeticName(t, cosmetic.id) })}
      closeLabel={t('market.close')}
      onClose={onClose}
      foot={
        <>
          <Button data-autofocus onClick={onClose}>
            {t('market.cancel')}
          </Button>
          <Button
            variant="primary"
            busy={isPending}
            onClick={() =>
              mutate(cosmetic.id, {
                onSuccess: () => {
                  onBought()
                  onClose()
                },
              })
            }
          >
            {t('market.buy', { price })}
          </Button>
        </>
      }
    >
      <div className="pq-stack">
        <p>{t('market.costBuy', { price, tokens: formatNumber(locale, tokens) })}</p>
        {error && <InlineError>{errorText(toApiError(error))}</InlineError>}
      </div>
    </Dialog>
  )
}

const GROUPS = [
  ['avatar', 'market.avatars'],
  ['theme', 'market.themes'],
] as const

/** Cosmetics beside one's name, to buy and to wear. */
export function Cosmetics({ market: { cosmetics, tokens } }: { market: Market }) {
  const t = useMessages(marketMessages)
  const errorText = useErrorText()
  const [buying, setBuying] = useState<MarketCosmetic | null>(null)
  const [bought, setBought] = useState<string | null>(null)
  const { mutate: wear, error, isPending } = useWearCosmetic()
  return (
    <section className="market-cosmetics" aria-labelledby="market-cosmetics">
      <h2 id="market-cosmetics">{t('market.cosmetics')}</h2>
      <p className="pq-muted">{t('market.cosmeticsHint')}</p>
      {error && <InlineError>{errorText(toApiError(error))}</InlineError>}
      {GROUPS.map(([slot, title]) => (
        <section key={slot} aria-labelledby={`market-${slot}`}>
          <h3 id={`market-${slot}`}>{t(title)}</h3>
          <ul className="market-cosmetic-grid">
            {cosmetics
              .filter((cosmetic) => cosmetic.slot === slot)
              .map((cosmetic) => (
                <CosmeticCard
                  key={cosmetic.id}
                  cosmetic={cosmetic}
                  tokens={tokens}
                  busy={isPending}
                  isJustBought={cosmetic.id === bought}
                  onBuy={() => setBuying(cosmetic)}
                  onWear={(cosmeticId) => wear({ slot, cosmeticId })}
                />
              ))}
          </ul>
        </section>
      ))}
      {buying && (
        <BuyCosmeticDialog
          cosmetic={buying}
          tokens={tokens}
          onClose={() => setBuying(null)}
          onBought={() => setBought(buying.id)}
        />
      )}
    </section>
  )
}

interface CosmeticCardProps {
  cosmetic: MarketCosmetic
  tokens: number
  busy: boolean
  isJustBought: boolean
  onBuy: () => void
  onWear: (cosmeticId: string | null) => void
}

function CosmeticCard({ cosmetic, tokens, busy, isJustBought, onBuy, onWear }: CosmeticCardProps) {
  const t = useMessages(marketMessages)
  const { locale } = useLanguage()
  const { id, slot, owned, worn } = cosmetic
  const name = cosmeticName(t, id)
  const price = formatNumber(locale, cosmetic.price)
  const missing = cosmetic.price - tokens
  const card = useRef<HTMLLIElement>(null)
  // The pressed button disappears with the purchase: focus moves to the one that replaces it.
  useEffect(() => {
    if (isJustBought && owned) card.current?.querySelector('button')?.focus()
  }, [isJustBought, owned])
  return (
    <li ref={card} className="pq-card market-cosmetic">
      <span className="market-cosmetic-art" aria-hidden="true">
        {slot === 'avatar' ? (
          <AvatarSign id={id} />
        ) : (
          <CosmeticSign worn={[id]} name={t('market.sample')} />
        )}
      </span>
      <b>{name}</b>
      {owned ? (
        <>
          <Badge variant={worn ? 'success' : 'outline'}>
            {t(worn ? 'market.worn' : 'market.owned')}
          </Badge>
          <Button
            full
            disabled={busy}
            aria-label={t(worn ? 'market.takeOffNamed' : 'market.wearNamed', { name })}
            onClick={() => onWear(worn ? null : id)}
          >
            {t(worn ? 'market.takeOff' : 'market.wear')}
          </Button>
        </>
      ) : (
        <>
          <Button
            full
            variant="solid"
            disabled={missing > 0}
            aria-label={t('market.buyNamed', { name, price })}
            onClick={onBuy}
          >
            {t('market.buy', { price })}
          </Button>
          {missing > 0 && (
            <p className="pq-muted">
              {t('market.missing', { missing: formatNumber(locale, missing) })}
            </p>
          )}
        </>
      )}
    </li>
  )
}
