import { useTexts } from '@pathquest/ui/messages/use-texts'
import { BENDS, type PlayerPlay } from './climber'
import { Flag, Hiker, Pill, Pine, Tent } from './Mountaineers'
import { Sky } from './Sky'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'

export interface OwnClimbProps {
  play: Pick<PlayerPlay, 'inARow' | 'climb' | 'camped' | 'bends'> & { nextClimb: number | null }
  day: number | null
  isEvening: boolean
}

const [WIDTH, HEIGHT] = [372, 140]
/** The trail has no end: from bend to bend it goes so far along and up, every other one aside. */
const [ALONG, UP, ASIDE] = [26, 15.5, 104]
const START = { x: 74, y: 112 }
const MOVES = 'transform var(--pq-journey) var(--pq-ease)'

const spotOf = (bend: number) => ({
  x: bend * ALONG + (bend % 2 ? ASIDE : 0),
  y: -bend * UP,
})
const at = (bend: number) => `translate(${spotOf(bend).x}px, ${spotOf(bend).y}px)`

function trail(from: number, to: number): string {
  const bends = Array.from({ length: to - from + 1 }, (_, i) => spotOf(from + i))
  return `M${bends.map(({ x, y }) => `${x} ${y}`).join('L')}`
}

/** The own climb above the last camp: what is safe, what is at stake, and what comes next. */
export function OwnClimb({ play, day, isEvening }: OwnClimbProps) {
  const t = useTexts(en, es)
  const { inARow, climb, camped, bends, nextClimb } = play
  const here = bends + inARow
  const next = nextClimb === null ? null : spotOf(here + 1)
  const label = [
    t('camped', { count: camped }),
    climb > 0 ? t('climb', { count: climb }) : t('climb.none'),
    nextClimb === null ? '' : t('next', { count: nextClimb }),
  ]
  return (
    <svg
      className="pq-scene"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMax meet"
      role="img"
      aria-label={label.filter(Boolean).join('. ')}
      style={{ height: 'clamp(88px, 11vh, 132px)' }}
    >
      <Sky width={WIDTH * 0.36} height={HEIGHT} day={day} isEvening={isEvening} sunSize={15} />
      <path d={FACE} fill="var(--pq-map-sand)" stroke="var(--pq-text)" strokeWidth="3" />
      {/* The camera follows the tent: the mountain moves down as the camp moves up. */}
      <g
        style={{
          transform: `translate(${START.x - bends * ALONG}px, ${START.y + bends * UP}px)`,
          transition: MOVES,
        }}
      >
        <Slope from={Math.max(0, bends - 7)} to={bends + 13} />
        <g fill="none" strokeLinejoin="round" strokeLinecap="round">
          <path d={trail(bends - 9, bends + 14)} stroke="var(--pq-text)" strokeWidth="11" />
          <path d={trail(bends - 9, bends + 14)} stroke="var(--pq-surface)" strokeWidth="7" />
          <path d={trail(bends, here)} stroke="var(--pq-accent)" strokeWidth="7" />
          {next && (
            <path
              d={trail(here, here + 1)}
              stroke="var(--pq-accent)"
              strokeWidth="4"
              strokeDasharray="1 9"
            />
          )}
        </g>
        <g style={{ transform: at(bends + BENDS), transition: MOVES }}>
          <g transform="scale(.8)">
            <Flag />
          </g>
        </g>
        <g style={{ transform: at(bends), transition: MOVES }}>
          <g transform="translate(-10 0) scale(.95)">
            <Tent isLit={isEvening} />
          </g>
          <Pill x={-14} y={14} size={20} fill="var(--pq-surface)" textColor="var(--pq-text)">
            {t('scene.safe', { count: camped })}
          </Pill>
        </g>
        {next && (
          <Pill
            x={next.x + (here % 2 ? -28 : 28)}
            y={next.y - 3}
            size={21}
            fill="var(--pq-accent-soft)"
            textColor="var(--pq-accent-text)"
            isAhead
          >
            {`+${nextClimb}`}
          </Pill>
        )}
        <g style={{ transform: at(here), transition: MOVES }}>
          <g transform={`translate(${inARow ? 0 : 22} 2)`}>
            <Hiker />
          </g>
          {climb > 0 && (
            <Pill
              x={here % 2 ? 36 : -36}
              y={-14}
              size={26}
              fill="var(--pq-blaze)"
              textColor="var(--pq-on-blaze)"
            >
              {String(climb)}
            </Pill>
          )}
        </g>
      </g>
    </svg>
  )
}

const FACE =
  'M-400 380L-60 165-40 158 0 128 16 121 52 93 70 88 118 55 134 49 176 20 190 16 420-130H3000V900Z'

/** Trees and rocks of the face, the same wherever the camp is. */
function Slope({ from, to }: { from: number; to: number }) {
  return Array.from({ length: to - from }, (_, i) => {
    const bend = from + i
    const { x, y } = spotOf(bend)
    return (
      <g key={bend} transform={`translate(${x} ${y})`}>
        <path
          d="M-30 30q30-10 60 0t70-8"
          fill="none"
          stroke="var(--pq-text)"
          strokeWidth="1.5"
          opacity=".3"
        />
        {bend % 2 === 1 && (
          <g transform={`translate(${70 + ((bend * 17) % 40)} 12)`}>
            <Pine />
          </g>
        )}
        {bend % 3 === 0 && (
          <g transform="translate(190 26) scale(.8)">
            <Pine />
          </g>
        )}
      </g>
    )
  })
}
