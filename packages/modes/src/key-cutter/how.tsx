import { HowFigure, HowPicture, HowSign, HowTile } from '../how-art'
import { Gauged, KeyBlade, Padlock } from './KeyArt'

/** Right answers are marks. */
const Marks = () => (
  <HowPicture>
    <HowTile x={10} y={14} isRight />
    <HowTile x={10} y={56} isRight />
    <path d="M76 49h20m-7-8 8 8-8 8" fill="none" stroke="var(--pq-on-pine)" strokeWidth="4" />
    <path
      fill="var(--pq-blaze)"
      stroke="var(--pq-on-pine)"
      strokeWidth="3"
      d="M108 30h40v12h-10v28h-20V42h-10Z"
    />
  </HowPicture>
)

/** Five pins, and what is left of each. */
const Measure = () => (
  <HowPicture>
    <g transform="translate(24 14) scale(.56)">
      <Gauged left={[[3], [4, 5], [1, 2], [1, 2, 3, 4, 5], [2]]} />
    </g>
  </HowPicture>
)

/** Two turn the key together. */
const Turn = () => (
  <HowPicture>
    <g transform="translate(4 30) scale(.3)">
      <KeyBlade depths={[3, 5, 2, 4, 2]} />
    </g>
    <g transform="translate(128 64) scale(.8)">
      <Padlock isOpen />
    </g>
    <HowFigure x={20} y={70} />
    <HowFigure x={48} y={70} fill="var(--pq-blaze)" />
    <HowSign x={128} y={94}>
      +24
    </HowSign>
  </HowPicture>
)

export const how = [Marks, Measure, Turn]
