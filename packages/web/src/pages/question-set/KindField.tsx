import { contentOf, type StoredFields, storedOf } from '@pathquest/core/questions/documented-fields'
import { kindName, kindTexts } from '@pathquest/kinds/catalogue'
import { blankOf } from '@pathquest/kinds/question-form'
import { InlineError, PieceBoundary, Select } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { setEditorMessages } from '../../messages/en/set-editor'
import { findEditor, writableKinds } from './kind-editors'

type OfKind = StoredFields & { kind: string }

export interface KindFieldProps {
  question: OfKind
  /** A question that is there keeps its kind: answers to it have the form of that one. */
  isNew: boolean
  error: string | undefined
  /** By field of the kind's editor. */
  errors?: Readonly<Record<string, string>>
  onChange: (change: Partial<OfKind>) => void
}

/** What a question asks and what is right, written as its kind has it. */
export function KindField({ question, isNew, error, errors, onChange }: KindFieldProps) {
  const t = useMessages(setEditorMessages)
  const { kind } = question
  const kinds = writableKinds()
  const Editor = findEditor(kind)?.Editor
  return (
    <>
      {isNew && kinds.length > 1 && (
        <Select
          label={t('setEditor.kind')}
          hint={kindTexts(kind, t.locale)?.note}
          value={kind}
          onChange={(next) => onChange({ kind: next, ...blankOf(next) })}
          options={kinds.map((value) => ({ value, label: kindName(value, t.locale) }))}
        />
      )}
      {Editor ? (
        <PieceBoundary key={kind} instead={<InlineError>{t('setEditor.kindFailed')}</InlineError>}>
          <Editor
            {...contentOf(question)}
            error={error}
            errors={errors}
            onChange={(asked) => onChange(storedOf(kind, asked))}
          />
        </PieceBoundary>
      ) : (
        <p className="set-note">{t('setEditor.otherKind', { kind: kindName(kind, t.locale) })}</p>
      )}
    </>
  )
}
