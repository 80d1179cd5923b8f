import { z } from 'zod'
import { defineRoundsMode, noSettings } from '../../kits/rounds/rounds-mode'
import { speedPoints } from '../../scoring'

/** Faster right answers score more, and right answers in a row add a bonus. Rules: RULES.md */
export const speedRun = defineRoundsMode({
  id: 'speed_run',
  solo: true,
  parseSettings: noSettings,
  extra: z.null(),
  points: ({ points, usedMs, limitMs, streak }) => speedPoints(points, usedMs, limitMs, streak),
  setup: () => null,
  playerJoined: (extra) => extra,
  opening: (extra) => extra,
  closed: (extra) => extra,
})
