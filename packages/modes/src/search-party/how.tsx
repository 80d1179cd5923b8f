import { HowPicture, HowSign, HowTile } from '../how-art'
import { Lantern } from './lantern'
import { Person } from './person'

/** A right answer is a light. */
const Light = () => (
  <HowPicture>
    <HowTile x={14} y={38} isRight />
    <path d="M78 49h16m-7-8 8 8-8 8" fill="none" stroke="var(--pq-on-pine)" strokeWidth="4" />
    <g transform="translate(120 14) scale(.85)">
      <Lantern full={0.6} />
    </g>
  </HowPicture>
)

/** Somebody turns back to somebody in the fog. */
const Back = () => (
  <HowPicture>
    <path
      d="M96 20h36q8 0 8-8M110 34h44"
      fill="none"
      stroke="var(--pq-on-pine-muted)"
      strokeWidth="3"
      strokeLinecap="round"
    />
    <path d="M6 88h148" stroke="var(--pq-on-pine)" strokeWidth="4" />
    <g transform="translate(34 88) scale(1.5)">
      <Person hasLight />
    </g>
    <path d="M74 66h20m-8-8 8 8-8 8" fill="none" stroke="var(--pq-blaze)" strokeWidth="4" />
    <g transform="translate(124 88) scale(1.5)">
      <Person isOut />
    </g>
  </HowPicture>
)

/** Three lanterns for the whole class. */
const Three = () => (
  <HowPicture>
    <path d="M4 12h152" stroke="var(--pq-on-pine)" strokeWidth="6" />
    {[32, 80, 128].map((x) => (
      <g key={x} transform={`translate(${x} 14) scale(.8)`}>
        <Lantern full={1} />
      </g>
    ))}
    <HowSign x={80} y={97}>
      3
    </HowSign>
  </HowPicture>
)

/** How it goes, in three pictures. */
export const how = [Light, Back, Three]
