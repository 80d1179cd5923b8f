import type { HostView, ScreenView } from '@pathquest/core/rooms/views'
import { Badge } from '@pathquest/ui/Badge'
import { useTexts } from '@pathquest/ui/messages/use-texts'
import type { CSSProperties } from 'react'
import { dayOf } from '../kits/self-paced/clock-view'
import { PlayerCards } from '../kits/self-paced/PlayerCards'
import type { PlayerModeView, WatchedModeView } from '../kits/self-paced/views'
import { WatchedClock } from '../kits/self-paced/WatchedClock'
import type { PlayerPieceProps, WatchPieceProps } from '../pieces'
import { ClassClimb } from './ClassClimb'
import type { ClassPlay, PlayerPlay } from './climber'
import { OwnClimb } from './OwnClimb'
import { Stakes } from './Stakes'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'

export { how } from './how'
export { Results } from './Results'

export function Player(props: PlayerPieceProps) {
  const t = useTexts(en, es)
  const modeView = props.modeView as unknown as PlayerModeView<PlayerPlay>
  const { play, isEvening, isForGrade, clock } = modeView
  const { stage, game } = props.view
  const isResult = stage.name === 'result'
  // A miss is read first, down to its explanation; the way on is then below it.
  const isAhead = isResult && (play.climb > 0 || stage.yourVerdict?.isCorrect === true)
  const isOpen = stage.name === 'question'
  return (
    <>
      {!isForGrade && (
        <div className="pq-own-scene">
          <OwnClimb play={play} day={dayOf(clock, props.now)} isEvening={isEvening} />
          {!isOpen && (isAhead || play.climb > 0) && (
            <Stakes
              {...props}
              play={play}
              isEvening={isEvening}
              mayGoOn={isResult && game.sessionType !== 'solo'}
            />
          )}
        </div>
      )}
      <PlayerCards
        {...props}
        modeView={modeView}
        evening={t('evening')}
        verdict={isForGrade ? undefined : verdictOf(props, play, t)}
        next={isForGrade || !isAhead}
      >
        {play.trail > 0 && !isForGrade && (
          <Badge variant="info">{t('trail', { count: play.trail })}</Badge>
        )}
      </PlayerCards>
    </>
  )
}

type Texts = ReturnType<typeof useTexts<typeof en>>

/** What an answer led to, where that is not only some more height. */
function verdictOf({ view: { stage } }: PlayerPieceProps, play: PlayerPlay, t: Texts) {
  const verdict = stage.name === 'result' ? stage.yourVerdict : null
  if (!verdict) return undefined
  if (play.slid > 0)
    return (
      <>
        <Badge variant={verdict.isPartly ? 'warning' : 'danger'}>
          {t('slid', { count: play.slid })}
        </Badge>{' '}
        {t('camped', { count: play.camped })}
      </>
    )
  if (!verdict.isCorrect || play.climb > 0) return undefined
  return <Badge variant="success">{t('inCamp', { count: play.camped })}</Badge>
}

interface WatchedProps extends Pick<WatchPieceProps<HostView | ScreenView>, 'modeView' | 'now'> {
  style?: CSSProperties
}

function Watched({ modeView: sent, now, style }: WatchedProps) {
  const { play, ...rest } = sent as unknown as WatchedModeView<ClassPlay>
  return (
    <>
      <WatchedClock modeView={{ ...rest, isEvening: false, play }} now={now} />
      <ClassClimb
        play={play}
        day={dayOf(rest.clock, now)}
        isEvening={rest.isEvening}
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
      <Watched
        {...props}
        style={{ flex: '1 1 0px', height: 0, minHeight: '46vh', maxHeight: 'none' }}
      />
    </>
  )
}

export const texts = { en, es }
