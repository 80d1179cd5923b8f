import { formatParentCode } from '@pathquest/core/accounts/account-choices'
import type { ParentCodeAnswer } from '@pathquest/core/contracts'
import { toApiError } from '@pathquest/sdk/api/error'
import { Button, CodeText, CopyButton, InlineError } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { useEffect, useState } from 'react'
import { useParentCode } from '../../api/families'
import { parentCodeMessages } from '../../messages/en/parent-code'
import { useErrorText } from '../../messages/use-error-text'
import { toasts } from '../../shell/Toasts'
import { LinkedParents } from './LinkedParents'
import { SettingsSection } from './SettingsSection'
import './parent-code.css'

/** A student's code for a parent, and the linked parents. */
export function ParentCode() {
  const t = useMessages(parentCodeMessages)
  const errorText = useErrorText()
  const issue = useParentCode()
  return (
    <SettingsSection title={t('parentCode.title')} note={t('parentCode.text')}>
      <div className="parent-code">
        {issue.data && <IssuedCode key={issue.data.code} issued={issue.data} />}
        {issue.error && <InlineError>{errorText(toApiError(issue.error))}</InlineError>}
        <Button
          variant={issue.data ? undefined : 'primary'}
          busy={issue.isPending}
          onClick={() => issue.mutate()}
        >
          {t(
            issue.isPending
              ? 'parentCode.getting'
              : issue.data
                ? 'parentCode.renew'
                : 'parentCode.get',
          )}
        </Button>
        <h3>{t('parentCode.linked')}</h3>
        <LinkedParents />
      </div>
    </SettingsSection>
  )
}

function IssuedCode({ issued: { code, expiresAt } }: { issued: ParentCodeAnswer }) {
  const t = useMessages(parentCodeMessages)
  const [isOver, setOver] = useState(() => expiresAt <= Date.now())
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), Math.max(0, expiresAt - Date.now()))
    return () => clearTimeout(timer)
  }, [expiresAt])
  if (isOver) return <p role="status">{t('parentCode.expired')}</p>
  const shown = formatParentCode(code)
  const time = new Intl.DateTimeFormat(t.locale, { timeStyle: 'short' }).format(expiresAt)
  return (
    <div className="parent-code-issued" role="status">
      <output aria-label={t('parentCode.label')}>
        <CodeText code={shown} />
      </output>
      <CopyButton
        text={shown}
        label={t('parentCode.copy')}
        copiedLabel={t('parentCode.copied')}
        onFail={() => toasts.error(t('parentCode.copyFailed'))}
        size="sm"
      />
      <p>{t('parentCode.howTo', { time })}</p>
    </div>
  )
}
