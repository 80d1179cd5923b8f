export interface PersonProps {
  /** Carries a light. */
  hasLight?: boolean
  /** Somebody who is out: drawn in outline, as seen in fog. */
  isOut?: boolean
}

/** Somebody on the way: stands on 0, 34 high. */
export const Person = ({ hasLight, isOut }: PersonProps) => (
  <g
    fill={isOut ? 'none' : 'var(--pq-on-pine)'}
    stroke="var(--pq-on-pine)"
    strokeWidth={isOut ? 2.5 : 0}
    strokeDasharray={isOut ? '5 3' : undefined}
  >
    <circle cy="-28" r="6" />
    <path d="M-8 0v-10a8 9 0 0 1 16 0v10Z" />
    {hasLight && (
      <g strokeWidth="3" strokeDasharray="none">
        <path d="M6-14 17-18" strokeLinecap="round" />
        <circle cx="20" cy="-14" r="5" fill="var(--pq-blaze)" stroke="none" />
        <path d="M20-24v-4M29-14h4M27-21l3-3" stroke="var(--pq-blaze)" strokeLinecap="round" />
      </g>
    )}
  </g>
)
