import { toApiError } from '@pathquest/sdk/api/error'
import { buttonLook, InlineError, Loading, Signpost, signpostLook } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { Link, useNavigate } from 'react-router'
import { useAcceptSchoolInvite, useInvitePreview } from '../../api/schools'
import { schoolMessages } from '../../messages/en/school'
import { useErrorText } from '../../messages/use-error-text'
import { useSecretOfAddress } from '../../session/secret-of-address'
import { AuthFrame } from '../../shell/AuthFrame'
import { toasts } from '../../shell/Toasts'

/** As the server makes them. */
const readToken = (fragment: string) => (/^[\w-]{20,100}$/.test(fragment) ? fragment : null)

/** /school-invite: a colleague's link, which says where it leads before it is taken. */
export function SchoolInvitePage() {
  const t = useMessages(schoolMessages)
  const errorText = useErrorText()
  const navigate = useNavigate()
  const token = useSecretOfAddress(readToken)
  const preview = useInvitePreview(token)
  const accept = useAcceptSchoolInvite()
  const failure = accept.error ?? preview.error
  const isUseless = !token || preview.error !== null
  if (isUseless)
    return (
      <AuthFrame title={t('schoolInvite.title')}>
        {failure ? (
          <InlineError>{errorText(toApiError(failure))}</InlineError>
        ) : (
          <p>{t('schoolInvite.noCode')}</p>
        )}
        <Link to="/school" {...signpostLook({ full: true })}>
          {t('schoolInvite.toSchool')}
        </Link>
      </AuthFrame>
    )
  const take = () =>
    accept.mutate(token, {
      onSuccess: () => {
        void navigate('/school', { replace: true })
        toasts.success(t('schoolInvite.taken'))
      },
    })
  const { data } = preview
  return (
    <AuthFrame title={t('schoolInvite.title')}>
      {!data && <Loading text={t('schoolInvite.loading')} />}
      {data && (
        <>
          <p>
            <b>
              {t('schoolInvite.text', {
                name: data.school.name,
                role: t(`school.role.${data.role}`),
              })}
            </b>
          </p>
          <p>{t('schoolInvite.means')}</p>
          {failure && <InlineError>{errorText(toApiError(failure))}</InlineError>}
          <Signpost full busy={accept.isPending} onClick={take}>
            {t('schoolInvite.take')}
          </Signpost>
        </>
      )}
      <Link to="/school" {...buttonLook({ variant: 'ghost', full: true })}>
        {t('schoolInvite.toSchool')}
      </Link>
    </AuthFrame>
  )
}
