import { HowPicture } from '../how-art'
import { Fork, type ForkProps } from './Fork'

/** Of a walker; as large as a small picture needs them. */
const GAP = 24

/** The fork as it is played, in three moments. */
const Moment = (props: ForkProps) => (
  <HowPicture>
    <g transform="translate(0 40) scale(.4)">
      <Fork gap={GAP} {...props} />
    </g>
  </HowPicture>
)

const Choose = () => <Moment walkers={1} first={0} own="second" />
const Guessed = () => <Moment walkers={5} first={3} isMisty isGuess />
const Told = () => <Moment walkers={5} first={2} />

export const how = [Choose, Guessed, Told] as const
