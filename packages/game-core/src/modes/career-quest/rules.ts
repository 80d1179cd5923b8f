import { z } from 'zod'
import { defineRoundsMode, noSettings } from '../../kits/rounds/rounds-mode'
import { flatPoints } from '../../scoring'

/** A right answer scores the question's points; no clock in it. Rules: RULES.md */
export const careerQuest = defineRoundsMode({
  id: 'career_quest',
  solo: true,
  parseSettings: noSettings,
  extra: z.null(),
  points: ({ points }) => flatPoints(points),
  setup: () => null,
  playerJoined: (extra) => extra,
  opening: (extra) => extra,
  closed: (extra) => extra,
})
