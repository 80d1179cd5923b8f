import { KeyBlade, Padlock } from './KeyArt'

/** A key with five cuts in front of three locks. */
export const Picture = () => (
  <svg viewBox="0 0 320 180" aria-hidden="true">
    <path fill="var(--pq-pine)" d="M0 0h320v180H0Z" />
    <path stroke="var(--pq-on-pine)" strokeWidth="4" d="M0 82h320" />
    {[62, 160, 258].map((x, i) => (
      <g key={x} transform={`translate(${x} 80) scale(.9)`}>
        <Padlock isOpen={i === 1} />
      </g>
    ))}
    <g transform="translate(22 72) scale(.84)">
      <KeyBlade depths={[2, 5, 3, 1, 4]} />
    </g>
  </svg>
)
