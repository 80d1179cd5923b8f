import { HowFigure, HowPicture, HowSign } from '../how-art'

const Climb = () => (
  <HowPicture>
    <path
      d="M16 88h70l-30-22h64L84 42h48"
      fill="none"
      stroke="var(--pq-on-pine)"
      strokeWidth="4"
      strokeLinejoin="round"
    />
    <HowSign x={126} y={34}>
      +5
    </HowSign>
    <HowFigure x={76} y={12} fill="var(--pq-blaze)" />
  </HowPicture>
)

const Slide = () => (
  <HowPicture>
    <path d="M20 88h60l-24-24h84" fill="none" stroke="var(--pq-on-pine)" strokeWidth="4" />
    <path
      d="M128 26c-8 22-30 20-44 30m10-14L84 56l16 4"
      fill="none"
      stroke="var(--pq-blaze)"
      strokeWidth="4"
      strokeLinecap="round"
    />
    <HowFigure x={122} y={34} />
  </HowPicture>
)

const Camp = () => (
  <HowPicture>
    <path d="M12 84h136" stroke="var(--pq-on-pine)" strokeWidth="4" />
    <path d="M44 84 80 30l36 54Z" fill="var(--pq-blaze)" />
    <path
      d="M80 30v54M68 84l12-26 12 26"
      fill="none"
      stroke="var(--pq-pine-deep)"
      strokeWidth="3"
    />
    <HowFigure x={122} y={56} />
  </HowPicture>
)

/** How it goes, in three pictures. */
export const how = [Climb, Slide, Camp]
