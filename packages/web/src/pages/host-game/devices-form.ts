import type { GameSettings } from '@pathquest/core/contracts'
import {
  HANDS_DEFAULT,
  HANDS_MAX,
  HANDS_MIN,
  type OneDeviceAnswers,
  TEAMS_DEFAULT,
  TEAMS_MAX,
  TEAMS_MIN,
} from '@pathquest/core/rooms/game-choices'

/** By whose devices a class answers: this part of the host form. */
export interface DevicesForm {
  /** Everybody by their device, or the class without phones. */
  answers: 'devices' | OneDeviceAnswers
  /** Whose hands are counted. */
  students: string
  teams: string
}

export const OWN_DEVICES: DevicesForm = {
  answers: 'devices',
  students: String(HANDS_DEFAULT),
  teams: String(TEAMS_DEFAULT),
}

type OneDevice = NonNullable<GameSettings['oneDevice']>

/** As in the game before. */
export const formerDevices = ({ answers, count }: OneDevice): Partial<DevicesForm> => ({
  answers,
  ...(answers === 'teams' ? { teams: String(count) } : { students: String(count) }),
})

/** In the request's format; null: everybody has a device, or the number cannot be played with. */
export function oneDeviceOf({ answers, students, teams }: DevicesForm): OneDevice | null {
  if (answers === 'devices') return null
  const [text, min, max] =
    answers === 'teams' ? [teams, TEAMS_MIN, TEAMS_MAX] : [students, HANDS_MIN, HANDS_MAX]
  const count = /^\s*\d{1,3}\s*$/.test(text) ? Number(text) : 0
  return count >= min && count <= max ? { answers, count } : null
}

const TEAM = { en: 'Team', es: 'Equipo' }

/** Teams are named in the teacher's language; the host may rename them in the lobby. */
export const withTeamNames = (oneDevice: OneDevice, language: 'en' | 'es'): OneDevice =>
  oneDevice.answers === 'teams'
    ? {
        ...oneDevice,
        names: Array.from({ length: oneDevice.count }, (_, i) => `${TEAM[language]} ${i + 1}`),
      }
    : oneDevice

/** As it is typed: how many will play. */
export const classSize = ({
  answers,
  students,
  teams,
  maxPlayers,
}: DevicesForm & { maxPlayers: string }): string =>
  answers === 'devices' ? maxPlayers : answers === 'teams' ? teams : students
