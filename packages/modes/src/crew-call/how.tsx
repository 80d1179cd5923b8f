import { HowPicture, HowSign, HowTile } from '../how-art'
import { CableCars, Gondola } from './CableCar'

/** A car with three seats, and who could sit in it. */
const Choose = () => (
  <HowPicture>
    <g transform="translate(50 34)">
      <Gondola seats={2} stars={0} size={1.7} />
    </g>
    <HowTile x={96} y={8} isRight />
    <HowTile x={96} y={36} isRight />
    <HowTile x={96} y={64} />
  </HowPicture>
)

/** Four plans, one with a star. */
const Star = () => (
  <HowPicture>
    {[0, 1, 2, 3].map((i) => (
      <g key={i} transform={`translate(${i % 2 ? 116 : 44} ${i < 2 ? 22 : 70})`}>
        <Gondola seats={3} stars={0} size={0.9} />
      </g>
    ))}
    <HowSign x={80} y={62}>
      ★
    </HowSign>
  </HowPicture>
)

const Top = () => (
  <HowPicture>
    <g transform="translate(0 40) scale(.4)">
      <CableCars
        size={2}
        cars={[
          { way: 0.95, seats: 3, stars: 1 },
          { way: 0.6, seats: 3 },
          { way: 0.25, seats: 3 },
        ]}
      />
    </g>
  </HowPicture>
)

export const how = [Choose, Star, Top] as const
