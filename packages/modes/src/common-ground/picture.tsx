import { Walker } from './Fork'

/** A trail that parts before two hills, and the class on both sides. */
export const Picture = () => (
  <svg viewBox="0 0 320 180" aria-hidden="true">
    <path fill="var(--pq-pine)" d="M0 0h320v180H0Z" />
    <path
      fill="var(--pq-pine-line)"
      stroke="var(--pq-on-pine-muted)"
      strokeWidth="3"
      d="M-20 132C0 60 40 44 76 44s78 22 92 88l52-74 36-28 40 32 50 70v60H-20Z"
    />
    <path fill="var(--pq-pine-deep)" d="M0 132h320v48H0Z" />
    <path
      fill="none"
      stroke="var(--pq-blaze)"
      strokeWidth="7"
      strokeLinecap="round"
      d="M164 180c0-34-46-24-82-38M164 180c0-34 54-24 96-38"
    />
    <g fill="var(--pq-on-pine)" stroke="var(--pq-pine-deep)" strokeWidth="2" strokeLinejoin="round">
      <circle cx="76" cy="28" r="10" />
      <path d="m256 6 11 20h-22Z" />
    </g>
    {[40, 60, 80, 100, 240, 260, 280].map((x, i) => (
      <g key={x} transform={`translate(${x} ${i % 2 ? 142 : 136})`}>
        <Walker size={1.7} />
      </g>
    ))}
  </svg>
)
