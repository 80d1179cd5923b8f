import { Button, InlineError } from '@pathquest/ui'
import { Icon } from '@pathquest/ui/art'
import { infoIcon } from '@pathquest/ui/art/icons'
import { useMessages } from '@pathquest/ui/messages'
import { type ReactNode, useEffect, useRef } from 'react'
import { setEditorMessages } from '../messages/en/set-editor'
import type { Draft } from './use-draft'

/** Offers to restore an unsaved draft. */
export function DraftFound<Form>({
  draft,
}: {
  draft: Pick<Draft<Form>, 'found' | 'take' | 'drop'>
}) {
  const t = useMessages(setEditorMessages)
  if (!draft.found) return null
  return (
    <div className="set-note" role="status">
      <Icon icon={infoIcon} />
      <p>{t('setEditor.draftFound')}</p>
      <span>
        <Button size="sm" onClick={draft.take}>
          {t('setEditor.draftTake')}
        </Button>
        <Button size="sm" variant="ghost" onClick={draft.drop}>
          {t('setEditor.draftDrop')}
        </Button>
      </span>
    </div>
  )
}

/** Why a form was not saved; takes the focus, so that it is visible on a phone as well. */
export function SaveFailed({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1}>
      <InlineError>{children}</InlineError>
    </div>
  )
}
