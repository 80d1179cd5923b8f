import { contentOf, type StoredFields, storedOf } from '@pathquest/core/questions/documented-fields'
import { findForm, kindName, kindTexts } from '@pathquest/kinds/catalogue'
import type { KindEditor } from '@pathquest/kinds/editor'
import { blankOf, type QuestionFields } from '@pathquest/kinds/question-form'
import { KIND_EDITORS } from '@pathquest/kinds/registry/editors'
import { KIND_MANIFESTS } from '@pathquest/kinds/registry/manifests'
import { MODE_MANIFESTS, takesKind } from '@pathquest/modes/catalogue'
import { InlineError, PieceBoundary, Select } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { setEditorMessages } from '../../messages/en/set-editor'

const editors: Readonly<Record<string, KindEditor>> = KIND_EDITORS

/** Undefined: questions of this kind are shown and played, not written here. */
const findEditor = (kind: string): KindEditor | undefined =>
  Object.hasOwn(editors, kind) ? editors[kind] : undefined

/** Kinds that can be written here and that some mode plays. */
const writableKinds = (): string[] =>
  Object.keys(KIND_MANIFESTS).filter(
    (kind) =>
      findEditor(kind) &&
      findForm(kind) &&
      Object.values(MODE_MANIFESTS).some((manifest) => takesKind(manifest, kind)),
  )

/** What a question asks and what is right, as its kind shows it; else which kind it is of. */
export function WrittenAnswers({ question }: { question: QuestionFields }) {
  const t = useMessages(setEditorMessages)
  const Written = findEditor(question.kind)?.Written
  if (!Written) return <p className="pq-muted">{kindName(question.kind, t.locale)}</p>
  return (
    <PieceBoundary instead={<InlineError>{t('setEditor.kindFailed')}</InlineError>}>
      <Written {...contentOf(question)} />
    </PieceBoundary>
  )
}

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
