/** A stop for each player, filled for each answer; the badge says the same in numbers. */
export function AnsweredCourse({ answered, present }: { answered: number; present: number }) {
  return (
    <div className="pq-crowd" aria-hidden="true">
      {Array.from({ length: present }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stop is its place
        <i key={i} data-on={i < answered || undefined} />
      ))}
    </div>
  )
}
