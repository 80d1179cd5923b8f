/** The first letter of a name on pine. */
export function Avatar({ name }: { name: string }) {
  const [initial = 'U'] = name.trim()
  return (
    <span className="pq-avatar" aria-hidden="true">
      {initial.toUpperCase()}
    </span>
  )
}
