import { HowFigure, HowPicture, HowSign } from '../how-art'
import { HexBoard } from './HexBoard'
import { HEXES } from './hexes'

const free = HEXES.map(() => 0)
const boardWith = (owned: Readonly<Record<number, number>>, peaks: number[] = []) => ({
  owner: free.map((_, tile) => owned[tile] ?? 0),
  peaks,
  starts: [],
  last: null,
})

/** Three of a team are right: three stakes. */
const Earn = () => (
  <HowPicture>
    <HowFigure x={14} y={40} fill="var(--pq-blaze)" />
    <HowFigure x={40} y={40} fill="var(--pq-blaze)" />
    <HowFigure x={66} y={40} fill="var(--pq-blaze)" />
    <g stroke="var(--pq-on-pine)" strokeWidth="4" fill="var(--pq-blaze)" strokeLinejoin="round">
      <path d="M104 70V34l14 7-14 7M124 70V34l14 7-14 7M144 70V34l14 7-14 7" />
    </g>
    <HowSign x={84} y={24}>
      +3
    </HowSign>
    <path d="M8 74h144" stroke="var(--pq-on-pine-muted)" strokeWidth="3" />
  </HowPicture>
)

/** A corner of the board, and the tiles beside it. */
const Name = () => (
  <HowPicture>
    <g transform="translate(-12 -48) scale(1.500)">
      <HexBoard board={boardWith({ 16: 1, 17: 1, 23: 1 })} reach={[18, 24, 10]} named={24} />
    </g>
  </HowPicture>
)

/** The whole board with peaks; two teams meet. */
const Take = () => (
  <HowPicture>
    <g transform="translate(22 1) scale(.860)">
      <HexBoard
        board={boardWith({ 3: 1, 7: 1, 8: 1, 13: 1, 33: 2, 28: 2, 27: 2, 22: 2 }, [13, 22, 19])}
      />
    </g>
  </HowPicture>
)

export const how = [Earn, Name, Take]
