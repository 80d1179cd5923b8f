/** Who and what stands on the mountain, for the inside of an SVG; the point on the ground is 0, 0. */

const INK = { stroke: 'var(--pq-text)', strokeWidth: 2, strokeLinejoin: 'round' } as const

/** Somebody with pack and stick, 36 high. */
export const Hiker = ({ fill = 'var(--pq-accent)' }: { fill?: string }) => (
  <g {...INK}>
    <path d="M12 0 8-19" fill="none" strokeLinecap="round" />
    <rect x="-12" y="-22" width="9" height="13" rx="3.5" fill="var(--pq-blaze)" />
    <path d="M-7 0-5-15Q-5-22 1-22T7-15L9 0H3L1-7-2 0Z" fill={fill} />
    <circle cx="1" cy="-28" r="6.5" fill={fill} />
  </g>
)

/** A tent, 30 high; lit in the evening. */
export const Tent = ({ isLit = false }: { isLit?: boolean }) => (
  <g {...INK}>
    <path d="M-24 0-3-30 20 0Z" fill={isLit ? 'var(--pq-blaze)' : 'var(--pq-surface)'} />
    <path d="M-3-30 28-6 20 0Z" fill="var(--pq-pine-line)" />
    <path d="M-9 0-3-17 4 0Z" fill={isLit ? 'var(--pq-caution)' : 'var(--pq-pine)'} />
  </g>
)

export const Fire = () => (
  <g {...INK}>
    <path d="M-14 0 14-6M-14-6 14 0" strokeWidth="5" strokeLinecap="round" />
    <path d="M-9-4Q-13-16-3-26-2-19 3-21 12-13 9-4 0 0-9-4Z" fill="var(--pq-blaze)" />
  </g>
)

/** Where camp is made by itself, or somebody was. */
export const Flag = ({ fill = 'var(--pq-blaze)' }: { fill?: string }) => (
  <g {...INK}>
    <path d="M0 0V-38" strokeWidth="3" strokeLinecap="round" />
    <path d="M1-37H24L17-29 24-21H1Z" fill={fill} />
  </g>
)

export const Pine = () => (
  <path
    d="M-3 0V-7H-13L-5-18H-9L0-32 9-18H5L13-7H3V0Z"
    fill="var(--pq-pine)"
    stroke="var(--pq-pine-deep)"
    strokeWidth="1.5"
  />
)

export interface PillProps {
  x: number
  y: number
  size: number
  /** Of the box, for text of about this length. */
  children: string
  fill: string
  textColor: string
  /** Not yet so: with a dashed edge. */
  isAhead?: boolean
}

/** A number on a plate, centred. */
export function Pill({ x, y, size, children, fill, textColor, isAhead }: PillProps) {
  const width = size * (0.62 * children.length + 0.7)
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        x={-width / 2}
        y={-size * 0.68}
        width={width}
        height={size * 1.36}
        rx={size * 0.68}
        fill={fill}
        stroke={isAhead ? textColor : 'var(--pq-text)'}
        strokeWidth="2"
        strokeDasharray={isAhead ? '5 4' : undefined}
      />
      <text
        y={size * 0.35}
        fill={textColor}
        textAnchor="middle"
        style={{ font: `800 ${size}px var(--pq-font-display)` }}
      >
        {children}
      </text>
    </g>
  )
}
