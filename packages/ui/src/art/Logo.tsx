export interface LogoMarkProps {
  /** The colour of the route. Magenta on paper, blaze on pine. */
  route?: string
}

/** A key whose blade is a route. */
export function LogoMark({ route = 'var(--pq-accent)' }: LogoMarkProps) {
  return (
    <svg
      viewBox="0 0 50 28"
      fill="none"
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M21 14h6l6 8h5l6-8h3" stroke={route} />
      <circle cx="12" cy="14" r="9" stroke="currentColor" />
      <circle cx="12" cy="14" r="3" fill="currentColor" />
    </svg>
  )
}

export interface LogoProps extends LogoMarkProps {
  name: string
  /** Draw only the mark; the name stays for screen readers. */
  markOnly?: boolean
}

/** Mark and name; put it into a link with the class `pq-logo`. */
export function Logo({ name, markOnly, route }: LogoProps) {
  return (
    <>
      <LogoMark route={route} />
      <span className={markOnly ? 'pq-hidden' : undefined}>{name}</span>
    </>
  )
}
