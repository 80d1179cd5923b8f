import type { HostView, ScreenView } from '@pathquest/core/rooms/views'
import { Badge } from '@pathquest/ui/Badge'
import { useTexts } from '@pathquest/ui/messages/use-texts'
import { type CSSProperties, useRef } from 'react'
import { dayOf } from '../kits/self-paced/clock-view'
import { PlayerCards } from '../kits/self-paced/PlayerCards'
import type { PlayerModeView, WatchedModeView } from '../kits/self-paced/views'
import { WatchedClock } from '../kits/self-paced/WatchedClock'
import type { PlayerPieceProps, WatchPieceProps } from '../pieces'
import { Bench } from './Bench'
import { MARKET_FROM, shopNow } from './day'
import { Offers } from './Offers'
import { Street } from './Street'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import type { ClassPlay, Offer, ShopPlay } from './views'

export { how } from './how'
export { Results } from './Results'

export function Player(props: PlayerPieceProps) {
  const t = useTexts(en, es)
  const modeView = props.modeView as unknown as PlayerModeView<ShopPlay>
  const { play, clock, isEvening, isForGrade } = modeView
  const scene = useRef<HTMLDivElement>(null)
  const { coins, making } = shopNow(play, clock, props.now)
  const isHeld = props.paused || props.view.pausedByHost !== undefined
  const canBuy = (what: Offer['what']) =>
    play.offers.some((one) => one.what === what && one.price !== null && one.price <= coins)
  return (
    <div className="pq-stack">
      <div ref={scene} className="pq-own-scene" style={{ margin: 0 }}>
        <Bench
          level={play.bench}
          coins={coins}
          making={making}
          wage={isEvening ? play.marketPrice : play.wage}
          day={dayOf(clock, props.now)}
          isMarket={isEvening}
          affordable={{ bench: canBuy('bench'), apprentice: canBuy('apprentice') }}
          beat={Math.floor(props.now / 1_000)}
        />
        <p
          role="status"
          className={isEvening ? undefined : 'pq-hidden'}
          style={{ fontSize: 'var(--pq-text-sm)' }}
        >
          {isEvening && !isForGrade && <b>{t('market', { count: play.marketPrice })}</b>}
        </p>
      </div>
      {/* The stall tells of the evening: not a badge as well. */}
      <PlayerCards {...props} modeView={{ ...modeView, isEvening: false }} />
      {!isEvening && !isForGrade && (
        <Offers
          {...props}
          shop={play}
          coins={coins}
          isHeld={isHeld}
          // What was bought is seen in the scene.
          onBought={() => scene.current?.scrollIntoView({ block: 'nearest' })}
        />
      )}
    </div>
  )
}

interface WatchedProps extends Pick<WatchPieceProps<HostView | ScreenView>, 'modeView' | 'now'> {
  style?: CSSProperties
}

function Watched({ modeView: sent, now, style }: WatchedProps) {
  const t = useTexts(en, es)
  const modeView = sent as unknown as WatchedModeView<ClassPlay>
  const { play, clock, isEvening } = modeView
  const day = dayOf(clock, now)
  const allMs = clock.stopped?.limitMs ?? clock.limitMs ?? 0
  const leftS = Math.max(0, Math.ceil(((day === null ? 0 : MARKET_FROM - day) * allMs) / 1_000))
  return (
    <>
      <WatchedClock
        modeView={modeView}
        now={now}
        evening={t('market.sold', { count: play.market })}
      >
        <Badge variant="solid">
          {play.benches + play.apprentices === 0 ? t('class.none') : t('class', { ...play })}
        </Badge>
        {!isEvening && leftS > 0 && (
          <Badge variant="reward">
            {t('market.in', {
              time: `${Math.floor(leftS / 60)}:${String(leftS % 60).padStart(2, '0')}`,
            })}
          </Badge>
        )}
      </WatchedClock>
      <Street
        play={play}
        day={day}
        isMarket={isEvening}
        seconds={now / 1_000}
        right={play.right}
        style={style}
      />
    </>
  )
}

export const Host = (props: WatchPieceProps<HostView>) => (
  <div className="pq-stack">
    <Watched {...props} />
  </div>
)

export function Screen(props: WatchPieceProps<ScreenView>) {
  const t = useTexts(en, es)
  return (
    <>
      <h1 className="pq-hidden">{t('name')}</h1>
      <Watched {...props} style={{ flex: '1 1 0px', height: 0, minHeight: '36vh' }} />
    </>
  )
}

export const texts = { en, es }
