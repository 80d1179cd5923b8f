import { PASTED_NAMES_MAX, STUDENTS_PER_CLASS_MAX } from '@pathquest/core/classes/class-limits'
import type { ClassDetail } from '@pathquest/core/contracts'
import { type Refusal, refuse } from '@pathquest/core/errors'
import { type ApiError, toApiError } from '@pathquest/sdk/api/error'
import { Button, Dialog, InlineError } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { useMemo, useState } from 'react'
import { useAddStudents } from '../../api/classes'
import { classStudentsMessages } from '../../messages/en/class-students'
import { useErrorText } from '../../messages/use-error-text'
import { TextArea } from '../../shell/TextArea'
import { NamesFile } from './NamesFile'
import { NamesPreview } from './NamesPreview'
import { faultOf, readPastedNames } from './pasted-names'
import './student-dialogs.css'

interface AddStudentsProps {
  detail: ClassDetail
  /** Names to begin with. */
  start: readonly string[]
  onAdded: (count: number) => void
  onClose: () => void
}

const NOTHING_REFUSED: ReadonlyMap<string, Refusal> = new Map()

/** Which of the sent names the server refused, from `names.0`, `names.3`. */
function refusedNames(names: readonly string[], { fields, field, code, params }: ApiError) {
  const all = fields.length > 0 ? fields : [field ?? '']
  const refused = new Map<string, Refusal>()
  for (const one of all) {
    const name = names[Number(/^names\.(\d+)$/.exec(one)?.[1] ?? Number.NaN)]
    if (name !== undefined && code !== 'offline') refused.set(name, refuse(code, params))
  }
  return refused
}

/** Accounts of the class by pasted names; what is refused is marked, and nothing is lost. */
export function AddStudents({ detail, start, onAdded, onClose }: AddStudentsProps) {
  const t = useMessages(classStudentsMessages)
  const errorText = useErrorText()
  const add = useAddStudents(detail.class.id)
  const [text, setText] = useState(start.join('\n'))
  const [isAsked, setAsked] = useState(false)
  const [refused, setRefused] = useState(NOTHING_REFUSED)
  const present = useMemo(
    () => detail.students.map(({ displayName }) => displayName),
    [detail.students],
  )
  const names = useMemo(() => readPastedNames(text, present, refused), [text, present, refused])
  const wrong = names.filter(({ refusal }) => refusal !== null).map(({ name }) => name)
  const fault = faultOf(names, present.length)
  const faultText =
    fault === 'too_many'
      ? t('addStudents.tooMany', { max: PASTED_NAMES_MAX })
      : fault === 'full'
        ? t('addStudents.full', { count: STUDENTS_PER_CLASS_MAX - present.length })
        : fault && isAsked
          ? t('addStudents.required')
          : undefined
  const failure = add.error && toApiError(add.error)
  const submit = () => {
    setAsked(true)
    if (fault || wrong.length > 0 || add.isPending) return
    const sent = names.map(({ name }) => name)
    add.mutate(sent, {
      onSuccess: () => onAdded(sent.length),
      onError: (error) => setRefused(refusedNames(sent, toApiError(error))),
    })
  }
  return (
    <Dialog
      open
      title={t('addStudents.title')}
      closeLabel={t('classStudents.cancel')}
      onClose={onClose}
      size="lg"
      foot={
        <>
          <Button onClick={onClose}>{t('classStudents.cancel')}</Button>
          <Button variant="primary" busy={add.isPending} onClick={submit}>
            {names.length === 0
              ? t('addStudents.title')
              : t('addStudents.add', { count: names.length })}
          </Button>
        </>
      }
    >
      <div className="pq-stack">
        {isAsked && wrong.length > 0 && (
          <InlineError>
            {t('addStudents.wrong', { names: new Intl.ListFormat(t.locale).format(wrong) })}
          </InlineError>
        )}
        {failure && refused.size === 0 && <InlineError>{errorText(failure)}</InlineError>}
        <p>{t('addStudents.text')}</p>
        <NamesFile
          onRead={(read) => setText((now) => [now.trimEnd(), ...read].filter(Boolean).join('\n'))}
        />
        <div className="class-names">
          <TextArea
            label={t('addStudents.names')}
            value={text}
            onChange={setText}
            error={faultText}
            rows={10}
          />
          <NamesPreview names={names} />
        </div>
      </div>
    </Dialog>
  )
}
