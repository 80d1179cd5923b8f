import * as z from 'zod'
import { defineRounds } from '../../kits/rounds/rounds-mode'
import { manifest } from './manifest'

const Lights = z.record(z.string(), z.number().int())

/** A wrong or missing answer costs a light; without one you watch. Rules: RULES.md */
export const rules = defineRounds(manifest)<z.infer<typeof Lights>>({
  extra: Lights,
  setup: ({ players, settings }) =>
    Object.fromEntries(players.map(({ id }) => [id, settings.lights])),
  // A late player has one light.
  playerJoined: (lights, playerId) => ({ ...lights, [playerId]: 1 }),
  opening: (lights) => lights,
  closed: (lights, round) => {
    const left = { ...lights }
    for (const id of round.players) {
      const share = round.answers[id]?.share
      const isLost = share === undefined || (share !== null && share < 1)
      if (isLost) left[id] = Math.max(0, (left[id] ?? 0) - 1)
    }
    return { extra: left }
  },
  plays: (lights, playerId) => (lights[playerId] ?? 0) > 0,
  isLast: (lights, { players }) => players.filter(({ id }) => (lights[id] ?? 0) > 0).length <= 1,
  modeViews: {
    player: (lights, playerId) => ({ lights: lights[playerId] ?? 0 }),
    all: (lights) => ({ lit: Object.values(lights).filter((left) => left > 0).length }),
  },
})
