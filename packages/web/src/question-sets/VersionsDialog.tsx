import { Button, Dialog } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import type { ReactNode } from 'react'
import { setEditorMessages } from '../messages/en/set-editor'
import './editor.css'

export interface VersionsDialogProps {
  mine: ReactNode
  /** What stands in the set now. */
  theirs: ReactNode
  isSaving: boolean
  onKeepMine: () => void
  onKeepTheirs: () => void
  onClose: () => void
}

/** A save was refused because somebody saved before: both versions, and which one stays. */
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
