import type { ConnectionCheck } from '@pathquest/core/contracts'
import { toApiError } from '@pathquest/sdk/api/error'
import { Badge, Button, InlineError } from '@pathquest/ui'
import { checkIcon, closeIcon } from '@pathquest/ui/art/icons'
import { linkIcon } from '@pathquest/ui/art/page-icons'
import { useLanguage, useMessages } from '@pathquest/ui/messages'
import { type Platform, usePlatforms, useTestConnection } from '../../api/admin-lms'
import { adminConnectionMessages } from '../../messages/en/admin-connection'
import { useErrorText } from '../../messages/use-error-text'

type Key = Exclude<
  keyof typeof adminConnectionMessages,
  'connection.tested' | 'connection.testedWith' | 'connection.said'
>

interface ConnectionWords {
  key: Key
  params: { count: number; seconds: number; scopes: string; keysUrl: string; port: string }
}

/** The result, and what to do about it; `keysUrl`: what the LMS has to reach here. */
export const connectionWords = (check: ConnectionCheck, keysUrl: string): ConnectionWords => ({
  key: keyOf(check),
  params: {
    count: check.count ?? 0,
    seconds: Math.abs(check.count ?? 0),
    scopes: check.scopes.map(shortScope).join(', '),
    keysUrl,
    port: portOf(keysUrl),
  },
})

function keyOf({ part, reason, count }: ConnectionCheck): Key {
  if (reason === null) return `connection.works.${part}`
  if (reason === 'clock_off') {
    return (count ?? 0) > 0 ? 'connection.clockAhead' : 'connection.clockBehind'
  }
  if (reason === 'not_offered') {
    return part === 'roster' ? 'connection.noRoster' : 'connection.noGradebook'
  }
  return `connection.${reason}`
}

/** Shows `…/scope/lineitem` as `lineitem`. */
const shortScope = (scope: string): string => scope.slice(scope.lastIndexOf('/') + 1)

function portOf(url: string): string {
  const { port, protocol } = new URL(url)
  return port || (protocol === 'https:' ? '443' : '80')
}

/** Makes the requests that a course would make to the LMS, and shows what fails and what to do. */
export function ConnectionTest({ platform }: { platform: Platform }) {
  const t = useMessages(adminConnectionMessages)
  const errorText = useErrorText()
  const { locale } = useLanguage()
  const { data: list } = usePlatforms()
  const test = useTestConnection(platform.id)
  const { data } = test
  return (
    <section>
      <h3>{t('connection.title')}</h3>
      <p className="pq-muted">{t('connection.note')}</p>
      <Button size="sm" icon={linkIcon} busy={test.isPending} onClick={() => test.mutate()}>
        {t(data ? 'connection.again' : 'connection.test')}
      </Button>
      <div role="status" aria-busy={test.isPending}>
        {data && !test.isPending && (
          <>
            <p className="pq-muted admin-lms-tested">
              {t(data.course ? 'connection.testedWith' : 'connection.tested', {
                time: new Date(data.testedAt).toLocaleTimeString(locale),
                course: data.course ?? '',
              })}
            </p>
            <ul className="admin-lms-checks">
              {data.checks.map((check) => (
                <Check
                  key={check.part}
                  check={check}
                  keysUrl={list?.tool.keysUrl ?? location.origin}
                />
              ))}
            </ul>
          </>
        )}
        {test.error && <InlineError>{errorText(toApiError(test.error))}</InlineError>}
      </div>
    </section>
  )
}

const BADGES = { ok: 'success', failed: 'danger', skipped: 'default' } as const
const ICONS = { ok: checkIcon, failed: closeIcon, skipped: undefined } as const

export function Check({ check, keysUrl }: { check: ConnectionCheck; keysUrl: string }) {
  const t = useMessages(adminConnectionMessages)
  const { part, verdict, url, detail } = check
  const { key, params } = connectionWords(check, keysUrl)
  return (
    <li className="admin-lms-check" data-verdict={verdict}>
      <span className="admin-lms-check-head">
        <b>{t(`connection.part.${part}`)}</b>
        <Badge variant={BADGES[verdict]} icon={ICONS[verdict]}>
          {t(`connection.${verdict}`)}
        </Badge>
      </span>
      <span>{t(key, params)}</span>
      {verdict === 'failed' && url && <code>{url}</code>}
      {verdict === 'failed' && detail && (
        <span className="admin-lms-platform-note">{t('connection.said', { detail })}</span>
      )}
    </li>
  )
}
