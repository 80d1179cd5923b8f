import { HexBoard } from './HexBoard'
import { HEXES } from './hexes'

const OWNED: Readonly<Record<number, number>> = {
  ...{ 0: 1, 1: 1, 4: 1, 5: 1, 10: 1 },
  ...{ 33: 2, 28: 2, 29: 2, 23: 2 },
  ...{ 21: 3, 20: 3, 14: 3, 13: 3 },
}
const BOARD = {
  owner: HEXES.map((_, tile) => OWNED[tile] ?? 0),
  peaks: [5, 14, 23, 18],
  starts: [],
  last: null,
}

/** Three teams on a board of hexagons. */
export const Picture = () => (
  <svg viewBox="0 0 320 180" aria-hidden="true">
    <path fill="var(--pq-pine)" d="M0 0h320v180H0Z" />
    <g transform="translate(66 4) scale(1.510)">
      <HexBoard board={BOARD} />
    </g>
  </svg>
)
