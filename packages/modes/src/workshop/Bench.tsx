import { useTexts } from '@pathquest/ui/messages/use-texts'
import { type CSSProperties, useRef } from 'react'
import { MARKET_FROM } from './day'
import { Awning, appearing, Coin, CoinFace, INK, MOVING, TOOLS, Worker } from './drawings'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import { usePulse } from './use-pulse'

export interface BenchProps {
  level: number
  coins: number
  /** Of each apprentice: how much of the next coin is made, 0 to 1. */
  making: readonly number[]
  /** What a right answer earns now; absent: none is to come. */
  wage?: number
  /** 0 to 1; null: there is no clock. */
  day: number | null
  isMarket: boolean
  /** Coins are enough for the next tool, or the next apprentice. */
  affordable?: { bench: boolean; apprentice: boolean }
  /** Seconds: apprentices work by them. Absent: they stand still. */
  beat?: number
}

const FLOOR_Y = 90
const BENCH_X = 66
const APPRENTICES_X = 192
const APART = 24
const PILE_X = 297
const SLOWLY: CSSProperties = { transition: 'opacity var(--pq-journey), fill var(--pq-journey)' }

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

const GATE = 'M210 90V44q0-18 18-18h42q18 0 18 18V90Z'

/** Drawn further than the box: a wide or a high scene shows more of the wall. */
function Room({ day, isMarket }: Pick<BenchProps, 'day' | 'isMarket'>) {
  return (
    <>
      <path d="M-900-600h2200v700h-2200Z" fill="var(--pq-map-sand)" />
      <path
        d="M-900-66h2200M-900-32h2200M-900 2h2200M-900 36h2200M-900 70h2200"
        stroke="var(--pq-caution)"
        opacity=".28"
      />
      <path d={`M-900 ${FLOOR_Y}h2200v40h-2200Z`} fill="var(--pq-pine)" />
      <g>
        <path d="M8 14h44v42H8Z" fill="var(--pq-map-water)" />
        <path
          d="M8 14h44v42H8Z"
          fill="var(--pq-pine-deep)"
          style={{ ...SLOWLY, opacity: isMarket ? 1 : 0 }}
        />
        {day !== null && (
          <circle
            r="6"
            fill="var(--pq-blaze)"
            style={{
              ...MOVING,
              opacity: isMarket ? 0 : 1,
              transform: `translate(${16 + 28 * Math.min(1, day / MARKET_FROM)}px, ${24 + 20 * day * day}px)`,
            }}
          />
        )}
        <path d="M8 56V44l12-7 10 6 14-8 8 5v16Z" fill="var(--pq-map-moss)" />
        <path d="M8 14h44v42H8ZM30 14v42M4 57h52" fill="none" stroke={INK} strokeWidth="3" />
      </g>
      {/* The gate, by which apprentices come, and a lamp under the roof. */}
      <path d={GATE} fill="var(--pq-map-water)" />
      <path d={GATE} fill="var(--pq-pine-deep)" style={{ ...SLOWLY, opacity: isMarket ? 1 : 0 }} />
      <path d="M210 90V66l14-8 16 7 18-9 14 6 16-4V90Z" fill="var(--pq-map-moss)" />
      <path d={GATE} fill="none" stroke={INK} strokeWidth="3" />
      <path d="M196-300V8" stroke={INK} strokeWidth="1.5" />
      <circle
        cx="196"
        cy="18"
        r="34"
        fill="var(--pq-blaze)"
        style={{ ...SLOWLY, opacity: isMarket ? 0.35 : 0 }}
      />
      <path
        d="M188 18l4-10h8l4 10Z"
        stroke={INK}
        fill={isMarket ? 'var(--pq-blaze)' : 'var(--pq-map-stone)'}
        style={SLOWLY}
      />
    </>
  )
}

/** Whom the coins in hand could hire waits in the gate. */
const Waiting = ({ isShown }: { isShown: boolean }) => (
  <g
    style={{
      ...MOVING,
      opacity: isShown ? 1 : 0,
      transform: `translate(${isShown ? 246 : 300}px, 78px) scale(.8)`,
    }}
  >
    <circle cy="-18" r="24" fill="var(--pq-blaze)" stroke={INK} strokeDasharray="2 3" />
    <Worker fill="var(--pq-info)" hasCap />
  </g>
)

/** On the wall: pegs for all, and those that the bench has. */
const Tools = ({ level, isAffordable }: { level: number; isAffordable: boolean }) => (
  <>
    <path
      d={`M${BENCH_X - 2} 6h128v31H${BENCH_X - 2}Z`}
      fill="var(--pq-surface)"
      stroke={INK}
      strokeWidth="1.5"
    />
    {TOOLS.map((tool, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a tool is its level
      <g key={i} transform={`translate(${BENCH_X + 1.5 + i * 25} 10)`}>
        <circle
          cx="12"
          cy="12"
          r="8"
          fill={i === level && isAffordable ? 'var(--pq-blaze)' : 'var(--pq-surface)'}
          stroke="var(--pq-line-strong)"
          strokeDasharray="2 3"
          style={{ ...SLOWLY, opacity: i < level ? 0 : 1 }}
        />
        <g style={appearing(i < level)}>{tool}</g>
      </g>
    ))}
  </>
)

/** A plank on trestles, which a bench with drawers, vise and lamp replaces. */
const Table = ({ level }: { level: number }) => (
  <g stroke={INK} strokeWidth="1.5">
    <path
      d={`M${BENCH_X + 12} ${FLOOR_Y}l10-20 10 20m60 0l10-20 10 20`}
      fill="none"
      strokeWidth="3"
      style={{ ...SLOWLY, opacity: level === 0 ? 1 : 0 }}
    />
    <path
      d={`M${BENCH_X + 4} 70h116v${FLOOR_Y - 70}H${BENCH_X + 4}Z`}
      fill="var(--pq-caution)"
      style={{ ...SLOWLY, opacity: level > 0 ? 1 : 0 }}
    />
    <path d={`M${BENCH_X} 64h124v6H${BENCH_X}Z`} fill="var(--pq-caution)" />
    <g style={appearing(level > 1)}>
      <path d={`M${BENCH_X + 8} 64v-12h12v5h7v-5h9v12Z`} fill="var(--pq-map-stone)" />
    </g>
    <g style={appearing(level > 3)}>
      <path d={`M${BENCH_X + 92} 64l4-20h12l4 20Z`} fill="var(--pq-map-water)" />
    </g>
  </g>
)

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
