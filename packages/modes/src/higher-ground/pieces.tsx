import type { HostView, ScreenView } from '@pathquest/core/rooms/views'
import { Badge } from '@pathquest/ui/Badge'
import { useTexts } from '@pathquest/ui/messages/use-texts'
import { Countdown } from '@pathquest/ui/question/Countdown'
import type { CSSProperties } from 'react'
import { dayOf } from '../kits/self-paced/clock-view'
import type { PlayerModeView, WatchedModeView } from '../kits/self-paced/views'
import { WatchedClock } from '../kits/self-paced/WatchedClock'
import type { PlayerPieceProps, WatchPieceProps } from '../pieces'
import { Placing } from './Placing'
import { Range } from './Range'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import type { ClassPlay, PlayerPlay } from './views'

export { how } from './how'
export { Results } from './Results'

export function Player(props: PlayerPieceProps) {
  const t = useTexts(en, es)
  const { clock, isEvening, cards, nextCardAt, play } =
    props.modeView as unknown as PlayerModeView<PlayerPlay>
  return (
    <div className="pq-stack">
      <div className="pq-row pq-round-head">
        <div className="pq-row">
          <Badge variant="solid">{t('score', { count: play.score })}</Badge>
          {!play.isHeld && play.misses > 0 && (
            <Badge variant="outline">{t('aside', { count: play.misses })}</Badge>
          )}
          {play.pair && <Badge>{t('worth', { count: play.worth })}</Badge>}
          {isEvening && <Badge variant="warning">{t('evening')}</Badge>}
          {cards > 1 && <Badge variant="outline">{t('cards', { count: cards })}</Badge>}
        </div>
      </div>
      <Countdown header={clock} clockOffsetMs={0} now={props.now} />
      <Placing
        {...props}
        play={play}
        isEvening={isEvening}
        nextCardAt={nextCardAt}
        isHeld={props.paused || props.view.pausedByHost !== undefined}
      />
      <p className="pq-muted">{t('source')}</p>
    </div>
  )
}

interface WatchedProps extends Pick<WatchPieceProps<HostView | ScreenView>, 'modeView' | 'now'> {
  style?: CSSProperties
}

function Watched({ modeView: sent, now, style }: WatchedProps) {
  const t = useTexts(en, es)
  const modeView = sent as unknown as WatchedModeView<ClassPlay>
  const { range, complete, placed, right } = modeView.play
  return (
    <>
      <WatchedClock modeView={modeView} now={now} evening={t('evening')}>
        <Badge variant="solid">{t('class.complete', { count: complete })}</Badge>
        <Badge variant="outline">{t('class.placed', { right, count: placed })}</Badge>
      </WatchedClock>
      <Range
        ridges={range}
        complete={complete}
        isEvening={modeView.isEvening}
        day={dayOf(modeView.clock, now)}
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
      <Watched {...props} style={{ flex: '1 1 0px', height: 0, minHeight: '46vh' }} />
    </>
  )
}

export const texts = { en, es }
