import { useTexts } from '@pathquest/ui/messages/use-texts'
import type { EditorProps, WrittenProps } from '../editor'
import { TextRows, WrittenTexts } from '../TextRows'
import { ACCEPTED_MAX, TYPED_ANSWER_MAX } from './form'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'

const acceptedIn = (solution: unknown): string[] =>
  ((solution ?? {}) as { accepted?: string[] }).accepted ?? []

/** One to twelve accepted answers, the best first. */
export function Editor({ shape, solution, error, onChange }: EditorProps) {
  const t = useTexts(en, es)
  const accepted = acceptedIn(solution)
  return (
    <TextRows
      legend={t('accepted')}
      hint={t('acceptedHint')}
      texts={accepted}
      min={1}
      max={ACCEPTED_MAX}
      maxLength={TYPED_ANSWER_MAX}
      error={error}
      label={(row) => t('answer', { number: row + 1 })}
      removeLabel={(row) => t('removeAnswer', { number: row + 1 })}
      addLabel={t('addAnswer')}
      onChange={(texts) => onChange({ shape, solution: { accepted: texts } })}
    />
  )
}

export function Written({ solution }: WrittenProps) {
  const t = useTexts(en, es)
  return (
    <WrittenTexts
      texts={acceptedIn(solution)}
      isRight={() => true}
      rightText={t('isRight')}
      lang={t.contentLang}
    />
  )
}
