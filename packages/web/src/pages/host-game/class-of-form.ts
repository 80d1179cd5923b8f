import { readMaxPlayers } from '@pathquest/core/accounts/forms'
import type { ClassSummary } from '@pathquest/core/contracts'
import { MAX_PLAYERS_MAX } from '@pathquest/core/rooms/timing'
import type { HostForm } from './host-form'

/**
 * The form with a class chosen, or none where it is not among these; the game has room for all of
 * the class.
 */
export function chooseClass(
  form: HostForm,
  classes: readonly ClassSummary[],
  id: string | null,
): Partial<HostForm> {
  const chosen = classes.find((one) => one.id === id)
  if (!chosen) return { classId: null }
  const room = Math.min(chosen.students, MAX_PLAYERS_MAX)
  const isTooSmall = readMaxPlayers(form.maxPlayers) < room
  return { classId: chosen.id, ...(isTooSmall && { maxPlayers: String(room) }) }
}
