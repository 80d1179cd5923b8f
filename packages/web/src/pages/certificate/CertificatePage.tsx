import type { MyHomework } from '@pathquest/core/contracts'
import { buttonLook, EmptyState, Loading } from '@pathquest/ui'
import { Icon } from '@pathquest/ui/art'
import { chevronLeftIcon } from '@pathquest/ui/art/icons'
import { useLanguage, useMessages } from '@pathquest/ui/messages'
import { Link, useParams } from 'react-router'
import { useHomeworkPage } from '../../api/homework'
import { formatDay } from '../../formats'
import { certificateMessages } from '../../messages/en/certificate'
import { useSession } from '../../session/session'
import { LoadFailed } from '../../shell/LoadFailed'
import '../../shell/paper.css'
import { CertificateSheet } from './CertificateSheet'

/** /homework/{id}/certificate: for who has done it, to print. */
export function CertificatePage() {
  const t = useMessages(certificateMessages)
  const { id = '' } = useParams()
  const { data, error, refetch, isFetching } = useHomeworkPage(id)
  const { user } = useSession()
  const { mine } = data ?? {}
  const isDone = mine?.state === 'done' && mine.doneAt !== null
  return (
    <div className="pq-page paper-page">
      <Link
        to={`/homework/${id}`}
        {...buttonLook({ variant: 'ghost', className: 'paper-back paper-screen' })}
      >
        <Icon icon={chevronLeftIcon} />
        {t('certificate.back')}
      </Link>
      {isDone && <Certificate name={user?.displayName ?? ''} mine={mine} />}
      {data && !isDone && (
        <EmptyState
          headingLevel={1}
          title={t('certificate.notYet')}
          text={t('certificate.notYetText')}
        />
      )}
      {!data && !error && <Loading text={t('certificate.loading')} />}
      {!data && error && (
        <LoadFailed
          headingLevel={1}
          title={t('certificate.loadFailed')}
          query={{ error, isFetching, refetch }}
        />
      )}
    </div>
  )
}

/** Without the score: who has done it has done it. */
function Certificate({ name, mine }: { name: string; mine: MyHomework }) {
  const t = useMessages(certificateMessages)
  const { locale } = useLanguage()
  const parts = mine.parts
    .map(({ title }) => title)
    .filter((title) => title && title !== mine.title)
  const when = [
    mine.doneAt !== null && formatDay(mine.doneAt, locale),
    mine.className,
    mine.teacher,
  ]
  return (
    <CertificateSheet seed={mine.id} name={name} when={when.filter(Boolean).join(' · ')}>
      <p>{t('certificate.hasDone')}</p>
      <p className="certificate-homework">{mine.title}</p>
      {parts.length > 0 && <p lang={t.contentLang}>{new Intl.ListFormat(locale).format(parts)}</p>}
    </CertificateSheet>
  )
}
