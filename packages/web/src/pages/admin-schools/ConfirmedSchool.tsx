import { toApiError } from '@pathquest/sdk/api/error'
import { Button, CopyButton, useConfirm } from '@pathquest/ui'
import { useLanguage, useMessages } from '@pathquest/ui/messages'
import { useEndSchool, useInviteSchoolAdmin } from '../../api/schools'
import { formatDay } from '../../formats'
import { adminSchoolsMessages } from '../../messages/en/admin-schools'
import { useErrorText } from '../../messages/use-error-text'
import { useReachableOrigin } from '../../qr/reachable-origin'
import { toasts } from '../../shell/Toasts'
import { type AdminSchool, SchoolWho } from './SchoolWho'

/** A school with a link for whoever runs it, and its end. */
export function ConfirmedSchool({ school }: { school: AdminSchool }) {
  const t = useMessages(adminSchoolsMessages)
  const errorText = useErrorText()
  const { id, name } = school
  const invite = useInviteSchoolAdmin(id)
  const ending = useEndSchool()
  const [confirm, question] = useConfirm()
  const onError = (failure: unknown) => void toasts.error(errorText(toApiError(failure)))
  const end = async () => {
    const isSure = await confirm({
      title: t('adminSchools.endTitle', { name }),
      text: <p>{t('adminSchools.endText')}</p>,
      confirmLabel: t('adminSchools.end'),
      cancelLabel: t('adminSchools.cancel'),
      closeLabel: t('adminSchools.close'),
    })
    if (!isSure) return
    void ending
      .mutateAsync(id)
      .then(() => toasts.success(t('adminSchools.endDone', { name })), onError)
  }
  return (
    <li>
      <SchoolWho school={school}>{invite.data && <Link invite={invite.data} />}</SchoolWho>
      <Button
        size="sm"
        busy={invite.isPending}
        aria-label={t('adminSchools.inviteNamed', { name })}
        onClick={() => invite.mutate(undefined, { onError })}
      >
        {t('adminSchools.invite')}
      </Button>
      <Button
        size="sm"
        variant="danger"
        busy={ending.isPending}
        aria-label={t('adminSchools.endNamed', { name })}
        onClick={() => void end()}
      >
        {t('adminSchools.end')}
      </Button>
      {question}
    </li>
  )
}

function Link({ invite }: { invite: { path: string; expiresAt: number } }) {
  const t = useMessages(adminSchoolsMessages)
  const { locale } = useLanguage()
  const origin = useReachableOrigin() ?? window.location.origin
  const link = origin + invite.path
  return (
    <span className="school-link" role="status">
      <span>{t('adminSchools.inviteText', { date: formatDay(invite.expiresAt, locale) })}</span>
      <code>{link}</code>
      <CopyButton
        key={link}
        size="sm"
        text={link}
        label={t('adminSchools.copyLink')}
        copiedLabel={t('adminSchools.copied')}
        onFail={() => toasts.error(t('adminSchools.copyFailed'))}
      />
    </span>
  )
}
