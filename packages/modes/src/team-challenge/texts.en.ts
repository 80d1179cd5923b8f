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
} as const satisfies ModeTexts
