import { HowPicture, HowSign } from '../how-art'

const Guess = () => (
  <HowPicture>
    <path d="M18 74h124" stroke="var(--pq-on-pine)" strokeWidth="4" strokeLinecap="round" />
    <path d="M18 66v16M142 66v16" stroke="var(--pq-on-pine)" strokeWidth="3" />
    <path
      d="M92 74V36l22 9-22 9"
      fill="var(--pq-blaze)"
      stroke="var(--pq-blaze)"
      strokeWidth="3"
      strokeLinejoin="round"
    />
    <HowSign x={46} y={54}>
      $ ?
    </HowSign>
  </HowPicture>
)

const Draw = () => (
  <HowPicture>
    <g fill="none" stroke="var(--pq-on-pine)" strokeWidth="3">
      <ellipse cx="38" cy="40" rx="7" ry="5" />
      <ellipse cx="38" cy="40" rx="14" ry="10" />
      <ellipse cx="112" cy="40" rx="12" ry="9" />
      <ellipse cx="112" cy="40" rx="24" ry="18" />
      <ellipse cx="112" cy="40" rx="36" ry="27" />
    </g>
    <HowSign x={38} y={90}>
      +18
    </HowSign>
    <HowSign x={112} y={90}>
      +4
    </HowSign>
  </HowPicture>
)

const Inside = () => (
  <HowPicture>
    <g fill="none" stroke="var(--pq-on-pine)" strokeWidth="3">
      <ellipse cx="80" cy="54" rx="30" ry="20" />
      <ellipse cx="80" cy="54" rx="52" ry="35" />
    </g>
    <path d="M92 36l-15 28h30Z" fill="var(--pq-blaze)" />
  </HowPicture>
)

/** How it goes, in three pictures. */
export const how = [Guess, Draw, Inside]
