/** Three stops of a course, filled in turn. */
export function Spinner() {
  return (
    <span className="pq-spinner" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  )
}

export interface LoadingProps {
  text: string
}

/** Placeholder while something loads. */
export function Loading({ text }: LoadingProps) {
  return (
    <div className="pq-loading" role="status">
      <Spinner />
      <span>{text}</span>
    </div>
  )
}
