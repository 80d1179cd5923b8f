import { HowFigure, HowPicture } from '../how-art'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'

const Dealt = () => (
  <HowPicture>
    <HowFigure x={16} y={22} fill="var(--pq-blaze)" />
    <HowFigure x={38} y={22} fill="var(--pq-blaze)" />
    <HowFigure x={106} y={22} />
    <HowFigure x={128} y={22} />
    <path d="M12 64h46M102 64h46" stroke="var(--pq-on-pine)" strokeWidth="4" />
    <path d="M80 14v70" stroke="var(--pq-on-pine-muted)" strokeWidth="2" strokeDasharray="6 5" />
  </HowPicture>
)

const Average = () => (
  <HowPicture>
    <HowFigure x={26} y={52} fill="var(--pq-blaze)" />
    <HowFigure x={72} y={52} fill="var(--pq-blaze)" />
    <HowFigure x={118} y={52} fill="var(--pq-blaze)" />
    <path d="M34 44l46-22 46 22" fill="none" stroke="var(--pq-on-pine)" strokeWidth="3" />
    <circle cx="80" cy="20" r="10" fill="var(--pq-on-pine)" />
  </HowPicture>
)

const Lift = () => (
  <HowPicture>
    <path d="M20 78h54M86 50h54" stroke="var(--pq-on-pine)" strokeWidth="4" />
    <HowFigure x={28} y={50} />
    <HowFigure x={50} y={50} />
    <HowFigure x={94} y={22} fill="var(--pq-blaze)" />
    <HowFigure x={116} y={22} fill="var(--pq-blaze)" />
    <path d="M113 92V60m-9 9 9-9 9 9" fill="none" stroke="var(--pq-blaze)" strokeWidth="4" />
  </HowPicture>
)

/** How it goes, in three pictures. */
export const how = [Dealt, Average, Lift]

export const texts = { en, es }
