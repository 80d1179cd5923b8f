import type { ModeTexts } from '@pathquest/core/modes/manifest'

export const texts = {
  name: 'Switchback',
  note: 'Every right answer climbs higher: when do you make camp?',
  'setting.minutes': 'Minutes',
  camp: 'Make camp',
  camped: 'In camp {count}',
  'card.new': 'Next card: {difficulty}, new',
  'card.seen': 'Next card: {difficulty}, seen before',
  'difficulty.easy': 'easy',
  'difficulty.medium': 'medium',
  'difficulty.hard': 'hard',
  class: 'The class has {count} in camp',
  climb: 'Climb {count}, not yet camped',
  evening: 'Evening: camps count double',
  next: 'The next right answer climbs {count}',
  slid: 'Back to the last camp: {count} lost',
  trail: 'The trail is broken for you: {count} more for each right answer',
  'how.1': 'Right answers in a row climb higher and higher.',
  'how.2': 'A miss slides you back to your last camp.',
  'how.3': 'Make camp in time: what is in camp is safe.',
} as const satisfies ModeTexts
