import { moneyText, TOP_CODED_SALARY } from '@pathquest/core/careers/careers'
import { statePayMessages } from '@pathquest/ui/messages/en/state-pay'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { numberLocale } from '@pathquest/ui/messages/translate'
import { Select } from '@pathquest/ui/Select'
import { useState } from 'react'
import type { CareerDetail } from '../api/types'

const KEY = 'pathquest.state'

/** Pay in the state that the user chose, for any career, on this device. */
export function StatePay({ pay }: { pay: NonNullable<CareerDetail['statePay']> }) {
  const t = useMessages(statePayMessages)
  const [code, setCode] = useState(readState)
  const state = pay.states.find((one) => one.code === code)
  const amount = state?.isMedianTopCoded ? TOP_CODED_SALARY : state?.salaryMedian
  const money = amount && moneyText(amount, 'USD', numberLocale(t.locale))
  const choose = (next: string) => {
    setCode(next)
    storeState(next)
  }
  return (
    <div className="pq-career-state">
      <Select
        label={t('careers.payIn')}
        placeholder={t('careers.chooseState')}
        value={state?.code ?? ''}
        options={pay.states.map(({ code, name }) => ({ value: code, label: name }))}
        onKeyDown={(event) => event.stopPropagation()}
        onChange={choose}
      />
      <p aria-live="polite">
        {state &&
          (money
            ? t('careers.medianOf', {
                median: state.isMedianTopCoded ? `${money}+` : money,
                year: String(pay.year),
              })
            : t('careers.payUnknown'))}
      </p>
    </div>
  )
}

/** Without storage the choice lasts as long as the page. */
let chosen = ''

function readState(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return chosen
  }
}

function storeState(code: string): void {
  chosen = code
  try {
    localStorage.setItem(KEY, code)
  } catch {
    // Private browsing may refuse.
  }
}
