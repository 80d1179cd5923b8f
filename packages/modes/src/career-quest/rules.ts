import * as z from 'zod'
import { defineRounds } from '../kits/rounds/rounds-mode'
import { manifest } from './manifest'

/** A right answer scores the question's points, independent of time. Rules: RULES.md */
export const rules = defineRounds(manifest)({
  extra: z.null(),
  setup: () => null,
  playerJoined: (extra) => extra,
  opening: (extra) => extra,
  closed: (extra) => ({ extra }),
})
