import { LEDGER_REASONS } from '@pathquest/core/rewards/ledger'
import { expect, test } from 'vitest'
import { profileMessages as en } from '../../messages/en/profile'
import { profileMessages as es } from '../../messages/es/profile'
import { ledgerWords } from './LedgerCard'

test.each(LEDGER_REASONS)(
  'what is booked for %s has words of its own in both languages',
  (reason) => {
    const key = ledgerWords(reason)
    for (const texts of [en, es]) expect(texts[key]).not.toBe(texts['profile.other'])
  },
)

test.each(['later', 'toString'])('%s is a change of XP', (reason) => {
  expect(ledgerWords(reason)).toBe('profile.other')
})
