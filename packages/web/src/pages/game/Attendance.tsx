import type { ClassAttendance } from '@pathquest/core/contracts'
import type { HostView } from '@pathquest/core/rooms/views'
import type { LiveGame } from '@pathquest/sdk/live/live-game'
import { Icon } from '@pathquest/ui/art/Icon'
import { chevronDownIcon, refreshIcon } from '@pathquest/ui/art/icons'
import { Button } from '@pathquest/ui/Button'
import { useMessages } from '@pathquest/ui/messages'
import { useSyncExternalStore } from 'react'
import { useDebounce } from 'use-debounce'
import { useAttendance } from '../../api/classes'
import { hostToolsMessages } from '../../messages/en/host-tools'
import { Disclosure } from '../../shell/Disclosure'
import './attendance.css'

/** The room announces a seat a moment before it is stored. */
const STORED_AFTER_MS = 800

type Student = NonNullable<ClassAttendance['class']>['students'][number]

/** Without a seat, or with one that the host has given away meanwhile. */
export const absentOf = (students: readonly Student[], seats: readonly string[]): Student[] =>
  students.filter(({ playerId }) => playerId === null || !seats.includes(playerId))

interface AttendanceProps {
  game: LiveGame<HostView>
  sessionId: string
}

/** Who of the class is here, and who is absent: for the host alone, never on the projector. */
export function Attendance({ game, sessionId }: AttendanceProps) {
  const t = useMessages(hostToolsMessages)
  const seats = useSyncExternalStore(game.subscribe, () => seatsOf(game.getState().view))
  // A class joins within seconds: one request for all of them.
  const [settled] = useDebounce(seats, STORED_AFTER_MS)
  const { data, isError, isFetching, refetch } = useAttendance(sessionId, settled)
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
