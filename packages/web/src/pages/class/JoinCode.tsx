import { formatParentCode } from '@pathquest/core/accounts/account-choices'
import type { ChangeClass, ClassDetail } from '@pathquest/core/contracts'
import { toApiError } from '@pathquest/sdk/api/error'
import { Button, Card, CodeText, CopyButton, Dialog, Switch, useConfirm } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { type ReactNode, useState } from 'react'
import { useChangeClass } from '../../api/classes'
import { classPageMessages } from '../../messages/en/class-page'
import { useErrorText } from '../../messages/use-error-text'
import { QrCode } from '../../qr/QrCode'
import { useReachableOrigin } from '../../qr/reachable-origin'
import { toasts } from '../../shell/Toasts'

/** The code by which students with an account join a class: shown, switched off, made anew. */
export function JoinCode({ detail }: { detail: ClassDetail }) {
  const t = useMessages(classPageMessages)
  const errorText = useErrorText()
  const { class: of, code, isOpen } = detail
  const change = useChangeClass(of.id)
  const [confirm, question] = useConfirm()
  const origin = useReachableOrigin() ?? window.location.origin
  const shown = formatParentCode(code)
  const link = `${origin}/my-classes#${code}`
  const howToJoin: ReactNode = t.parts('class.codeText', {
    address: <b key="address">{`${new URL(origin).host}/my-classes`}</b>,
  })
  const onFail = () => void toasts.error(t('class.copyFailed'))
  const send = (changed: ChangeClass, done?: string) =>
    change.mutate(changed, {
      onSuccess: () => void (done && toasts.success(done)),
      onError: (error) => void toasts.error(errorText(toApiError(error))),
    })
  const renew = async () => {
    const isSure = await confirm({
      title: t('class.newCodeTitle'),
      text: <p>{t('class.newCodeText')}</p>,
      confirmLabel: t('class.newCodeYes'),
      cancelLabel: t('class.cancel'),
      closeLabel: t('class.close'),
      tone: 'primary',
    })
    if (isSure) send({ renewCode: true }, t('class.codeRenewed'))
  }
  return (
    <Card title={t('class.code')} className="class-card">
      <p>{isOpen ? howToJoin : t('class.codeClosed')}</p>
      {isOpen && (
        <>
          <LargeCode code={shown} />
          <div className="pq-row">
            <CopyButton
              size="sm"
              text={shown}
              label={t('class.copyCode')}
              copiedLabel={t('class.copied')}
              onFail={onFail}
            />
            <CopyButton
              size="sm"
              text={link}
              label={t('class.copyLink')}
              copiedLabel={t('class.copied')}
              onFail={onFail}
            />
            <ShowQr link={link} name={of.name}>
              <p>{howToJoin}</p>
              <LargeCode code={shown} />
            </ShowQr>
          </div>
        </>
      )}
      <Switch
        label={t('class.isOpen')}
        checked={change.isPending ? (change.variables.isOpen ?? isOpen) : isOpen}
        disabled={change.isPending}
        onChange={(isOn) => send({ isOpen: isOn })}
      />
      <Button size="sm" busy={change.isPending} onClick={() => void renew()}>
        {t('class.newCode')}
      </Button>
      {question}
    </Card>
  )
}

function LargeCode({ code }: { code: string }) {
  const t = useMessages(classPageMessages)
  return (
    <output className="class-code" aria-label={t('class.code')}>
      <CodeText code={code} />
    </output>
  )
}

interface ShowQrProps {
  link: string
  name: string
  /** For devices without a camera. */
  children: ReactNode
}

/** Large enough for a projector. */
function ShowQr({ link, name, children }: ShowQrProps) {
  const t = useMessages(classPageMessages)
  const [isShown, setShown] = useState(false)
  return (
    <>
      <Button size="sm" onClick={() => setShown(true)}>
        {t('class.showQr')}
      </Button>
      <Dialog
        open={isShown}
        title={t('class.qrTitle', { name })}
        closeLabel={t('class.close')}
        onClose={() => setShown(false)}
      >
        <div className="class-qr">
          <QrCode text={link} label={t('class.qr')} />
        </div>
        <div className="class-qr-text">{children}</div>
      </Dialog>
    </>
  )
}
