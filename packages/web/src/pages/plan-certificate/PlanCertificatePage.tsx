import type { Plan } from '@pathquest/core/contracts'
import { CERTIFICATE_CAREERS } from '@pathquest/core/plans/plan-limits'
import { EmptyState, Loading } from '@pathquest/ui'
import { useLanguage, useMessages } from '@pathquest/ui/messages'
import { useMyPlan } from '../../api/plans'
import { formatDay } from '../../formats'
import { certificateMessages } from '../../messages/en/certificate'
import { myPlanMessages } from '../../messages/en/my-plan'
import { BackLink } from '../../shell/BackLink'
import { LoadFailed } from '../../shell/LoadFailed'
import '../../shell/paper.css'
import { CertificateSheet } from '../certificate/CertificateSheet'

/** As many as stand on a certificate without crowding it. */
const NAMED = 10

/** /my-plan/certificate: for ten careers explored, to print. */
export function PlanCertificatePage() {
  const t = useMessages(certificateMessages)
  const my = useMessages(myPlanMessages)
  const { data, error, refetch, isFetching } = useMyPlan()
  const { plan } = data ?? {}
  return (
    <div className="pq-page paper-page">
      <BackLink to="/my-plan">{my('myPlan.back')}</BackLink>
      {plan && plan.exploredEver >= CERTIFICATE_CAREERS && <Certificate plan={plan} />}
      {plan && plan.exploredEver < CERTIFICATE_CAREERS && (
        <EmptyState
          headingLevel={1}
          title={my('myPlan.certificateNotYet')}
          text={my('myPlan.certificateNotYetText', { count: plan.exploredEver })}
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

function Certificate({ plan }: { plan: Plan }) {
  const t = useMessages(myPlanMessages)
  const { locale } = useLanguage()
  const { student, explored, exploredEver } = plan
  const named = explored.slice(0, NAMED).map(({ career }) => career.title)
  const last = explored[0]?.at
  return (
    <CertificateSheet
      seed={student.id}
      name={student.displayName}
      when={last === undefined ? '' : formatDay(last, locale)}
    >
      <p className="certificate-homework">{t('myPlan.hasExplored', { count: exploredEver })}</p>
      {named.length > 0 && (
        <p>
          {t.parts('myPlan.among', {
            careers: (
              <span key="careers" lang={t.contentLang}>
                {named.join(', ')}
              </span>
            ),
          })}
        </p>
      )}
    </CertificateSheet>
  )
}
