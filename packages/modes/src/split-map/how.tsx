import { HowFigure, HowPicture, HowTile } from '../how-art'
import { MapSheet } from './MapSheet'

/** Four players, each below a piece; one piece can be read. */
const Deal = () => (
  <HowPicture>
    <g transform="translate(20 8)">
      <MapSheet pieces={4} gap={8} lit={[1]} letters={['', 'B', '', '']} />
    </g>
    {[14, 52, 92, 130].map((x, i) => (
      <HowFigure key={x} x={x} y={72} {...(i === 1 && { fill: 'var(--pq-blaze)' })} />
    ))}
  </HowPicture>
)

/** A flag on the own piece, and a call that is kept. */
const Claim = () => (
  <HowPicture>
    <g transform="translate(10 12) scale(.72)">
      <MapSheet pieces={3} gap={7} lit={[1]} pinned={1} />
    </g>
    <HowTile x={100} y={14} />
    <HowTile x={100} y={46} isRight />
    <path d="M20 90h120" stroke="var(--pq-on-pine-muted)" strokeWidth="3" />
  </HowPicture>
)

/** The map is whole, and so is its trail. */
const Whole = () => (
  <HowPicture>
    <g transform="translate(20 8)">
      <MapSheet pieces={4} gap={0} lit={[0, 1, 2, 3]} trail isWhole />
    </g>
  </HowPicture>
)

export const how = [Deal, Claim, Whole]
