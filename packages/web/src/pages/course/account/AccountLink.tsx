import './account-link.css'
import type { LtiLaunch } from '@pathquest/core/contracts'
import { toApiError } from '@pathquest/sdk/api/error'
import { Button, buttonLook, CopyButton, Dialog, Loading, SignpostLink } from '@pathquest/ui'
import { Icon } from '@pathquest/ui/art'
import { externalIcon, linkIcon } from '@pathquest/ui/art/page-icons'
import { useMessages } from '@pathquest/ui/messages'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useAccountCode } from '../../../api/account'
import { linkAccountMessages } from '../../../messages/en/link-account'
import { useErrorText } from '../../../messages/use-error-text'
import { RetryError } from '../../../shell/RetryError'
import { toasts } from '../../../shell/Toasts'

/** The current user, and a link to use their own account instead. */
export function AccountLink({ launch: { user, hasAccount } }: { launch: LtiLaunch }) {
  const t = useMessages(linkAccountMessages)
  const [isOpen, setOpen] = useState(false)
  const name = user.displayName
  useEffect(() => {
    if (!hasAccount || !isOpen) return
    setOpen(false)
    toasts.success(t('link.joined'))
  }, [hasAccount, isOpen, t])
  return (
    <footer className="account-link">
      <span className="pq-muted">{t(hasAccount ? 'link.footLinked' : 'link.foot', { name })}</span>
      {hasAccount ? (
        // Another page of this site, outside of the frame.
        <a
          href="/link-account"
          target="_blank"
          rel="noopener"
          {...buttonLook({ size: 'sm', variant: 'ghost' })}
        >
          <Icon icon={externalIcon} />
          {t('link.manage')}
        </a>
      ) : (
        <Button size="sm" variant="ghost" icon={linkIcon} onClick={() => setOpen(true)}>
          {t('link.use')}
        </Button>
      )}
      {isOpen && <LinkDialog onClose={() => setOpen(false)} />}
    </footer>
  )
}

function LinkDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(linkAccountMessages)
  const errorText = useErrorText()
  const code = useAccountCode()
  const [isOpened, setOpened] = useState(false)
  const hasAsked = useRef(false)
  useReloadOnReturn(isOpened)
  useEffect(() => {
    if (hasAsked.current) return
    hasAsked.current = true
    code.mutate()
  }, [code])
  const path = code.data && `/link-account#c=${code.data.code}`
  return (
    <Dialog
      open
      title={t('link.dialogTitle')}
      closeLabel={t('link.close')}
      onClose={onClose}
      foot={
        path && (
          <>
            <CopyButton
              text={new URL(path, window.location.origin).href}
              label={t('link.copy')}
              copiedLabel={t('link.copied')}
            />
            <SignpostLink
              href={path}
              target="_blank"
              rel="noopener"
              onClick={() => setOpened(true)}
            >
              {t('link.open')}
            </SignpostLink>
          </>
        )
      }
    >
      <div className="pq-stack">
        <p>{t('link.dialogText')}</p>
        <p>{t('link.dialogHow')}</p>
        {code.isPending && <Loading text={t('link.preparing')} />}
        {code.error && (
          <RetryError onRetry={() => code.mutate()}>{errorText(toApiError(code.error))}</RetryError>
        )}
        {path && (
          <p className="pq-muted" role="status">
            {t(isOpened ? 'link.waiting' : 'link.copyHint')}
          </p>
        )}
      </div>
    </Dialog>
  )
}

/** On return from the other tab the launch is refetched: the user may be another profile now. */
function useReloadOnReturn(isAway: boolean): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (!isAway) return
    const reload = () => {
      if (document.visibilityState === 'visible') {
        void queries.invalidateQueries({ queryKey: ['lti'] })
      }
    }
    window.addEventListener('focus', reload)
    document.addEventListener('visibilitychange', reload)
    return () => {
      window.removeEventListener('focus', reload)
      document.removeEventListener('visibilitychange', reload)
    }
  }, [isAway, queries])
}

/** At the end of a launch's page: a link to use one's own Pathquest account here. */
export function AccountFoot({ launch }: { launch: LtiLaunch }) {
  return <AccountLink launch={launch} />
}
