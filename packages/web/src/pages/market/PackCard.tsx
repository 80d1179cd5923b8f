import type { MarketPack, OpenedPack, PathkeySummary } from '@pathquest/core/contracts'
import { toApiError } from '@pathquest/sdk/api/error'
import { randomId } from '@pathquest/sdk/live/seat-store'
import { Badge, Button, buttonLook, Dialog, InlineError } from '@pathquest/ui'
import { PathkeyArt, Terrain } from '@pathquest/ui/art'
import { formatNumber, type Translate, useLanguage, useMessages } from '@pathquest/ui/messages'
import { type CSSProperties, useState } from 'react'
import { Link } from 'react-router'
import { useOpenPack } from '../../api/market'
import { marketMessages } from '../../messages/en/market'
import { useErrorText } from '../../messages/use-error-text'
import { KeyArt } from '../../shell/KeyArt'
import { InEnglishNote } from '../../shell/LoadFailed'

const NAMES = {
  trail: 'market.trail',
  ridge: 'market.ridge',
  summit: 'market.summit',
} as const

/** A page from before an upgrade may get a pack that it has no name for. */
const packName = (t: Translate<typeof marketMessages>, { id }: MarketPack): string =>
  t(Object.hasOwn(NAMES, id) ? NAMES[id as keyof typeof NAMES] : 'market.other')

/** The keys turn into place one after the other; with reduced motion they just appear. */
function DrawnKeys({ opened }: { opened: OpenedPack }) {
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
        // One pathkey may occur twice in a pack.
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

interface OpenPackDialogProps {
  pack: MarketPack
  tokens: number
  onClose: () => void
}

/** Asks before it spends, then shows the pack's content. */
export function OpenPackDialog({ pack, tokens, onClose }: OpenPackDialogProps) {
  const t = useMessages(marketMessages)
  const { locale } = useLanguage()
  const errorText = useErrorText()
  // A retry after a lost connection is the same purchase.
  const [purchaseId] = useState(randomId)
  const { mutate, data: opened, error, isPending } = useOpenPack()
  const show = (value: number) => formatNumber(locale, value)
  if (opened) {
    return (
      <Dialog
        open
        size="lg"
        title={t('market.got', { count: opened.pathkeys.length })}
        closeLabel={t('market.close')}
        onClose={onClose}
        foot={
          <>
            <Link to="/collection" {...buttonLook()}>
              {t('market.viewCollection')}
            </Link>
            <Button data-autofocus variant="primary" onClick={onClose}>
              {t('market.done')}
            </Button>
          </>
        }
      >
        <DrawnKeys opened={opened} />
        <InEnglishNote />
        <p className="pq-muted">{t('market.remaining', { tokens: show(opened.tokens) })}</p>
      </Dialog>
    )
  }
  const size = t('market.size', { count: pack.size })
  return (
    <Dialog
      open
      size="sm"
      title={t('market.ask', { pack: packName(t, pack) })}
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
            onClick={() => mutate({ packId: pack.id, purchaseId })}
          >
            {t('market.open', { price: show(pack.price) })}
          </Button>
        </>
      }
    >
      <div className="pq-stack">
        <p>{t('market.cost', { price: show(pack.price), size, tokens: show(tokens) })}</p>
        {error && <InlineError>{errorText(toApiError(error))}</InlineError>}
      </div>
    </Dialog>
  )
}

interface PackCardProps {
  pack: MarketPack
  tokens: number
  onOpen: (pack: MarketPack) => void
}

/** One pack with its price and its real odds. */
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

/** As many unknown keys as it contains, on a piece of map. */
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
