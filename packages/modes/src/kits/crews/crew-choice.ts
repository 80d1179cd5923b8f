import type { Field } from '@pathquest/core/modes/manifest'
import { CREW_CHOICES } from '@pathquest/core/rooms/lobby-crews'

/** The setting of every mode with crews: who is in which is drawn, or chosen in the lobby. */
export const CREW_SETTING = {
  crews: { kind: 'choice', of: CREW_CHOICES, default: 'chance' },
} as const satisfies Record<string, Field>

/** Its texts, among those of the mode. */
export const CREW_TEXTS = {
  en: {
    'setting.crews': 'Who makes the teams',
    'setting.crews.chance': 'Chance',
    'setting.crews.host': 'The teacher, in the lobby',
    'setting.crews.players': 'The players, in the lobby',
  },
  es: {
    'setting.crews': 'Quién forma los equipos',
    'setting.crews.chance': 'El azar',
    'setting.crews.host': 'El docente, en la sala',
    'setting.crews.players': 'Los jugadores, en la sala',
  },
} as const
