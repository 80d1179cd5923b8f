import { Lantern } from './lantern'
import { Person } from './person'

/** Three lanterns above a door; somebody with a light goes out to somebody in the fog. */
export const Picture = () => (
  <svg viewBox="0 0 320 180" aria-hidden="true">
    <path fill="var(--pq-pine)" d="M0 0h320v180H0Z" />
    <path fill="none" stroke="var(--pq-on-pine)" strokeWidth="6" d="M0 26h320" />
    {[56, 136, 216].map((x, i) => (
      <g key={x} transform={`translate(${x} 26) scale(.8)`}>
        <Lantern full={i < 2 ? 1 : 0.4} />
      </g>
    ))}
    <path fill="none" stroke="var(--pq-on-pine)" strokeWidth="4" d="M0 160h320" />
    <g transform="translate(110 160) scale(1.3)">
      <Person hasLight />
    </g>
    <g transform="translate(262 160) scale(1.3)">
      <Person isOut />
    </g>
    <path
      fill="none"
      stroke="var(--pq-on-pine-muted)"
      strokeWidth="3"
      strokeLinecap="round"
      d="M196 118h30q9 0 9-9M214 134h84M232 150h70q9 0 9-8M184 146h20"
    />
  </svg>
)
