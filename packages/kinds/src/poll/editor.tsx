import { OPTIONS_MAX, OPTIONS_MIN } from '@pathquest/core/question-sets/set-choices'
import { Checkbox } from '@pathquest/ui/Checkbox'
import { useTexts } from '@pathquest/ui/messages/use-texts'
import type { EditorProps, WrittenProps } from '../editor'
import { TextRows, WrittenTexts } from '../TextRows'
import type { PollShape } from './form'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'

const letterOf = (row: number): string => String.fromCharCode(65 + row)

/** Two to six options, and whether a reason is asked for. */
export function Editor({ shape, error, onChange }: EditorProps) {
  const t = useTexts(en, es)
  const { options, asksWhy } = shape as unknown as PollShape
  const write = (texts: readonly string[], why = asksWhy) =>
    onChange({ shape: { options: [...texts], asksWhy: why }, solution: null })
  return (
    <>
      <TextRows
        legend={t('options')}
        hint={t('optionsHint')}
        texts={options}
        min={OPTIONS_MIN}
        max={OPTIONS_MAX}
        error={error}
        label={(row) => t('option', { letter: letterOf(row) })}
        removeLabel={(row) => t('removeOption', { letter: letterOf(row) })}
        addLabel={t('addOption')}
        onChange={(texts) => write(texts)}
      />
      <Checkbox
        label={t('asksWhy')}
        checked={asksWhy}
        aria-description={t('asksWhyHint')}
        onChange={(isOn) => write(options, isOn)}
      />
      <p className="pq-muted">{t('asksWhyHint')}</p>
    </>
  )
}

export function Written({ shape }: WrittenProps) {
  const t = useTexts(en, es)
  const { options, asksWhy } = shape as unknown as PollShape
  return (
    <>
      <WrittenTexts texts={options} lang={t.contentLang} />
      {asksWhy && <p className="pq-muted">{t('asksWhy')}</p>}
    </>
  )
}
