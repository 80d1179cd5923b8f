import { refuse } from '@pathquest/core/errors'
import * as z from 'zod'
import { defineSelfPaced } from '../../kits/self-paced/self-paced'
import { manifest } from './manifest'

const Digger = z.object({ coins: z.number().int(), keys: z.number().int() })

const SHARE_STOLEN = 0.4

/** Right answers are coins and a key; a key opens somebody else's chest. Rules: RULES.md */
export const rules = defineSelfPaced(manifest)<z.infer<typeof Digger>>({
  own: Digger,
  newOwn: () => ({ coins: 0, keys: 0 }),
  cards: { minutes: ({ minutes }) => minutes, dealt: 'at_once', again: 'misses' },
  onAnswer: ({ coins, keys }, { question, share, isRight }) => {
    const points = Math.round((share ?? 0) * question.points)
    return { own: { coins: coins + points, keys: keys + (isRight ? 1 : 0) }, points }
  },
  moves: {
    steal: {
      play: (thief, { from }, { playerId, context }, others) => {
        const victim = others[from]
        if (!victim || thief.keys === 0) return refuse('move_unknown')
        const coins = context.random() < 0.5 ? Math.floor(victim.coins * SHARE_STOLEN) : 0
        return {
          ok: true,
          own: { coins: thief.coins + coins, keys: thief.keys - 1 },
          others: { [from]: { ...victim, coins: victim.coins - coins } },
          notify: [playerId, from],
          reply: { coins },
        }
      },
    },
  },
  score: ({ coins }) => coins,
  modeViews: {
    player: (digger, { playerId, context }, diggers) => ({
      ...digger,
      others: context.players
        .filter(({ id }) => id !== playerId && diggers[id])
        .map(({ id, displayName }) => ({ id, displayName })),
    }),
    all: (diggers) => ({
      coins: Object.values(diggers).reduce((sum, { coins }) => sum + coins, 0),
    }),
  },
})
