import type { ModeTexts } from '@pathquest/core/modes/manifest'

export const texts = {
  name: 'Team challenge',
  note: 'Balanced teams; each question scores the average of a team. The first team earns 20 XP more each.',
  'setting.teamCount': 'Number of teams',
} as const satisfies ModeTexts
