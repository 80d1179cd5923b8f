import { HowFigure, HowPicture, HowSign } from '../how-art'
import { Sign } from './sign'

/** Somebody turns a signpost. */
const Lay = () => (
  <HowPicture>
    <path d="M8 90h144" stroke="var(--pq-on-pine)" strokeWidth="4" />
    <HowFigure x={34} y={62} fill="var(--pq-blaze)" />
    <g transform="translate(94 90) rotate(6) scale(.8)">
      <Sign arms={1} />
    </g>
    <path
      d="M120 44c16 10 14 26-2 34m1-11-2 12 12-1"
      fill="none"
      stroke="var(--pq-blaze)"
      strokeWidth="4"
      strokeLinecap="round"
    />
  </HowPicture>
)

/** Four arms, one of them true. */
const Walk = () => (
  <HowPicture>
    <path d="M8 90h144" stroke="var(--pq-on-pine)" strokeWidth="4" />
    <g transform="translate(80 90) scale(.85)">
      <Sign arms={4} right={2} />
    </g>
    <HowFigure x={16} y={62} />
  </HowPicture>
)

/** Who follows the own false trail brings points. */
const Fooled = () => (
  <HowPicture>
    <path d="M8 90h144" stroke="var(--pq-on-pine)" strokeWidth="4" />
    <g transform="translate(124 90) scale(.6)">
      <Sign arms={1} />
    </g>
    <HowFigure x={20} y={62} />
    <HowFigure x={48} y={62} />
    <HowFigure x={76} y={62} />
    <HowSign x={56} y={40}>
      +10
    </HowSign>
  </HowPicture>
)

/** How it goes, in three pictures. */
export const how = [Lay, Walk, Fooled]
