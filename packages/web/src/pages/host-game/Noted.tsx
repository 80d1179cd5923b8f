/** What a switch does, and a line about it. */
export function Noted({ label, note }: { label: string; note: string }) {
  return (
    <span className="pq-radio-text">
      {label}
      <span className="pq-radio-note">{note}</span>
    </span>
  )
}
