import type { ReactNode } from 'react'

interface AtProps {
  /** The middle of its foot. */
  x: number
  y: number
  size?: number
  /** A moving thing takes its time; a turn waits for those before it. */
  turn?: number
  opacity?: number
  children?: ReactNode
}

/** A thing of the road, which moves to where it stands next. */
export function At({ x, y, size = 1, turn = 0, opacity = 1, children }: AtProps) {
  const delay = `calc(var(--pq-slow) * ${turn / 6})`
  return (
    <g
      style={{
        transform: `translate(${x}px, ${y}px) scale(${size})`,
        opacity,
        transition: `transform var(--pq-journey) var(--pq-ease) ${delay}, opacity var(--pq-slow) ${delay}`,
      }}
    >
      {children}
    </g>
  )
}

/** A strongbox 44 wide; open, its lid stands up. */
export function Box({ isOpen = false, isOwn = false }: { isOpen?: boolean; isOwn?: boolean }) {
  const line = isOwn ? 'var(--pq-accent)' : 'var(--pq-text)'
  return (
    <g stroke={line} strokeWidth="2.4" strokeLinejoin="round">
      <path d="M-20-24h40V-1h-40Z" fill="var(--pq-map-clay)" />
      <path d="M-10-24v23M10-24v23" fill="none" />
      {isOpen && <path d="M-20-24h40l-4 6h-32Z" fill="var(--pq-text)" />}
      <g
        style={{
          transform: isOpen ? 'translate(-20px, -24px) rotate(-58deg)' : 'translate(-20px, -24px)',
          transition: 'transform var(--pq-journey) var(--pq-ease)',
        }}
      >
        <path d="M-2 0v-6q0-7 8-7h28q8 0 8 7v6Z" fill="var(--pq-map-clay)" />
        <path d="M10 0v-13M30 0v-13" fill="none" />
      </g>
      {!isOpen && <path d="M-5-28h10v10H-5Z" fill="var(--pq-blaze)" stroke="var(--pq-on-blaze)" />}
    </g>
  )
}

/** A key 34 long, its bow at the left. */
export const Key = () => (
  <path
    d="M-9-8a8 8 0 1 0 7.6 10.5H6v5h4.5v-5H13v6h4.5v-11H-1.4A8 8 0 0 0-9-8ZM-9-3a3 3 0 1 1 0 6a3 3 0 1 1 0-6Z"
    fill="var(--pq-blaze)"
    fillRule="evenodd"
    stroke="var(--pq-on-blaze)"
    strokeWidth="1.5"
    strokeLinejoin="round"
  />
)

export const Coin = () => (
  <g fill="var(--pq-blaze)" stroke="var(--pq-on-blaze)" strokeWidth="1.6">
    <ellipse rx="8" ry="4.5" cy="2.5" />
    <ellipse rx="8" ry="4.5" />
  </g>
)

/** Where a miss rests. */
export const Tent = () => (
  <g stroke="var(--pq-text)" strokeWidth="2.4" strokeLinejoin="round">
    <path d="M-30 0L0-44 30 0Z" fill="var(--pq-surface)" />
    <path d="M-10 0L0-22 10 0Z" fill="var(--pq-text)" />
  </g>
)

export const Storm = () => (
  <g stroke="var(--pq-text)" strokeWidth="2.4" strokeLinejoin="round" strokeLinecap="round">
    <path
      d="M-22 0a9 9 0 0 1 0-18a13 13 0 0 1 25-5a11 11 0 0 1 19 9a7 7 0 0 1 0 14Z"
      fill="var(--pq-map-stone)"
    />
    <path d="M-14 6l-4 9M2 6l-4 9M18 6l-4 9" fill="none" />
  </g>
)

/** The house of the bank, 84 wide. */
export const Bank = () => (
  <g stroke="var(--pq-text)" strokeWidth="2.4" strokeLinejoin="round">
    <path d="M-40-46h80v46h-80Z" fill="var(--pq-surface)" />
    <path d="M-46-46L0-74l46 28Z" fill="var(--pq-surface)" />
    <path d="M-28-44v42M28-44v42M-34-44v42M34-44v42" fill="none" />
    <path d="M-12 0v-26q0-10 12-10t12 10V0Z" fill="var(--pq-text)" />
    <circle cy="-56" r="6" fill="var(--pq-blaze)" stroke="var(--pq-on-blaze)" />
  </g>
)

export interface PlateProps {
  x: number
  y: number
  text: string
  size?: number
  isOwn?: boolean
}

/** Words on paper, their middle at x. */
export function Plate({ x, y, text, size = 15, isOwn = false }: PlateProps) {
  const width = text.length * size * 0.6 + size
  return (
    <g>
      <rect
        x={x - width / 2}
        y={y - size * 1.15}
        width={width}
        height={size * 1.6}
        rx={size * 0.4}
        fill="var(--pq-surface)"
        stroke={isOwn ? 'var(--pq-accent)' : 'var(--pq-text)'}
        strokeWidth={size / 9}
      />
      <text
        x={x}
        y={y}
        textAnchor="middle"
        fontSize={size}
        fontWeight="750"
        fontFamily="var(--pq-font-display)"
        fill="var(--pq-text)"
      >
        {text}
      </text>
    </g>
  )
}

/** Sky, hills and the road along the lower edge. */
export function Land({ width, height, road }: { width: number; height: number; road: number }) {
  const hill = height - road
  return (
    <>
      <path d={`M0 0h${width}v${height}H0Z`} fill="var(--pq-map-water)" />
      <path
        d={`M0 ${hill}V${hill * 0.62}q${width * 0.12} ${-hill * 0.3} ${width * 0.26} 0t${width * 0.26} ${-hill * 0.08}t${width * 0.24} ${hill * 0.02}T${width} ${hill * 0.5}V${hill}Z`}
        fill="var(--pq-map-moss)"
        stroke="var(--pq-text)"
        strokeOpacity=".3"
        strokeWidth="1.5"
      />
      <path d={`M0 ${hill}h${width}v${road}H0Z`} fill="var(--pq-map-sand)" />
      <path d={`M0 ${hill}h${width}`} stroke="var(--pq-text)" strokeOpacity=".55" strokeWidth="2" />
    </>
  )
}
