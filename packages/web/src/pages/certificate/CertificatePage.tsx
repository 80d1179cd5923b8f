import type { MyHomework } from '@pathquest/core/contracts'
import { Button, buttonLook, EmptyState, Loading } from '@pathquest/ui'
import { Icon, LogoMark, Ridge, Terrain } from '@pathquest/ui/art'
import { chevronLeftIcon } from '@pathquest/ui/art/icons'
import { useLanguage, useMessages } from '@pathquest/ui/messages'
import { Link, useParams } from 'react-router'
import { useHomeworkPage } from '../../api/homework'
import { formatDay } from '../../formats'
import { certificateMessages } from '../../messages/en/certificate'
import { useSession } from '../../session/session'
import { LoadFailed } from '../../shell/LoadFailed'
import '../../shell/paper.css'
import './certificate.css'

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
  return (
    <>
      <header className="paper-head paper-screen">
        <div>
          <h1>{t('certificate.title')}</h1>
          <p className="pq-muted">{t('certificate.intro')}</p>
        </div>
        <Button variant="primary" onClick={() => window.print()}>
          {t('certificate.print')}
        </Button>
      </header>
      <article className="paper-sheet certificate" aria-label={t('certificate.title')}>
        <Terrain seed={mine.id} height={600} />
        <div className="certificate-words">
          <p className="certificate-kind">{t('certificate.title')}</p>
          <p className="certificate-name">{name}</p>
          <p>{t('certificate.hasDone')}</p>
          <p className="certificate-homework">{mine.title}</p>
          {parts.length > 0 && (
            <p lang={t.contentLang}>{new Intl.ListFormat(locale).format(parts)}</p>
          )}
          <p className="certificate-when">
            {[mine.doneAt !== null && formatDay(mine.doneAt, locale), mine.className, mine.teacher]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <p className="certificate-brand">
            <LogoMark route="currentColor" />
            Pathquest
          </p>
        </div>
        <Ridge seed={mine.id} />
      </article>
    </>
  )
}
