import { toApiError } from '@pathquest/sdk/api/error'
import { Button, Card, useConfirm } from '@pathquest/ui'
import { formatNumber, useLanguage, useMessages } from '@pathquest/ui/messages'
import type { OwnSchool } from '../../api/schools'
import { useLeaveSchool } from '../../api/schools'
import { schoolMessages } from '../../messages/en/school'
import { useErrorText } from '../../messages/use-error-text'
import { toasts } from '../../shell/Toasts'

/** Its name, place and size, the caller's role, and the way out. */
export function SchoolHead({ school }: { school: OwnSchool }) {
  const t = useMessages(schoolMessages)
  const { locale } = useLanguage()
  const place = [school.city, school.state].filter((part) => part !== '').join(', ')
  const figures = ['staff', 'classes', 'students'] as const
  return (
    <>
      <header className="school-head">
        <div>
          <h1>{school.name}</h1>
          {place !== '' && <p className="pq-muted">{place}</p>}
          <p>
            <b>{t('school.yourRole', { role: t(`school.role.${school.role}`) })}</b>
          </p>
          <p className="pq-muted">{t(`school.about.${school.role}`)}</p>
        </div>
        {school.isConfirmed && (
          <dl className="school-figures">
            {figures.map((figure) => (
              <div key={figure}>
                <dt>{t(`school.${figure}`)}</dt>
                <dd>{formatNumber(locale, school[figure])}</dd>
              </div>
            ))}
          </dl>
        )}
      </header>
      {!school.isConfirmed && (
        <Card title={t('school.waitingTitle')} className="school-card">
          <p>{t('school.waitingText')}</p>
          <Leave school={school} />
        </Card>
      )}
    </>
  )
}

/** Leaves a school, or withdraws one that waits. */
export function Leave({ school: { name, isConfirmed } }: { school: OwnSchool }) {
  const t = useMessages(schoolMessages)
  const errorText = useErrorText()
  const leave = useLeaveSchool()
  const [confirm, question] = useConfirm()
  const verb = isConfirmed ? 'leave' : 'withdraw'
  const ask = async () => {
    const isSure = await confirm({
      title: t(`school.${verb}Title`, { name }),
      text: <p>{t(`school.${verb}Text`)}</p>,
      confirmLabel: t(`school.${verb}`),
      cancelLabel: t('school.cancel'),
      closeLabel: t('school.close'),
    })
    if (!isSure) return
    // The promise, since this is unmounted before callbacks of `mutate` would run.
    void leave.mutateAsync().then(
      () => toasts.success(t(isConfirmed ? 'school.left' : 'school.withdrawn')),
      (failure) => toasts.error(errorText(toApiError(failure))),
    )
  }
  return (
    <>
      <Button size="sm" variant="ghost" busy={leave.isPending} onClick={() => void ask()}>
        {t(`school.${verb}`)}
      </Button>
      {question}
    </>
  )
}
