import type { HostView } from '@pathquest/core/rooms/views'
import type { LiveGame } from '@pathquest/sdk/live/live-game'
import { Icon } from '@pathquest/ui/art/Icon'
import { chevronDownIcon, refreshIcon } from '@pathquest/ui/art/icons'
import { Button } from '@pathquest/ui/Button'
import { useMessages } from '@pathquest/ui/messages'
import { useSyncExternalStore } from 'react'
import { useAttendance } from '../../api/classes'
import { hostToolsMessages } from '../../messages/en/host-tools'
import { Disclosure } from '../../shell/Disclosure'
import { absentOf } from './absent'
import { useSettled } from './use-settled'
import './attendance.css'

interface AttendanceProps {
  game: LiveGame<HostView>
  sessionId: string
}

/** Who of the class is here, and who is absent: for the host alone, never on the projector. */
export function Attendance({ game, sessionId }: AttendanceProps) {
  const t = useMessages(hostToolsMessages)
  const seats = useSyncExternalStore(game.subscribe, () => seatsOf(game.getState().view))
  // A class joins within seconds: one request for all of them.
  const { data, isError, isFetching, refetch } = useAttendance(sessionId, useSettled(seats))
  if (!data) {
    if (!isError) return null
    return (
      <Button
        size="sm"
        variant="ghost"
        icon={refreshIcon}
        busy={isFetching}
        onClick={() => void refetch()}
      >
        {t('attendance.failed')}
      </Button>
    )
  }
  const { students } = data
  if (students.length === 0) return null
  const absent = absentOf(students, seats.split(' '))
  const line = t('attendance.here', {
    present: students.length - absent.length,
    all: students.length,
  })
  return (
    <Disclosure
      className="attendance"
      label={line}
      button={
        <>
          {line}
          <Icon icon={chevronDownIcon} />
        </>
      }
    >
      <div className="attendance-absent">
        <p>
          <b>{absent.length === 0 ? t('attendance.everybody') : t('attendance.absent')}</b>
        </p>
        {absent.length > 0 && (
          <ul>
            {absent.map(({ id, displayName }) => (
              <li key={id}>{displayName}</li>
            ))}
          </ul>
        )}
      </div>
    </Disclosure>
  )
}

/** A string: it is equal as long as nobody joined or left. */
const seatsOf = (view: HostView | null | undefined): string =>
  (view?.players ?? []).map(({ playerId }) => playerId).join(' ')
