import type { ModeTexts } from '@pathquest/core/modes/manifest'
import { CREW_TEXTS } from '../kits/crews/crew-choice'

export const texts = {
  name: 'Team challenge',
  note: 'Balanced teams; each question scores the average of a team. The first team earns 20 XP more each.',
  'setting.teamCount': 'Number of teams',
  ...CREW_TEXTS.en,
  'how.1': 'You are dealt into a team.',
  'how.2': 'Your team gets the average of what its members earn.',
  'how.3': 'Each of your right answers lifts the whole team.',
  'cue.ready': 'Say: every answer of a team counts in its average.',
  'cue.left': {
    one: 'One answer is missing: it counts for a whole team.',
    other: '{count} answers are missing: each counts for its team.',
  },
  'cue.most': 'Most had it: ask one team how it would explain it to another.',
  'cue.same': {
    one: 'One went another way: ask the teams what speaks for it.',
    other: '{count} went the same other way: ask the teams what speaks for it.',
  },
  'cue.mixed': 'Answers went apart: let each team agree on one sentence why.',
} as const satisfies ModeTexts
