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
  class: '{benches} benches and {apprentices} apprentices',
  coins: { one: 'One coin in hand', other: '{count} coins in hand' },
  earns: 'About {count} by the end',
  wage: { one: 'A right answer earns one coin', other: 'A right answer earns {count} coins' },
  'choice.bench': 'Bench {level}',
  'choice.bench.does': '{count} for a right answer',
  'choice.hire': 'Apprentice {number}',
  'choice.hire.does': 'A coin every {seconds} s',
  market: 'Market day: each right answer sells for {count}',
  'market.in': 'Market day in {time}',
  'market.sold': { one: 'Market day: one coin so far', other: 'Market day: {count} coins so far' },
  street: {
    one: 'A town of one workshop: {benches} benches, {apprentices} apprentices.',
    other: 'A town of {count} workshops: {benches} benches, {apprentices} apprentices.',
  },
  'street.market': 'Awnings and lamps are out: it is market day.',
  'end.own': {
    one: 'Your workshop: bench {bench} and one apprentice',
    other: 'Your workshop: bench {bench} and {count} apprentices',
  },
  'end.paid': {
    one: 'Buying cost {spent} coins and brought one.',
    other: 'Buying cost {spent} coins and brought {count}.',
  },
  'end.saved': {
    one: 'You bought nothing, and kept your coin.',
    other: 'You bought nothing, and kept all {count} coins.',
  },
  'end.cost': 'Spent',
  'end.byBench': 'By your bench',
  'end.byApprentices': 'By apprentices',
  'end.byMarket': 'On market day',
  'end.class': 'The class built {benches} benches and hired {apprentices} apprentices.',
  'end.market': {
    one: 'Market day brought one of {earned} coins.',
    other: 'Market day brought {count} of {earned} coins.',
  },
  short: { one: 'One coin short', other: '{count} coins short' },
  'how.1': 'Right answers earn coins.',
  'how.2': 'Buy a better bench or an apprentice: both earn more.',
  'how.3': 'On market day nothing is sold to you: only right answers pay, and a lot.',
} as const satisfies ModeTexts
