import type { ModeTexts } from '@pathquest/core/modes/manifest'

export const texts = {
  name: 'Workshop',
  note: 'Spend to earn, and know when to stop.',
  'setting.minutes': 'Minutes',
  apprentices: { one: 'One apprentice', other: '{count} apprentices' },
  bench: {
    one: 'Bench {level}: one coin more for each right answer',
    other: 'Bench {level}: {count} coins more for each right answer',
  },
  buy: 'Buy for {count}',
  class: 'The class has {benches} benches and {apprentices} apprentices',
  coins: { one: 'One coin in hand', other: '{count} coins in hand' },
  earns: 'Earns about {count} by the end at your pace',
  hire: 'Apprentice {number}: 1 coin every 10 s',
  market: 'Market day: every right answer sells for {count}',
  short: { one: 'One coin short', other: '{count} coins short' },
  'how.1': 'Right answers earn coins.',
  'how.2': 'Buy a better bench or an apprentice: both earn more.',
  'how.3': 'On market day nothing is sold to you: only right answers pay, and a lot.',
} as const satisfies ModeTexts
