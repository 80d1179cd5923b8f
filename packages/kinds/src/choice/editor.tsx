import { OPTIONS_MAX, OPTIONS_MIN } from '@pathquest/core/question-sets/set-choices'
import { Button } from '@pathquest/ui/Button'
import { useTexts } from '@pathquest/ui/messages/use-texts'
import { useId } from 'react'
import type { EditorProps, WrittenProps } from '../editor'
import { RightMark, TextRows, WrittenTexts } from '../TextRows'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import { isTrueOrFalse, TRUE_OR_FALSE } from './true-false'

const letterOf = (row: number): string => String.fromCharCode(65 + row)

/** Two to six options, one of them correct; true or false by one press. */
export function Editor({ shape, solution, error, onChange }: EditorProps) {
  const t = useTexts(en, es)
  const name = useId()
  const options = shape as string[]
  const write = (written: string[], right = solution) =>
    onChange({ shape: written, solution: right })
  const without = (removed: number) => {
    if (typeof solution !== 'number' || removed === solution) return null
    return solution > removed ? solution - 1 : solution
  }
  const truth = TRUE_OR_FALSE[/^es\b/i.test(t.locale) ? 'es' : 'en']
  const isBlank = options.every((text) => text.trim() === '')
  return (
    <>
      {isBlank && (
        <div>
          <Button size="sm" onClick={() => write([...truth], null)}>
            {t('trueOrFalse')}
          </Button>
        </div>
      )}
      <TextRows
        legend={t('answers')}
        hint={t(isTrueOrFalse(options) ? 'truthHint' : 'answersHint')}
        texts={options}
        min={OPTIONS_MIN}
        max={OPTIONS_MAX}
        error={error}
        label={(row) => t('option', { letter: letterOf(row) })}
        removeLabel={(row) => t('removeOption', { letter: letterOf(row) })}
        addLabel={t('addOption')}
        mark={(row) => (
          <RightMark
            type="radio"
            name={name}
            isRight={row === solution}
            short={t('correctShort')}
            label={t('isCorrect', { letter: letterOf(row) })}
            onMark={() => write(options, row)}
          />
        )}
        onChange={(texts, removed) =>
          write(texts, removed === undefined ? solution : without(removed))
        }
      />
    </>
  )
}

/** The options with the correct one marked. */
export function Written({ shape, solution }: WrittenProps) {
  const t = useTexts(en, es)
  return (
    <WrittenTexts
      texts={shape as string[]}
      isRight={(place) => place === solution}
      rightText={t('correct')}
      lang={t.contentLang}
    />
  )
}
