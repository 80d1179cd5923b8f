import { LEDGER_REASONS } from '@pathquest/core/rewards/amounts'
import { expect, test } from 'vitest'
import { profileMessages as en } from '../../messages/en/profile'
import { profileMessages as es } from '../../messages/es/profile'
import { daysAgo, ledgerDays, ledgerWords } from './LedgerCard'

test.each(LEDGER_REASONS)('the ledger reason %s has a text in both languages', (reason) => {
  const key = ledgerWords(reason)
  for (const texts of [en, es]) expect(texts[key]).not.toBe(texts['profile.other'])
})

test.each(['later', 'toString'])('%s is a change of XP', (reason) => {
  expect(ledgerWords(reason)).toBe('profile.other')
})

const at = (day: number, hour: number) => new Date(2026, 4, day, hour).getTime()
const line = (id: string, time: number) => ({
  id,
  amount: 1,
  reason: 'game',
  title: null,
  at: time,
})

test('lines of one day are grouped, latest first', () => {
  const days = ledgerDays([
    line('a', at(5, 9)),
    line('b', at(4, 23)),
    line('c', at(4, 1)),
    line('d', at(1, 12)),
  ])
  expect(days.map(({ lines }) => lines.map(({ id }) => id))).toEqual([['a'], ['b', 'c'], ['d']])
  expect(ledgerDays([])).toEqual([])
})

test('days are counted by the calendar, not by hours', () => {
  expect(daysAgo(at(5, 1), at(5, 23))).toBe(0)
  expect(daysAgo(at(4, 23), at(5, 1))).toBe(1)
  expect(daysAgo(at(1, 12), at(5, 12))).toBe(4)
})
