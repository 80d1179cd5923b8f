import { useTexts } from '@pathquest/ui/messages/use-texts'
import { type CSSProperties, useRef } from 'react'
import { Awning, Coin, CoinFace, INK, MOVING, Worker } from './drawings'
import { BENCH_X, FLOOR_Y, Room, type RoomProps, SLOWLY, Table, Tools, Waiting } from './Room'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import { usePulse } from './use-pulse'

export interface BenchProps extends RoomProps {
  level: number
  coins: number
  /** Of each apprentice: how much of the next coin is made, 0 to 1. */
  making: readonly number[]
  /** What a right answer earns now; absent: none is to come. */
  wage?: number
  /** Coins are enough for the next tool, or the next apprentice. */
  affordable?: { bench: boolean; apprentice: boolean }
  /** Seconds: apprentices work by them. Absent: they stand still. */
  beat?: number
}

const APPRENTICES_X = 192
const APART = 24
const PILE_X = 297

/** One's own workshop, open to the front: bench and tools, apprentices, and the coins in hand. */
export function Bench({
  level,
  coins,
  making,
  wage,
  day,
  isMarket,
  affordable,
  beat = 0,
}: BenchProps) {
  const t = useTexts(en, es)
  const said = [
    t('coins', { count: coins }),
    t('bench', { level, count: level }),
    t('apprentices', { count: making.length }),
    ...(wage === undefined ? [] : [t(isMarket ? 'market' : 'wage', { count: wage })]),
  ]
  return (
    <svg
      className="pq-scene"
      viewBox="0 0 360 100"
      preserveAspectRatio="xMidYMax meet"
      role="img"
      aria-label={said.join('. ')}
      style={{ height: 'clamp(84px, 12vh, 140px)', background: 'var(--pq-map-sand)' }}
    >
      <Room day={day} isMarket={isMarket} />
      <Waiting isShown={affordable?.apprentice === true} />
      <Tools level={level} isAffordable={affordable?.bench === true} />
      <g style={{ transform: `translate(${BENCH_X + 62}px, 70px)` }}>
        <Worker fill="var(--pq-accent)" />
      </g>
      <Table level={level} />
      <Sign x={BENCH_X + 62} y={80} wage={wage} isShown={!isMarket} />
      {Array.from({ length: 4 }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an apprentice is a place at the bench
        <Apprentice key={i} place={i} made={making[i]} beat={beat + i} />
      ))}
      <Stall isMarket={isMarket} wage={wage} />
      <Pile coins={coins} making={making} />
    </svg>
  )
}

/** What a right answer earns: a tick, and a number of coins. */
const Sign = (props: { x: number; y: number; wage: number | undefined; isShown: boolean }) => (
  <g style={{ ...SLOWLY, opacity: props.isShown && props.wage !== undefined ? 1 : 0 }}>
    <g transform={`translate(${props.x} ${props.y})`}>
      <rect
        x="-26"
        y="-9"
        width="52"
        height="19"
        rx="4"
        fill="var(--pq-surface)"
        stroke={INK}
        strokeWidth="1.5"
      />
      <path
        d="M-20 1l4 4 7-9"
        fill="none"
        stroke="var(--pq-positive)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <text x="7" y="6" textAnchor="middle" fill={INK} style={NUMBER}>
        +{props.wage}
      </text>
    </g>
  </g>
)
const NUMBER: CSSProperties = { font: '800 16px var(--pq-font-display)' }

const HAMMER: Keyframe[] = [
  { transform: 'rotate(0deg)' },
  { transform: 'rotate(-55deg)', offset: 0.45 },
  { transform: 'rotate(8deg)', offset: 0.8 },
  { transform: 'rotate(0deg)' },
]

/** At an own small table, with the coin that grows there. */
function Apprentice({ place, made, beat }: { place: number; made?: number; beat: number }) {
  const arm = useRef<SVGGElement>(null)
  usePulse(arm, made === undefined ? 0 : beat, HAMMER, '--pq-slow')
  const isHere = made !== undefined
  return (
    <g
      style={{
        ...MOVING,
        opacity: isHere ? 1 : 0,
        transform: `translate(${APPRENTICES_X + 12 + place * APART + (isHere ? 0 : 60)}px, ${FLOOR_Y}px)`,
      }}
    >
      <g transform="translate(0 -14) scale(.82)">
        <Worker fill="var(--pq-info)" hasCap />
      </g>
      <g ref={arm} style={{ transformOrigin: '7px -24px' }}>
        <path d="M7-24l3-9" stroke="var(--pq-info)" strokeWidth="4" strokeLinecap="round" />
        <path d="M5-36l9 3-1.5 4-9-3Z" fill="var(--pq-text-muted)" stroke={INK} />
      </g>
      <path
        d="M-11-16h22v4H-11ZM-9-12v12M9-12v12"
        fill="var(--pq-caution)"
        stroke={INK}
        strokeWidth="1.5"
      />
      <g
        style={{
          transition: 'transform var(--pq-journey) linear',
          transform: `translate(-4px, -20px) scale(${0.25 + 0.75 * (made ?? 0)})`,
        }}
      >
        <CoinFace r={4.5} />
      </g>
    </g>
  )
}

/** The counter on which the coins lie: a stall on market day. */
function Stall({ isMarket, wage }: Pick<BenchProps, 'isMarket' | 'wage'>) {
  return (
    <>
      <path
        d={`M${PILE_X - 6} 74h58v${FLOOR_Y - 74}h-58Z`}
        fill="var(--pq-caution)"
        stroke={INK}
        strokeWidth="1.5"
      />
      <g style={{ ...SLOWLY, opacity: isMarket ? 1 : 0 }}>
        <path d={`M${PILE_X - 4} 74V30m54 44V30`} stroke={INK} strokeWidth="2.5" />
      </g>
      <g transform={`translate(${PILE_X + 23} 28)`}>
        <Awning width={72} drop={10} isOpen={isMarket} />
      </g>
      <Sign x={PILE_X + 23} y={82} wage={wage} isShown={isMarket} />
    </>
  )
}

const HIGH = 9
const SHOWN_MAX = 36

/** Each coin comes from where it is earned: the bench, or the apprentice whose coin is next. */
function Pile({ coins, making }: Pick<BenchProps, 'coins' | 'making'>) {
  const next = making.findIndex((made) => made > 0.85 || made < 0.05)
  const from = next < 0 ? [BENCH_X + 62, 50] : [APPRENTICES_X + 8 + next * APART, FLOOR_Y - 22]
  const shown = Math.max(0, Math.min(SHOWN_MAX, coins))
  return (
    <>
      {Array.from({ length: SHOWN_MAX }, (_, i) => {
        const [x, y] =
          i < shown
            ? [PILE_X + 3 + Math.floor(i / HIGH) * 13.5, 70 - (i % HIGH) * 3.6]
            : (from as [number, number])
        return (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: a coin is its place in the pile
            key={i}
            style={{
              ...MOVING,
              opacity: i < shown ? 1 : 0,
              transform: `translate(${x}px, ${y}px)`,
            }}
          >
            <Coin size={0.95} />
          </g>
        )
      })}
      <g transform={`translate(${PILE_X + 16} 18)`}>
        <g transform="translate(-17 0)">
          <CoinFace r={8} />
        </g>
        <text x="-5" y="8" fill={INK} style={{ font: '800 23px var(--pq-font-display)' }}>
          {coins}
        </text>
      </g>
    </>
  )
}
