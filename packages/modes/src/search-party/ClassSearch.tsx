import type { CSSProperties } from 'react'
import { Lantern } from './lantern'
import { Person } from './person'
import { type ClassPlay, fillsOf } from './views'

export interface ClassSearchProps {
  play: Pick<ClassPlay, 'goal' | 'helping'>
  label: string
  /** Written on the beam. */
  sign: string
  style?: CSSProperties | undefined
}

const [WIDTH, HEIGHT] = [1600, 620]
const GROUND = 540
const DOOR = { left: 60, right: 1000 }
const LANTERNS_AT = [220, 530, 840]
/** So many are drawn; a figure is a sign for one of them, not for anybody. */
const DRAWN = 16
const IN_ROW = 8

/** The door of the hut with its three lanterns, and the fog with those who are still out. */
export function ClassSearch({ play, label, sign, style }: ClassSearchProps) {
  const { goal, helping } = play
  return (
    <svg
      className="pq-scene"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMax meet"
      role="img"
      aria-label={label}
      style={style}
    >
      <path fill="var(--pq-pine)" d={`M-2000-900h5600v${HEIGHT + 1_800}h-5600Z`} />
      <path fill="var(--pq-pine-line)" d={`M-2000 ${GROUND}h5600v900h-5600Z`} />
      <Door />
      {fillsOf(goal).map((full, i) => (
        <g key={LANTERNS_AT[i]} transform={`translate(${LANTERNS_AT[i]} 124) scale(3.1)`}>
          <Lantern full={full} />
        </g>
      ))}
      <text
        x={(DOOR.left + DOOR.right) / 2}
        y="92"
        textAnchor="middle"
        fill="var(--pq-pine-deep)"
        style={{ font: '800 46px var(--pq-font-display)' }}
      >
        {sign}
      </text>
      <Fog />
      <Persons count={goal.out} x={1110} isOut />
      <Persons count={helping} x={130} />
      <path stroke="var(--pq-on-pine)" strokeWidth="5" d={`M-2000 ${GROUND}h5600`} />
    </svg>
  )
}

/** A beam across the front of the hut, on two posts. */
const Door = () => (
  <g stroke="var(--pq-pine-deep)" strokeWidth="5" strokeLinejoin="round">
    <path
      fill="var(--pq-on-pine-muted)"
      d={`M${DOOR.left} 124h24v416h-24ZM${DOOR.right - 24} 124h24v416h-24Z`}
    />
    <path
      fill="var(--pq-on-pine)"
      d={`M${DOOR.left - 30} 40h${DOOR.right - DOOR.left + 60}v84h${-(DOOR.right - DOOR.left + 60)}Z`}
    />
  </g>
)

const Fog = () => (
  <g
    fill="none"
    stroke="var(--pq-on-pine-muted)"
    strokeWidth="9"
    strokeLinecap="round"
    opacity=".6"
  >
    <path d="M1130 96h230q30 0 30-28M1240 150h330M1090 214h180q26 0 26 24M1360 214h240M1170 284h380q24 0 24-22" />
  </g>
)

interface PersonsProps {
  count: number
  x: number
  isOut?: boolean
}

/** In two rows; who comes or goes moves in from below. */
function Persons({ count, x, isOut }: PersonsProps) {
  const drawn = Math.min(DRAWN, count)
  return Array.from({ length: drawn }, (_, i) => (
    <g
      // biome-ignore lint/suspicious/noArrayIndexKey: a figure is its place
      key={i}
      transform={`translate(${x + (isOut ? 58 : 106) * (i % IN_ROW)} ${GROUND - (i < IN_ROW ? 0 : 92)}) scale(2.2)`}
    >
      <g style={{ animation: 'pq-rise var(--pq-slow) var(--pq-ease)' }}>
        <Person isOut={isOut} hasLight={!isOut} />
      </g>
    </g>
  ))
}
