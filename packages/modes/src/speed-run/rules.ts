import { z } from 'zod'
import { defineRounds } from '../kits/rounds/rounds-mode'
import { manifest } from './manifest'
import { speedPoints } from './points'

/** Faster right answers score more, and right answers in a row add a bonus. Rules: RULES.md */
export const rules = defineRounds(manifest)({
  extra: z.null(),
  pointsOf: ({ points, usedMs, limitMs, streak }) => speedPoints(points, usedMs, limitMs, streak),
  setup: () => null,
  playerJoined: (extra) => extra,
  opening: (extra) => extra,
  closed: (extra) => ({ extra }),
})
