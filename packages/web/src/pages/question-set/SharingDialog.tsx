import type { SetShareRight } from '@pathquest/core/question-sets/set-choices'
import { SET_SHARE_RIGHTS } from '@pathquest/core/question-sets/set-choices'
import { Button, CopyButton, Dialog, InlineError, Loading } from '@pathquest/ui'
import { uiMessages, useMessages } from '@pathquest/ui/messages'
import { useState } from 'react'
import { useEndShare, useRemoveEditor, useShareSet, useSharing } from '../../api/question-set'
import { setEditorMessages } from '../../messages/en/set-editor'
import { toasts } from '../../shell/Toasts'
import './question-list.css'

/** Links by which colleagues copy or edit a set, and the list of editors. */
export function SharingDialog({ setId, onClose }: { setId: string; onClose: () => void }) {
  const t = useMessages(setEditorMessages)
  const ui = useMessages(uiMessages)
  const { data, error } = useSharing(setId)
  const removal = useRemoveEditor(setId)
  return (
    <Dialog
      open
      title={t('setEditor.shareTitle')}
      closeLabel={t('setEditor.close')}
      onClose={onClose}
      foot={<Button onClick={onClose}>{t('setEditor.close')}</Button>}
    >
      <div className="pq-stack">
        <p>{t('setEditor.shareText')}</p>
        {SET_SHARE_RIGHTS.map((right) => (
          <ShareLink
            key={right}
            setId={setId}
            right={right}
            isOpen={data?.links.includes(right) ?? false}
          />
        ))}
        {!data &&
          (error ? (
            <InlineError>{t('setEditor.shareFailed')}</InlineError>
          ) : (
            <Loading text={ui('ui.loading')} />
          ))}
        {data && data.editors.length > 0 && (
          <section className="share-link">
            <h3>{t('setEditor.editors')}</h3>
            <ul className="question-list">
              {data.editors.map(({ profileId, displayName }) => (
                <li key={profileId} className="question-list-head">
                  <span>{displayName}</span>
                  <Button
                    size="sm"
                    disabled={removal.isPending}
                    onClick={() =>
                      removal.mutate(profileId, {
                        onError: () => toasts.error(t('setEditor.shareFailed')),
                      })
                    }
                  >
                    {t('setEditor.removeEditor', { name: displayName })}
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Dialog>
  )
}

interface ShareLinkProps {
  setId: string
  right: SetShareRight
  /** There is a link, whose token is no longer known. */
  isOpen: boolean
}

const TEXTS = {
  copy: ['setEditor.copyLinkTitle', 'setEditor.copyLinkText'],
  edit: ['setEditor.editLinkTitle', 'setEditor.editLinkText'],
} as const

function ShareLink({ setId, right, isOpen }: ShareLinkProps) {
  const t = useMessages(setEditorMessages)
  const making = useShareSet(setId)
  const ending = useEndShare(setId)
  const [link, setLink] = useState<string | null>(null)
  const failed = () => toasts.error(t('setEditor.shareFailed'))
  const make = () =>
    making.mutate(right, {
      onSuccess: ({ token }) => setLink(`${window.location.origin}/question-sets#c=${token}`),
      onError: failed,
    })
  const end = () =>
    ending.mutate(right, {
      onSuccess: () => {
        setLink(null)
        toasts.success(t('setEditor.linkEnded'))
      },
      onError: failed,
    })
  const [title, text] = TEXTS[right]
  return (
    <section className="share-link">
      <h3>{t(title)}</h3>
      <p className="pq-muted">{t(text)}</p>
      {link && <code>{link}</code>}
      {isOpen && !link && <p>{t('setEditor.linkOpen')}</p>}
      <div className="pq-row">
        {link && (
          <CopyButton
            text={link}
            label={t('setEditor.copyLink')}
            copiedLabel={t('setEditor.copied')}
            variant="primary"
            size="sm"
          />
        )}
        <Button size="sm" busy={making.isPending} onClick={make}>
          {t(isOpen || link ? 'setEditor.makeNewLink' : 'setEditor.makeLink')}
        </Button>
        {(isOpen || link) && (
          <Button size="sm" variant="ghost" busy={ending.isPending} onClick={end}>
            {t('setEditor.endLink')}
          </Button>
        )}
      </div>
    </section>
  )
}
