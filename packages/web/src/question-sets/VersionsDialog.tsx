import './editor.css'
import type { SetFields } from '@pathquest/core/question-sets/set-form'
import { Button, Dialog } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import type { ReactNode } from 'react'
import { questionSetMessages } from '../messages/en/question-sets'
import { setEditorMessages } from '../messages/en/set-editor'

interface SetVersionProps {
  set: SetFields
  /** The title of its career. */
  career: string | undefined
}

/** A set's metadata, beside another version of it. */
export function SetVersion({ set, career }: SetVersionProps) {
  const t = useMessages(setEditorMessages)
  const sets = useMessages(questionSetMessages)
  const lines = [
    [set.subject, set.careerSector, career],
    [...set.gradeLevel.map((grade) => t('setEditor.grade', { grade }))],
    [t(`setEditor.${set.difficultyLevel}`), sets(set.isPublic ? 'sets.public' : 'sets.private')],
    set.tags,
  ].map((parts) => parts.filter(Boolean).join(', '))
  return (
    <>
      <b lang={t.contentLang}>{set.title}</b>
      {set.description && <p lang={t.contentLang}>{set.description}</p>}
      {lines.filter(Boolean).map((line) => (
        <p key={line} className="pq-muted">
          {line}
        </p>
      ))}
    </>
  )
}

interface VersionsDialogProps {
  mine: ReactNode
  /** The version now stored. */
  theirs: ReactNode
  isSaving: boolean
  onKeepMine: () => void
  onKeepTheirs: () => void
  onClose: () => void
}

/**
 * A conflict: the set was saved by somebody else before: both versions, and a choice between them.
 */
export function VersionsDialog(props: VersionsDialogProps) {
  const { mine, theirs, isSaving, onKeepMine, onKeepTheirs, onClose } = props
  const t = useMessages(setEditorMessages)
  return (
    <Dialog
      open
      size="lg"
      title={t('setEditor.conflictTitle')}
      closeLabel={t('setEditor.close')}
      onClose={onClose}
      foot={
        <>
          <Button disabled={isSaving} onClick={onKeepTheirs}>
            {t('setEditor.keepTheirs')}
          </Button>
          <Button variant="primary" busy={isSaving} onClick={onKeepMine}>
            {t('setEditor.keepMine')}
          </Button>
        </>
      }
    >
      <div className="pq-stack">
        <p>{t('setEditor.conflictText')}</p>
        <div className="versions">
          <section>
            <h3>{t('setEditor.mine')}</h3>
            {mine}
          </section>
          <section>
            <h3>{t('setEditor.theirs')}</h3>
            {theirs}
          </section>
        </div>
      </div>
    </Dialog>
  )
}
