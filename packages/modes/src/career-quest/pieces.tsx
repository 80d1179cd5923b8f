import { HowFigure, HowPicture, HowSign, HowTile } from '../how-art'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'

const Ask = () => (
  <HowPicture>
    <path d="M24 18h112" stroke="var(--pq-on-pine)" strokeWidth="6" strokeLinecap="round" />
    <HowTile x={20} y={34} />
    <HowTile x={84} y={34} isRight />
    <HowTile x={20} y={64} />
    <HowTile x={84} y={64} />
  </HowPicture>
)

const Earn = () => (
  <HowPicture>
    <HowTile x={52} y={58} isRight />
    <HowSign x={80} y={44}>
      +10
    </HowSign>
  </HowPicture>
)

const Arrive = () => (
  <HowPicture>
    <path
      d="M30 100V74h34V56h32v26h34v18Z"
      fill="var(--pq-pine-deep)"
      stroke="var(--pq-on-pine)"
      strokeWidth="2"
    />
    <HowFigure x={72} y={28} fill="var(--pq-blaze)" />
    <HowFigure x={39} y={46} />
    <HowFigure x={105} y={54} />
  </HowPicture>
)

/** How it goes, in three pictures. */
export const how = [Ask, Earn, Arrive]

export const texts = { en, es }
