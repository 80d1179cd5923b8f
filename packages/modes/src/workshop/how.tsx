import { HowFigure, HowPicture, HowSign, HowTile } from '../how-art'

const Coins = () => (
  <HowPicture>
    <HowTile x={14} y={40} isRight />
    <path d="M80 51h16m-7-7 7 7-7 7" fill="none" stroke="var(--pq-on-pine)" strokeWidth="4" />
    <circle cx="120" cy="40" r="14" fill="var(--pq-blaze)" />
    <circle
      cx="128"
      cy="62"
      r="14"
      fill="var(--pq-blaze)"
      stroke="var(--pq-pine)"
      strokeWidth="3"
    />
  </HowPicture>
)

const Build = () => (
  <HowPicture>
    <path
      d="M22 60h72v8H22Zm8 8v22m56-22v22"
      stroke="var(--pq-on-pine)"
      strokeWidth="5"
      fill="none"
    />
    <path d="M40 58V40h14v18M66 58V46h16v12" fill="var(--pq-on-pine-muted)" />
    <HowFigure x={112} y={44} fill="var(--pq-blaze)" />
    <path d="M120 34v-14m-7 7h14" stroke="var(--pq-blaze)" strokeWidth="4" />
  </HowPicture>
)

const Market = () => (
  <HowPicture>
    <path d="M24 40h112l-10-22H34Z" fill="var(--pq-blaze)" />
    <path d="M30 40v48m100-48v48M24 66h112" stroke="var(--pq-on-pine)" strokeWidth="4" />
    <HowSign x={80} y={60}>
      +40
    </HowSign>
  </HowPicture>
)

/** How it goes, in three pictures. */
export const how = [Coins, Build, Market]
