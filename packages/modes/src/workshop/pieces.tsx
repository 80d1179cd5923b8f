import type { HostView, ScreenView } from '@pathquest/core/rooms/views'
import { Badge } from '@pathquest/ui/Badge'
import { Button } from '@pathquest/ui/Button'
import { useTexts } from '@pathquest/ui/messages/use-texts'
import { PlayerCards } from '../kits/self-paced/PlayerCards'
import type { PlayerModeView, WatchedModeView } from '../kits/self-paced/views'
import { WatchedClock } from '../kits/self-paced/WatchedClock'
import type { PlayerPieceProps, WatchPieceProps } from '../pieces'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'

interface Offer {
  what: 'bench' | 'apprentice'
  price: number | null
  earns: number
}
interface Shop {
  coins: number
  bench: number
  apprentices: number
  offers: Offer[]
  marketPrice: number
}

export function Player(props: PlayerPieceProps) {
  const t = useTexts(en, es)
  const modeView = props.modeView as unknown as PlayerModeView<Shop>
  const { play, isEvening, isForGrade } = modeView
  return (
    <>
      <PlayerCards
        {...props}
        modeView={modeView}
        evening={t('market', { count: play.marketPrice })}
      >
        <Badge variant="solid">{t('coins', { count: play.coins })}</Badge>
        <Badge>{t('bench', { level: play.bench, count: play.bench })}</Badge>
        <Badge>{t('apprentices', { count: play.apprentices })}</Badge>
      </PlayerCards>
      {!isEvening && !isForGrade && <Offers {...props} shop={play} />}
    </>
  )
}

interface OffersProps extends Pick<PlayerPieceProps, 'busy' | 'send'> {
  shop: Shop
}

/** What can be bought, its price, and about what it earns. */
function Offers({ shop, busy, send }: OffersProps) {
  const t = useTexts(en, es)
  return (
    <ul className="pq-stack">
      {shop.offers.map(({ what, price, earns }) =>
        price === null ? null : (
          <li key={what} className="pq-row">
            <Button
              disabled={price > shop.coins}
              busy={busy === 'buy'}
              onClick={() => void send('buy', { what })}
            >
              {t('buy', { count: price })}
            </Button>
            <span>
              {what === 'bench'
                ? t('bench', { level: shop.bench + 1, count: shop.bench + 1 })
                : t('hire', { number: shop.apprentices + 1 })}{' '}
              <small className="pq-muted">
                {price > shop.coins
                  ? t('short', { count: price - shop.coins })
                  : t('earns', { count: earns })}
              </small>
            </span>
          </li>
        ),
      )}
    </ul>
  )
}

type WatchedProps = Pick<WatchPieceProps<HostView | ScreenView>, 'modeView' | 'now'>

function Watched({ modeView: sent, now }: WatchedProps) {
  const t = useTexts(en, es)
  const modeView = sent as unknown as WatchedModeView<{ benches: number; apprentices: number }>
  return (
    <WatchedClock modeView={modeView} now={now}>
      <Badge variant="solid">{t('class', modeView.play)}</Badge>
    </WatchedClock>
  )
}

export const Host = (props: WatchPieceProps<HostView>) => <Watched {...props} />
export const Screen = (props: WatchPieceProps<ScreenView>) => <Watched {...props} />

export { how } from './how'
export const texts = { en, es }
