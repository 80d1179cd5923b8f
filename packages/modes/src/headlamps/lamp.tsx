export interface LampProps {
  x: number
  y: number
  r?: number
  isLit: boolean
}

/** A lamp that is lit shines; one that is out is a ring with a stroke through it. */
export const Lamp = ({ x, y, r = 7, isLit }: LampProps) => (
  <g
    transform={`translate(${x} ${y}) scale(${r / 7})`}
    stroke="var(--pq-blaze)"
    strokeWidth="2"
    strokeLinecap="round"
  >
    <g
      style={{
        opacity: isLit ? 1 : 0,
        transition: 'opacity var(--pq-journey) var(--pq-ease)',
      }}
    >
      <circle r="5" fill="var(--pq-blaze)" />
      <path d="M0-8.500v-3M0 8.500v3M8.500 0h3M-8.500 0h-3M6-6l2-2M-6 6l-2 2M6 6l2 2M-6-6l-2-2" />
    </g>
    <g
      fill="none"
      stroke="var(--pq-on-pine-muted)"
      style={{
        opacity: isLit ? 0 : 1,
        transition: 'opacity var(--pq-journey) var(--pq-ease)',
      }}
    >
      <circle r="5" />
      <path d="M-5 5 5-5" />
    </g>
  </g>
)

export interface FlamesProps {
  x: number
  y: number
  /** 1: as wide as high as 40 units. */
  scale: number
}

/** The hut's fire, as large as what was laid in it. */
export const Flames = ({ x, y, scale }: FlamesProps) => (
  <g transform={`translate(${x} ${y})`}>
    <path
      d="M-22 0 18-7M22 0-18-7"
      stroke="var(--pq-on-pine-muted)"
      strokeWidth="6"
      strokeLinecap="round"
    />
    <g
      style={{
        transform: `scale(${scale})`,
        transition: 'transform var(--pq-journey) var(--pq-ease)',
      }}
    >
      <path
        fill="var(--pq-blaze)"
        d="M0-4C-18-4-21-18-13-28-12-20-7-22-8-32-9-42 2-44 3-52 12-42 7-36 12-29 14-34 13-37 16-40 22-24 20-4 0-4Z"
      />
      <path fill="var(--pq-caution)" d="M0-4C-9-4-10-13-5-19-4-14 1-17 1-24 9-18 10-4 0-4Z" />
    </g>
  </g>
)

/** A fire of nothing still glows; it stops growing where its place ends. */
export const flameScale = (fire: number, max: number): number =>
  Math.min(max, max * (0.3 + fire / 110))
