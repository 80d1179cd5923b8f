import type { LtiRoster } from '@pathquest/core/contracts'
import { TIME_FACTORS, type TimeFactor } from '@pathquest/core/rooms/timing'
import { toApiError } from '@pathquest/sdk/api/error'
import { Button, Dialog, InlineError, Loading, Select } from '@pathquest/ui'
import { clockIcon } from '@pathquest/ui/art/icons'
import { useMessages } from '@pathquest/ui/messages'
import { useState } from 'react'
import { playSoloMessages } from '../../../messages/en/play-solo'
import { useErrorText } from '../../../messages/use-error-text'
import { toasts } from '../../../shell/Toasts'
import { useExtraTimes, useSetExtraTime } from '../student/use-solo'
import './extra-time.css'

interface ExtraTimeProps {
  members: LtiRoster['members'] | undefined
}

/** Behind a button, since this page is often projected: who has extra time in the course. */
export function ExtraTime({ members }: ExtraTimeProps) {
  const t = useMessages(playSoloMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" variant="ghost" icon={clockIcon} onClick={() => setOpen(true)}>
        {t('solo.extraTitle')}
      </Button>
      <Dialog
        open={isOpen}
        title={t('solo.extraTitle')}
        closeLabel={t('solo.close')}
        onClose={() => setOpen(false)}
      >
        {isOpen && <ExtraTimeList members={members ?? []} />}
      </Dialog>
    </>
  )
}

function ExtraTimeList({ members }: { members: LtiRoster['members'] }) {
  const t = useMessages(playSoloMessages)
  const errorText = useErrorText()
  const times = useExtraTimes(true)
  const { mutate, isPending } = useSetExtraTime()
  const students = members.filter(({ role }) => role === 'student')
  const factors = new Map(times.data?.people.map(({ id, factor }) => [id, factor]))
  const options = TIME_FACTORS.map((factor) => ({
    value: String(factor),
    label: factor === 1 ? t('solo.extraNone') : t('solo.extraFactor', { factor }),
  }))
  const set = (id: string, value: string) =>
    mutate(
      { id, factor: Number(value) as TimeFactor },
      {
        onSuccess: () => toasts.info(t('solo.extraSaved')),
        onError: (error) => toasts.error(errorText(toApiError(error))),
      },
    )
  if (times.error) return <InlineError>{errorText(toApiError(times.error))}</InlineError>
  if (!times.data) return <Loading text="" />
  return (
    <div className="play-extra">
      <p className="pq-muted">{t('solo.extraText')}</p>
      {students.length === 0 && <p>{t('solo.extraEmpty')}</p>}
      <ul>
        {students.map(({ id, name }) => (
          <li key={id}>
            <Select
              label={name}
              aria-label={t('solo.extraOf', { name })}
              value={String(factors.get(id) ?? 1)}
              options={options}
              disabled={isPending}
              onChange={(value) => set(id, value)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
