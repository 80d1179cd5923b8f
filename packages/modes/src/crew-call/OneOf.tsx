export interface OneOfProps<Value extends string> {
  legend: string
  values: readonly Value[]
  label: (value: Value) => string
  chosen: Value | null
  onChoose: (value: Value) => void
}

/** A group of radio buttons in lines. */
export function OneOf<Value extends string>(props: OneOfProps<Value>) {
  const { legend, values, label, chosen, onChoose } = props
  return (
    <fieldset style={{ minWidth: 0, margin: 0, padding: 0, border: 0 }}>
      <legend style={{ marginBottom: 6, fontWeight: 650 }}>{legend}</legend>
      {values.map((value) => (
        <label
          key={value}
          style={{ display: 'flex', gap: 10, alignItems: 'center', minHeight: 40 }}
        >
          <input
            type="radio"
            name={legend}
            checked={value === chosen}
            onChange={() => onChoose(value)}
            style={{ flex: 'none', width: 22, height: 22, accentColor: 'var(--pq-accent)' }}
          />
          {label(value)}
        </label>
      ))}
    </fieldset>
  )
}
