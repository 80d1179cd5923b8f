import { OPTIONS_MAX, OPTIONS_MIN } from '@pathquest/core/question-sets/set-choices'
import { useTexts } from '@pathquest/ui/messages/use-texts'
import { useId } from 'react'
import type { EditorProps, WrittenProps } from '../editor'
import { RightMark, TextRows, WrittenTexts } from '../TextRows'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'

const letterOf = (row: number): string => String.fromCharCode(65 + row)
const placesIn = (solution: unknown): number[] => (Array.isArray(solution) ? solution : [])

/** Two to six options, each of them correct or not. */
export function Editor({ shape, solution, error, onChange }: EditorProps) {
  const t = useTexts(en, es)
  const name = useId()
  const options = shape as string[]
  const right = placesIn(solution)
  const write = (written: string[], marked = right) =>
    onChange({ shape: written, solution: marked })
  const mark = (row: number) =>
    write(
      options,
      right.includes(row)
        ? right.filter((one) => one !== row)
        : [...right, row].sort((a, b) => a - b),
    )
  return (
    <TextRows
      legend={t('answers')}
      hint={t('answersHint')}
      texts={options}
      min={OPTIONS_MIN}
      max={OPTIONS_MAX}
      error={error}
      label={(row) => t('option', { letter: letterOf(row) })}
      removeLabel={(row) => t('removeOption', { letter: letterOf(row) })}
      addLabel={t('addOption')}
      mark={(row) => (
        <RightMark
          type="checkbox"
          name={name}
          isRight={right.includes(row)}
          short={t('correctShort')}
          label={t('isCorrect', { letter: letterOf(row) })}
          onMark={() => mark(row)}
        />
      )}
      onChange={(texts, removed = texts.length) =>
        write(
          texts,
          right.flatMap((one) => (one === removed ? [] : [one > removed ? one - 1 : one])),
        )
      }
    />
  )
}

export function Written({ shape, solution }: WrittenProps) {
  const t = useTexts(en, es)
  const right = placesIn(solution)
  return (
    <WrittenTexts
      texts={shape as string[]}
      isRight={(place) => right.includes(place)}
      rightText={t('correct')}
      lang={t.contentLang}
    />
  )
}
