import type { CSSProperties } from 'react'

/** Parts of all scenes: SVG in pixels of the phone's scene. */

export const INK = 'var(--pq-text)'
export const MOVING: CSSProperties = {
  transition: 'transform var(--pq-journey) var(--pq-ease), opacity var(--pq-slow) var(--pq-ease)',
}
const APPEARING: CSSProperties = {
  ...MOVING,
  transformBox: 'fill-box',
  transformOrigin: 'center',
}
/** Of what is there or not. */
export const appearing = (isThere: boolean): CSSProperties => ({
  ...APPEARING,
  opacity: isThere ? 1 : 0,
  transform: isThere ? 'none' : 'translateY(-14px) scale(.6)',
})

/** A coin that lies flat. */
export const Coin = ({ size = 1 }: { size?: number }) => (
  <g transform={`scale(${size})`} stroke="var(--pq-on-blaze)" strokeWidth="1">
    <path d="M-7 0v3.5a7 3 0 0 0 14 0V0Z" fill="var(--pq-caution)" />
    <ellipse rx="7" ry="3" fill="var(--pq-blaze)" />
  </g>
)

/** A coin that faces the viewer. */
export const CoinFace = ({ r = 8 }: { r?: number }) => (
  <g fill="var(--pq-blaze)" stroke="var(--pq-on-blaze)">
    <circle r={r} strokeWidth={r / 5} />
    <circle r={r * 0.58} strokeWidth={r / 8} />
  </g>
)

const STEEL = 'var(--pq-text-muted)'
const line = { fill: 'none', strokeLinecap: 'round' as const, strokeLinejoin: 'round' as const }

/** What each level adds to the bench, in a box of 24 by 24. */
export const TOOLS = [
  <>
    <path d="M11 9v14" stroke="var(--pq-caution)" strokeWidth="3.5" {...line} />
    <path d="M3 3h14l4 3-4 3H3Z" fill={STEEL} stroke={INK} strokeWidth="1" />
  </>,
  <>
    <path d="M1 8h15v4L5 16l-4-3Z" fill="var(--pq-surface)" stroke={INK} strokeWidth="1.5" />
    <path d="M16 6h7v9h-5l-2-4Z" fill="var(--pq-caution)" stroke={INK} strokeWidth="1" />
  </>,
  <>
    <path d="M5 12v9M12 12v11M19 12v8" stroke={STEEL} strokeWidth="3" {...line} />
    <path d="M5 3v8M12 3v8M19 3v8" stroke="var(--pq-caution)" strokeWidth="5" {...line} />
  </>,
  <>
    <circle cx="12" cy="10" r="8.5" fill="var(--pq-map-stone)" stroke={INK} strokeWidth="2" />
    <path d="M12 10l6 3v4M7 23l5-13 5 13" stroke={INK} strokeWidth="2" {...line} />
  </>,
  <>
    <circle
      cx="12"
      cy="12"
      r="8"
      fill="var(--pq-blaze)"
      stroke="var(--pq-blaze)"
      strokeWidth="6"
      strokeDasharray="3.14 3.14"
    />
    <circle cx="12" cy="12" r="7.5" fill="var(--pq-blaze)" stroke={INK} strokeWidth="1.5" />
    <circle cx="12" cy="12" r="2.5" fill={INK} />
  </>,
]

/** Somebody at work, seen down to the belt; the feet of the box are at 0. */
export const Worker = ({ fill, hasCap }: { fill: string; hasCap?: boolean }) => (
  <>
    <path
      d="M-11 0v-8a11 10 0 0 1 22 0v8Z"
      fill={fill}
      stroke="var(--pq-surface)"
      strokeWidth="1.5"
    />
    <circle cy="-25" r="7.5" fill={fill} stroke="var(--pq-surface)" strokeWidth="1.5" />
    {hasCap && <path d="M-8-26a8 8 0 0 1 15-3l6 3Z" fill="var(--pq-blaze)" stroke={INK} />}
  </>
)

export interface AwningProps {
  width: number
  drop: number
  isOpen: boolean
  fill?: string
}

/** Its upper edge is at 0. */
export function Awning({ width, drop, isOpen, fill = 'var(--pq-negative)' }: AwningProps) {
  const count = Math.max(4, Math.round(width / 13) & ~1) + 1
  const step = width / count
  return (
    <g
      strokeWidth="1"
      stroke={INK}
      style={{ ...MOVING, transform: `scaleY(${isOpen ? 1 : 0})`, opacity: isOpen ? 1 : 0 }}
    >
      {Array.from({ length: count }, (_, i) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a stripe is its place
          key={i}
          d={`M${i * step - width / 2} 0h${step}v${drop}a${step / 2} ${step / 2} 0 0 1 ${-step} 0Z`}
          fill={i % 2 ? 'var(--pq-surface)' : fill}
        />
      ))}
    </g>
  )
}
