import { HowPicture, HowSign, HowTile } from '../how-art'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'

const Clock = () => (
  <HowPicture>
    <circle cx="80" cy="52" r="34" fill="none" stroke="var(--pq-on-pine)" strokeWidth="5" />
    <path d="M80 52V28" stroke="var(--pq-blaze)" strokeWidth="6" strokeLinecap="round" />
    <path d="M80 52l14 10" stroke="var(--pq-on-pine)" strokeWidth="5" strokeLinecap="round" />
    <path d="M8 40h26M4 54h22M10 68h24" stroke="var(--pq-on-pine-muted)" strokeWidth="3" />
  </HowPicture>
)

const Faster = () => (
  <HowPicture>
    <rect x="24" y="26" width="24" height="62" rx="4" fill="var(--pq-blaze)" />
    <rect x="68" y="48" width="24" height="40" rx="4" fill="var(--pq-on-pine)" />
    <rect x="112" y="68" width="24" height="20" rx="4" fill="var(--pq-on-pine-muted)" />
    <path d="M16 90h128" stroke="var(--pq-on-pine)" strokeWidth="3" />
  </HowPicture>
)

const InARow = () => (
  <HowPicture>
    <HowTile x={8} y={58} isRight />
    <HowTile x={52} y={42} isRight />
    <HowTile x={96} y={26} isRight />
    <HowSign x={40} y={32}>
      +++
    </HowSign>
  </HowPicture>
)

/** How it goes, in three pictures. */
export const how = [Clock, Faster, InARow]

export const texts = { en, es }
