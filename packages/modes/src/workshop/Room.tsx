import type { CSSProperties } from 'react'
import { MARKET_FROM } from './day'
import { appearing, INK, MOVING, TOOLS, Worker } from './drawings'

export const FLOOR_Y = 90
export const BENCH_X = 66
export const SLOWLY: CSSProperties = {
  transition: 'opacity var(--pq-journey), fill var(--pq-journey)',
}

export interface RoomProps {
  /** 0 to 1; null: there is no clock. */
  day: number | null
  isMarket: boolean
}

const GATE = 'M210 90V44q0-18 18-18h42q18 0 18 18V90Z'

/** Drawn further than the box: a wide or a high scene shows more of the wall. */
export function Room({ day, isMarket }: RoomProps) {
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
export const Waiting = ({ isShown }: { isShown: boolean }) => (
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
export const Tools = ({ level, isAffordable }: { level: number; isAffordable: boolean }) => (
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
export const Table = ({ level }: { level: number }) => (
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
