import type { ComponentType, ReactNode } from 'react'

const Sheet = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 160 100" aria-hidden="true">
    <rect width="160" height="100" fill="var(--pq-map-water)" />
    {children}
  </svg>
)

const Ground = ({ d }: { d: string }) => <path d={d} fill="var(--pq-pine)" />

const Post = ({ x, y, fill = 'var(--pq-on-pine)' }: { x: number; y: number; fill?: string }) => (
  <g stroke="var(--pq-text)" strokeWidth="2">
    <path d={`M${x} ${y}v-18`} strokeWidth="2.5" />
    <path d={`M${x - 9} ${y - 27}h14l6 6-6 6h-14Z`} fill={fill} />
  </g>
)

const Card = ({ x, y, isChosen }: { x: number; y: number; isChosen?: boolean }) => (
  <g>
    <rect
      x={x}
      y={y}
      width="44"
      height="28"
      rx="5"
      fill={isChosen ? 'var(--pq-accent-soft)' : 'var(--pq-surface)'}
      stroke={isChosen ? 'var(--pq-accent)' : 'var(--pq-line-strong)'}
      strokeWidth={isChosen ? 3.5 : 2}
    />
    <path
      d={`M${x + 8} ${y + 11}h28M${x + 8} ${y + 18}h18`}
      stroke="var(--pq-text)"
      strokeWidth="3"
    />
  </g>
)

/** A ridge that rises from card to card. */
const Rising = () => (
  <Sheet>
    <Ground d="M0 100V86h26l16-16h24l18-18h22l18-20h36V100Z" />
    <Post x={24} y={86} />
    <Post x={56} y={70} />
    <Post x={98} y={52} />
    <Post x={140} y={32} />
  </Sheet>
)

/** Two cards, one of them chosen, and the gap that it goes to. */
const Choosing = () => (
  <Sheet>
    <Ground d="M0 100V90h40l14-14h44l16-18h46V100Z" />
    <Card x={28} y={10} />
    <Card x={84} y={8} isChosen />
    <Post x={26} y={90} />
    <Post x={136} y={58} />
    <path
      d="M104 42c0 10-8 14-20 18"
      fill="none"
      stroke="var(--pq-accent)"
      strokeWidth="3"
      strokeDasharray="5 4"
    />
    <circle
      cx="76"
      cy="64"
      r="10"
      fill="var(--pq-pine-deep)"
      stroke="var(--pq-blaze)"
      strokeWidth="3"
    />
    <path d="M76 59v10M71 64h10" stroke="var(--pq-blaze)" strokeWidth="3" />
  </Sheet>
)

/** In its place, with a flag for a complete ridge. */
const Standing = () => (
  <Sheet>
    <path
      d="M84 100l24-44h8l18-30 26 50v24Z"
      fill="var(--pq-map-heath)"
      stroke="var(--pq-pine-line)"
      strokeWidth="2"
    />
    <path d="M134 26V6" stroke="var(--pq-text)" strokeWidth="2.5" />
    <path d="M135 7h20l-5 6 5 6h-20Z" fill="var(--pq-blaze)" stroke="var(--pq-text)" />
    <Ground d="M0 100V84h26l16-16h26l18-20h20l40 52Z" />
    <Post x={22} y={84} />
    <Post x={56} y={68} fill="var(--pq-blaze)" />
    <Post x={94} y={48} />
    <circle cx="72" cy="30" r="11" fill="var(--pq-positive)" />
    <path d="M67 30l4 4 7-8" fill="none" stroke="var(--pq-on-positive)" strokeWidth="3" />
  </Sheet>
)

export const how: readonly ComponentType[] = [Rising, Choosing, Standing]
