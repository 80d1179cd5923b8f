import type { ComponentType, ReactNode } from 'react'
import { LIKES } from './heights'

const Sheet = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 160 100" aria-hidden="true">
    {children}
  </svg>
)
const line = {
  fill: 'none',
  stroke: 'var(--pq-on-pine)',
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/** A statement, and three answers. */
const Asked = () => (
  <Sheet>
    <rect x="22" y="12" width="116" height="32" rx="7" fill="var(--pq-pine-deep)" />
    <path d="M36 24h88M36 33h54" {...line} />
    {LIKES.map((like, i) => (
      <g key={like} transform={`translate(${22 + i * 41} 56)`}>
        <rect
          width="34"
          height="30"
          rx="7"
          fill={i === 0 ? 'var(--pq-blaze)' : 'var(--pq-pine-deep)'}
          stroke="var(--pq-on-pine)"
          strokeWidth="2"
        />
        <path
          d={['M6 22q8 0 11-14 3 14 11 14', 'M6 22q8 0 11-5 3 5 11 5', 'M6 20h22'][i]}
          {...line}
          stroke={i === 0 ? 'var(--pq-pine-deep)' : 'var(--pq-on-pine)'}
        />
      </g>
    ))}
  </Sheet>
)

const HILLS = [
  [26, 30],
  [48, 62],
  [70, 20],
  [92, 44],
  [114, 70],
  [136, 26],
] as const
const hillsPath = (size: number) =>
  HILLS.map(
    ([x, h]) =>
      `M${x - 24 * size} 90C${x - 10 * size} 90 ${x - 9 * size} ${90 - h * size} ${x} ${90 - h * size}S${x + 10 * size} 90 ${x + 24 * size} 90`,
  ).join('')

/** Six hills with their lines. */
const Drawn = () => (
  <Sheet>
    <path d={hillsPath(1)} fill="var(--pq-pine-line)" stroke="var(--pq-blaze)" strokeWidth="3" />
    <path d={hillsPath(0.6)} fill="none" stroke="var(--pq-on-pine-muted)" strokeWidth="1.500" />
    <path d="M0 90h160v10H0Z" fill="var(--pq-pine-deep)" />
  </Sheet>
)

/** Two ridges that rise and fall alike, and a mark. */
const Alike = () => (
  <Sheet>
    <path d="M14 48q16 0 22-26 8 24 20 20 12-34 22-6 6 12 18 12" {...line} />
    <path
      d="M14 88q16 0 22-26 8 24 20 20 12-34 22-6 6 12 18 12"
      {...line}
      stroke="var(--pq-blaze)"
    />
    <path
      d="M126 32l6 13 14 1-11 9 4 14-13-8-12 8 4-14-11-9 14-1Z"
      fill="var(--pq-blaze)"
      stroke="var(--pq-on-pine)"
      strokeWidth="2"
    />
  </Sheet>
)

export const how: readonly ComponentType[] = [Asked, Drawn, Alike]
