import type { ReactNode } from 'react'

/** Parts of the small pictures that show how a mode goes. */

/** The frame of a picture. */
export const HowPicture = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 160 100" aria-hidden="true">
    {children}
  </svg>
)

interface PartProps {
  x: number
  y: number
}

/** An answer to tap; `isRight`: with a tick. */
export const HowTile = ({ x, y, isRight }: PartProps & { isRight?: boolean }) => (
  <g transform={`translate(${x} ${y})`}>
    <rect
      width="56"
      height="22"
      rx="6"
      fill={isRight ? 'var(--pq-blaze)' : 'var(--pq-pine-deep)'}
      stroke="var(--pq-on-pine)"
      strokeWidth="2"
    />
    {isRight ? (
      <path
        d="M20 11l6 6 11-12"
        fill="none"
        stroke="var(--pq-pine-deep)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    ) : (
      <path d="M10 11h36" stroke="var(--pq-on-pine-muted)" strokeWidth="3" strokeLinecap="round" />
    )}
  </g>
)

/** A player; the colour tells teams apart beside their place. */
export const HowFigure = ({ x, y, fill = 'var(--pq-on-pine)' }: PartProps & { fill?: string }) => (
  <g transform={`translate(${x} ${y})`} fill={fill}>
    <circle cx="8" cy="6" r="6" />
    <path d="M0 26v-4a8 8 0 0 1 16 0v4Z" />
  </g>
)

/** A sign, such as points that are earned. */
export const HowSign = ({ x, y, children }: PartProps & { children: string }) => (
  <text
    x={x}
    y={y}
    fill="var(--pq-blaze)"
    style={{ font: '800 22px var(--pq-font-display)' }}
    textAnchor="middle"
  >
    {children}
  </text>
)
