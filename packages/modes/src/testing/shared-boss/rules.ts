import * as z from 'zod'
import { defineRounds } from '../../kits/rounds/rounds-mode'
import { manifest } from './manifest'

const Boss = z.object({ left: z.number().int(), whole: z.number().int() })
const PART = { mild: 0.4, tough: 0.8 }

/** Every point of the class is a hit; all win or lose together. Rules: RULES.md */
export const rules = defineRounds(manifest)<z.infer<typeof Boss>>({
  extra: Boss,
  setup: ({ players, questions, settings }) => {
    const all = questions.reduce((sum, { points }) => sum + points, 0) * players.length
    const whole = Math.ceil(all * PART[settings.strength])
    return { left: whole, whole }
  },
  playerJoined: (boss) => boss,
  opening: (boss) => boss,
  closed: (boss, { answers }) => {
    const hit = Object.values(answers).reduce((sum, { points }) => sum + points, 0)
    return { extra: { ...boss, left: Math.max(0, boss.left - hit) } }
  },
  isLast: ({ left }) => left === 0,
  modeViews: { player: (boss) => boss, all: (boss) => boss },
  ending: (boss) => ({ outcome: boss.left === 0 ? 'won' : 'lost', summary: boss }),
})
