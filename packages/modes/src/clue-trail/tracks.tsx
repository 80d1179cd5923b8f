import type { ReactNode } from 'react'
import { CLUES, worthAt } from './trail'

export const TRACKS_HEIGHT = 120
const EDGE = 30

/** Where print `i` lies, from 0: switchbacks up a hill. */
export const printAt = (i: number, width: number): readonly [x: number, y: number] => [
  EDGE + (i / (CLUES - 1)) * (width - 2 * EDGE - 46),
  78 - i * 7.8 + (i % 2 === 0 ? 4 : -2),
]

export interface TracksProps {
  width: number
  /** How many prints are seen. */
  open: number
  /** The print at which the own flag stands, from 1; null: nowhere. */
  flag: number | null
  isKept: boolean
  /** At the end of the trail somebody was found. */
  isTold: boolean
  /** From afar: larger prints, without the worth below them. */
  isFar?: boolean
  children?: ReactNode
}

/** Tracks in the snow, from faint to plain, up to a hut with somebody unknown in it. */
export function Tracks(props: TracksProps) {
  const { width, open, flag, isKept, isTold, isFar = false, children } = props
  const points = Array.from({ length: CLUES }, (_, i) => printAt(i, width))
  const [hutX, hutY] = [width - 34, 34]
  const ground = points.map(([x, y]) => `L${x} ${y - 4}`).join('')
  return (
    <>
      <path fill="var(--pq-map-heath)" d="M-2000 -400H4400V400H-2000Z" />
      <Firs width={width} />
      <path
        fill="var(--pq-surface)"
        stroke="var(--pq-text)"
        strokeWidth="1.5"
        strokeLinejoin="round"
        d={`M-2000 90L0 82${ground}L${hutX - 26} ${hutY + 6}H${width + 20}L4400 20V400H-2000Z`}
      />
      <Hut x={hutX} y={hutY + 6} isTold={isTold} />
      {points.map(([x, y], i) => (
        <Print
          // biome-ignore lint/suspicious/noArrayIndexKey: a print is its position
          key={i}
          x={x}
          y={y}
          number={i + 1}
          isSeen={i < open}
          isLast={i === open - 1 && !isTold}
          isFar={isFar}
        />
      ))}
      {flag !== null && <OwnFlag at={points[flag - 1] ?? [0, 0]} isKept={isKept} />}
      {children}
    </>
  )
}

const FAINTEST = 0.38

interface PrintProps {
  x: number
  y: number
  number: number
  isSeen: boolean
  isLast: boolean
  isFar: boolean
}

/** A pair of soles, the plainer the later; below it what a mark is worth there. */
function Print({ x, y, number, isSeen, isLast, isFar }: PrintProps) {
  const plain = FAINTEST + ((1 - FAINTEST) * (number - 1)) / (CLUES - 1)
  return (
    <g transform={`translate(${x} ${y + (isFar ? 14 : 8)}) scale(${isFar ? 1.6 : 1})`}>
      <g
        fill="var(--pq-text)"
        style={{
          opacity: isSeen ? plain : 0,
          transform: isSeen ? 'none' : 'scale(.4)',
          transition:
            'opacity var(--pq-slow) var(--pq-ease), transform var(--pq-slow) var(--pq-ease)',
        }}
      >
        <path transform="translate(-6 2) rotate(62)" d={SOLE} />
        <path transform="translate(7 -5) rotate(62)" d={SOLE} />
      </g>
      {!isSeen && (
        <circle r="3" fill="none" stroke="var(--pq-text)" strokeDasharray="2 2" opacity=".6" />
      )}
      {!isFar && (
        <g transform="translate(0 20)">
          {isLast && (
            <rect
              x="-12"
              y="-9.500"
              width="24"
              height="18"
              rx="5"
              fill="var(--pq-blaze)"
              stroke="var(--pq-on-blaze)"
              strokeWidth="1.500"
            />
          )}
          <text
            y="4.500"
            textAnchor="middle"
            fill={isLast ? 'var(--pq-on-blaze)' : 'var(--pq-text)'}
            style={{ font: '750 13px var(--pq-font-display)' }}
          >
            {worthAt(number)}
          </text>
        </g>
      )}
    </g>
  )
}

/** Heel and tread of a boot that goes up. */
const SOLE = 'M-3.500 6.500h7v-3h-7ZM-4 2q-1-8 4-9.500q5 1.500 4 9.500Z'

/** Planted beside its print; kept, it has a stone at its foot. */
const OwnFlag = ({ at: [x, y], isKept }: { at: readonly [number, number]; isKept: boolean }) => (
  <g
    style={{
      transform: `translate(${x}px, ${y}px)`,
      transition: 'transform var(--pq-slow) var(--pq-ease)',
    }}
  >
    <path d="M-9 8V-26" stroke="var(--pq-surface)" strokeWidth="6" strokeLinecap="round" />
    <path d="M-9 8V-26" stroke="var(--pq-accent)" strokeWidth="3" strokeLinecap="round" />
    <path
      d="M-8-27h22l-6 7 6 7H-8Z"
      fill="var(--pq-accent)"
      stroke="var(--pq-surface)"
      strokeWidth="1.5"
      strokeLinejoin="round"
    />
    {isKept && (
      <path
        d="M-19 11l4-7h11l5 7Z"
        fill="var(--pq-map-stone)"
        stroke="var(--pq-text)"
        strokeWidth="1.500"
        strokeLinejoin="round"
      />
    )}
  </g>
)

function Hut({ x, y, isTold }: { x: number; y: number; isTold: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`} stroke="var(--pq-text)" strokeLinejoin="round">
      <path fill="var(--pq-map-clay)" strokeWidth="2" d="M-15 0v-15h30V0Z" />
      <path fill="var(--pq-text)" strokeWidth="2" d="M-21-14 0-31 21-14l-4 2L0-26l-17 14Z" />
      <rect
        x="-6"
        y="-13"
        width="12"
        height="13"
        fill={isTold ? 'var(--pq-blaze)' : 'var(--pq-map-stone)'}
        strokeWidth="1.5"
        style={{ transition: 'fill var(--pq-slow) var(--pq-ease)' }}
      />
      {!isTold && (
        <text
          y="-2"
          stroke="none"
          fill="var(--pq-text)"
          textAnchor="middle"
          style={{ font: '800 12px var(--pq-font-display)' }}
        >
          ?
        </text>
      )}
    </g>
  )
}

/** Trees at each side of the tracks, where the page is wider than they are. */
const BESIDE = 16

/** A wood behind the hill. */
const Firs = ({ width }: { width: number }) => (
  <g fill="var(--pq-map-moss)" stroke="var(--pq-text)" strokeWidth="1" strokeOpacity=".4">
    {Array.from({ length: Math.ceil(width / 26) + 2 * BESIDE }, (_, i) => {
      const x = (i - BESIDE) * 26 + (i % 3) * 7
      const base = 80 - Math.min(1, Math.max(0, x / width)) * 46
      const high = 26 + ((i * 7) % 5) * 5
      return (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a tree is its position
          key={i}
          d={`M${x} ${base - high}l12 ${high * 0.55}h-5l9 ${high * 0.6}h-32l9-${high * 0.6}h-5Z`}
        />
      )
    })}
  </g>
)
