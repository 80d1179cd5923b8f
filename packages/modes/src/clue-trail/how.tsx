import { HowPicture, HowTile } from '../how-art'

const Snow = () => (
  <>
    <path fill="var(--pq-map-heath)" d="M0 0h160v100H0Z" />
    <path
      fill="var(--pq-map-moss)"
      stroke="var(--pq-text)"
      strokeOpacity=".4"
      d="M14 66 28 26l14 40ZM44 60 58 22l14 38ZM76 52 90 18l14 34Z"
    />
    <path fill="var(--pq-surface)" stroke="var(--pq-text)" d="M-4 84 122 40h42v64H-4Z" />
  </>
)

const Soles = ({ x, y, opacity }: { x: number; y: number; opacity: number }) => (
  <g transform={`translate(${x} ${y})`} fill="var(--pq-text)" opacity={opacity}>
    <ellipse cx="-6" cy="4" rx="4" ry="7" transform="rotate(62 -6 4)" />
    <ellipse cx="7" cy="-4" rx="4" ry="7" transform="rotate(62 7 -4)" />
  </g>
)

/** From faint to plain. */
const Open = () => (
  <HowPicture>
    <Snow />
    <Soles x={26} y={88} opacity={0.35} />
    <Soles x={68} y={74} opacity={0.65} />
    <Soles x={110} y={60} opacity={1} />
    <path fill="var(--pq-map-clay)" stroke="var(--pq-text)" strokeWidth="2" d="M128 40V24h24v16Z" />
    <path fill="var(--pq-text)" d="M122 26 140 10l18 16Z" />
  </HowPicture>
)

/** A mark that may move, and is worth less with each clue. */
const Mark = () => (
  <HowPicture>
    <HowTile x={16} y={14} />
    <HowTile x={88} y={14} />
    <HowTile x={16} y={44} />
    <HowTile x={88} y={44} />
    <g fill="var(--pq-on-pine)" style={{ font: '800 20px var(--pq-font-display)' }}>
      <text x="18" y="92">
        10
      </text>
      <text x="72" y="92">
        9
      </text>
      <text x="120" y="92">
        7
      </text>
    </g>
    <path
      d="M46 85h18M90 85h22"
      stroke="var(--pq-on-pine-muted)"
      strokeWidth="3"
      strokeDasharray="5 4"
    />
    <path d="M110 60V28" stroke="var(--pq-on-pine)" strokeWidth="4" strokeLinecap="round" />
    <path
      d="M111 26h26l-7 8 7 8h-26Z"
      fill="var(--pq-accent)"
      stroke="var(--pq-on-pine)"
      strokeWidth="2"
    />
  </HowPicture>
)

/** Kept, with a stone at the foot of the flag. */
const Keep = () => (
  <HowPicture>
    <Snow />
    <Soles x={64} y={74} opacity={0.8} />
    <path d="M90 72V20" stroke="var(--pq-accent)" strokeWidth="5" strokeLinecap="round" />
    <path
      d="M92 18h40l-10 12 10 12H92Z"
      fill="var(--pq-accent)"
      stroke="var(--pq-surface)"
      strokeWidth="2"
    />
    <path
      d="M74 78l8-14h18l8 14Z"
      fill="var(--pq-map-stone)"
      stroke="var(--pq-text)"
      strokeWidth="2.500"
      strokeLinejoin="round"
    />
    <path
      d="m101 30 6 6 11-12"
      fill="none"
      stroke="var(--pq-on-accent)"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </HowPicture>
)

export const how = [Open, Mark, Keep] as const
