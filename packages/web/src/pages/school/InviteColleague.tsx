import type { SchoolInvite } from '@pathquest/core/contracts'
import { SCHOOL_ROLES, type SchoolRole } from '@pathquest/core/schools/school-choices'
import { toApiError } from '@pathquest/sdk/api/error'
import { Button, CopyButton, Select } from '@pathquest/ui'
import { useLanguage, useMessages } from '@pathquest/ui/messages'
import { useState } from 'react'
import { useSchoolInvite } from '../../api/schools'
import { formatDay } from '../../formats'
import { schoolMessages } from '../../messages/en/school'
import { useErrorText } from '../../messages/use-error-text'
import { useReachableOrigin } from '../../qr/reachable-origin'
import { toasts } from '../../shell/Toasts'

/** A link for one colleague, in the role that is chosen here. */
export function InviteColleague() {
  const t = useMessages(schoolMessages)
  const errorText = useErrorText()
  const invite = useSchoolInvite()
  const [role, setRole] = useState<SchoolRole>('teacher')
  const make = () =>
    invite.mutate(role, {
      onError: (failure) => void toasts.error(errorText(toApiError(failure))),
    })
  return (
    <section className="school-invite" aria-label={t('school.inviteTitle')}>
      <h3>{t('school.inviteTitle')}</h3>
      <Select
        label={t('school.inviteRole')}
        hint={t(`school.about.${role}`)}
        value={role}
        options={SCHOOL_ROLES.map((value) => ({ value, label: t(`school.role.${value}`) }))}
        onChange={(chosen) => {
          setRole(chosen as SchoolRole)
          invite.reset()
        }}
      />
      <Button size="sm" variant="primary" busy={invite.isPending} onClick={make}>
        {t('school.invite')}
      </Button>
      {invite.data && <InviteLink invite={invite.data} />}
    </section>
  )
}

/** As it is sent to a colleague. */
function InviteLink({ invite }: { invite: SchoolInvite }) {
  const t = useMessages(schoolMessages)
  const { locale } = useLanguage()
  const origin = useReachableOrigin() ?? window.location.origin
  const link = origin + invite.path
  return (
    <div className="school-link" role="status">
      <p>{t('school.inviteText', { date: formatDay(invite.expiresAt, locale) })}</p>
      <code>{link}</code>
      <CopyButton
        key={link}
        size="sm"
        variant="primary"
        text={link}
        label={t('school.copyLink')}
        copiedLabel={t('school.copied')}
        onFail={() => toasts.error(t('school.copyFailed'))}
      />
    </div>
  )
}
