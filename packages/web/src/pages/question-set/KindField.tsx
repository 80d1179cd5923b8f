import {
  contentOf,
  type StoredFields,
  toStoredFields,
} from '@pathquest/core/questions/documented-fields'
import { findForm, kindName, kindTexts } from '@pathquest/kinds/catalogue'
import type { KindEditor } from '@pathquest/kinds/editor'
import { blankFields, type QuestionFields } from '@pathquest/kinds/question-form'
import { KIND_EDITORS } from '@pathquest/kinds/registry/editors'
import { KIND_FORMS } from '@pathquest/kinds/registry/forms'
import { MODE_MANIFESTS, takesKind } from '@pathquest/modes/catalogue'
import { InlineError, PieceBoundary, Select } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { setEditorMessages } from '../../messages/en/set-editor'

const editors: Readonly<Record<string, KindEditor>> = KIND_EDITORS

/** Undefined: questions of this kind are shown and played, but not edited here. */
export const findEditor = (kind: string): KindEditor | undefined =>
  Object.hasOwn(editors, kind) ? editors[kind] : undefined

/** Kinds that can be edited here and that some mode supports. */
const writableKinds = (): string[] =>
  Object.keys(KIND_FORMS).filter(
    (kind) =>
      findEditor(kind) &&
      findForm(kind) &&
      Object.values(MODE_MANIFESTS).some((manifest) => takesKind(manifest, kind)),
  )

/** A question's content and solution, shown by its kind; else the name of its kind. */
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
  /** An existing question keeps its kind: its answers have that format. */
  isNew: boolean
  error: string | undefined
  /** By field of the kind's editor. */
  errors?: Readonly<Record<string, string>>
  onChange: (change: Partial<OfKind>) => void
}

/** A question's content and solution, in its kind's editor. */
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
          onChange={(next) => onChange({ kind: next, ...blankFields(next) })}
          options={kinds.map((value) => ({ value, label: kindName(value, t.locale) }))}
        />
      )}
      {Editor ? (
        <PieceBoundary key={kind} instead={<InlineError>{t('setEditor.kindFailed')}</InlineError>}>
          <Editor
            {...contentOf(question)}
            error={error}
            errors={errors}
            onChange={(asked) => onChange(toStoredFields(kind, asked))}
          />
        </PieceBoundary>
      ) : (
        <p className="set-note">{t('setEditor.otherKind', { kind: kindName(kind, t.locale) })}</p>
      )}
    </>
  )
}
