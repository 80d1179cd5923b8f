import type { HostView, ScreenView } from '@pathquest/core/rooms/views'
import { Badge } from '@pathquest/ui/Badge'
import type { CSSProperties } from 'react'
import { PlayerCards } from '../kits/self-paced/PlayerCards'
import type { PlayerModeView, WatchedModeView } from '../kits/self-paced/views'
import { WatchedClock } from '../kits/self-paced/WatchedClock'
import type { PlayerPieceProps, WatchPieceProps } from '../pieces'
import { Bench, Gauge } from './Bench'
import { Board } from './Board'
import { Gauged } from './KeyArt'
import { depthsLeft, JAM_MS } from './readings'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import { CUT_NUMBERS, useKeyWords } from './use-key-words'
import type { ClassPlay, LockView, OwnPlay } from './views'

export { how } from './how'
export { Results } from './Results'

export function Player(props: PlayerPieceProps) {
  const { t } = useKeyWords()
  const modeView = props.modeView as unknown as PlayerModeView<OwnPlay>
  const { lock } = modeView.play
  const isHeld = props.paused || props.view.pausedByHost !== undefined
  const tools = lock && !modeView.isForGrade && { ...props, lock, isHeld }
  return (
    <div className="pq-stack">
      {lock && <OwnLock lock={lock} />}
      {/* It comes with one's own answer: nothing that is being read moves away. */}
      {tools && lock.gauge === 'own' && <Gauge {...tools} />}
      <PlayerCards {...props} modeView={modeView} evening={t('evening')} />
      {tools && <Bench {...tools} />}
    </div>
  )
}

/** What the crew knows of its lock. */
function OwnLock({ lock }: { lock: LockView }) {
  const { t, measured } = useKeyWords()
  return (
    <div className="pq-own-scene" style={{ margin: 0 }}>
      <svg
        className="pq-scene"
        viewBox="0 0 300 140"
        role="img"
        aria-label={measured(lock)}
        style={{ height: 'clamp(112px, 18vh, 180px)' }}
      >
        <path fill="var(--pq-pine)" d="M-900-900h2400v2400h-2400Z" />
        <g transform="translate(0 6)">
          <Gauged left={CUT_NUMBERS.map((cut) => depthsLeft(lock.readings, cut))} />
        </g>
      </svg>
      <div className="pq-row" style={{ gap: 6 }}>
        <Badge variant="outline">
          {t('marks', { count: lock.marks.made, total: lock.marks.needed })}
        </Badge>
        <Badge variant="outline">{t('worth', { count: lock.worth })}</Badge>
        <Badge variant="outline">{t('crew.keys', { number: lock.crew, count: lock.opened })}</Badge>
      </div>
      <p role="status" style={{ fontSize: 'var(--pq-text-sm)' }}>
        <b>{useNews(lock)}</b>
      </p>
    </div>
  )
}

/** What has just happened to the lock; announced. */
function useNews({ turn, gauge, jam, readings, lastPoints }: LockView): string {
  const { t, keyOf } = useKeyWords()
  if (turn && !turn.isOwn) return t('turn.asked', { key: keyOf(turn.key) })
  if (jam?.isBarred) return t('jam', { count: jam.fits, seconds: JAM_MS / 1_000 })
  if (gauge === 'own') return t('yours')
  if (gauge === 'open') return t('gauge.open')
  if (gauge === 'others') return t('gauge.others')
  if (jam) return t('jam.over', { count: jam.fits })
  const last = readings.at(-1)
  if (last) return t(last.is, { cut: last.cut, depth: last.depth })
  return lastPoints === null ? '' : t('open', { count: lastPoints })
}

interface WatchedProps extends Pick<WatchPieceProps<HostView | ScreenView>, 'modeView' | 'now'> {
  style?: CSSProperties
}

function Watched({ modeView: sent, now, style }: WatchedProps) {
  const { t, crews, title } = useKeyWords()
  const modeView = sent as unknown as WatchedModeView<ClassPlay>
  const { play } = modeView
  return (
    <>
      <WatchedClock modeView={modeView} now={now} evening={t('evening')}>
        <Badge variant="solid">{title(play)}</Badge>
      </WatchedClock>
      <Board
        {...play}
        label={crews(play)}
        names={play.crews.map(({ number }) => t('crew', { number }))}
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
  const { t } = useKeyWords()
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
