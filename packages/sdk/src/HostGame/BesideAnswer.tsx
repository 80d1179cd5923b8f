import type { HostView } from '@pathquest/core/rooms/views'
import { useMarkTexts } from './use-mark-texts'
import type { Beside } from './use-marks'

interface BesideAnswerProps {
  view: HostView
  chosen: Beside
  onChoose: (name: string, value: string) => void
}

/** What a mode asks beside an answer: how sure a team is, what it carries. */
export function BesideAnswer({ view, chosen, onChoose }: BesideAnswerProps) {
  const texts = useMarkTexts(view)
  return (view.toMark?.beside ?? []).map(({ name, of, default: usual }) => (
    <fieldset key={name} className="pq-turns">
      <legend>{texts.ofName(name)}</legend>
      {of.map((value) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === (chosen[name] ?? usual)}
          onClick={() => onChoose(name, value)}
        >
          {texts.ofValue(name, value)}
        </button>
      ))}
    </fieldset>
  ))
}
