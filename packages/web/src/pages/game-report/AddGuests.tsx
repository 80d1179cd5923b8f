import type { GameReport } from '@pathquest/core/contracts'
import { Button, Select } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useClasses } from '../../api/classes'
import { analyticsMessages } from '../../messages/en/analytics'
import { namesToAdd } from '../../shell/names-to-add'

/** No class has this id. */
const NEW_CLASS = 'new'

interface AddGuestsProps {
  ofClass: GameReport['ofClass']
  /** Of players without an account. */
  names: readonly string[]
}

/**
 * Makes a class of those who played without an account, or adds them to one: its page shows the names
 * before anything is made. Players with an account join by the code of the class, if they wish.
 */
export function AddGuests({ ofClass, names }: AddGuestsProps) {
  const t = useMessages(analyticsMessages)
  const navigate = useNavigate()
  const { data } = useClasses()
  const [chosen, setChosen] = useState<string>()
  const classes = (data ?? []).filter(({ isArchived }) => !isArchived)
  const isThere = classes.some(({ id }) => id === ofClass?.id)
  const value = chosen ?? (isThere && ofClass ? ofClass.id : NEW_CLASS)
  const goOn = () =>
    void navigate(value === NEW_CLASS ? '/classes' : `/classes/${value}`, {
      state: namesToAdd(names),
    })
  return (
    <section className="game-report-guests" aria-label={t('report.addGuests')}>
      <h3>{t('report.addGuests')}</h3>
      <p>{t('report.addGuestsText', { count: names.length })}</p>
      <div className="pq-row">
        <Select
          label={t('report.addGuestsTo')}
          value={value}
          options={[
            { value: NEW_CLASS, label: t('report.newClass') },
            ...classes.map(({ id, name, period }) => ({
              value: id,
              label: period ? `${name} · ${period}` : name,
            })),
          ]}
          onChange={setChosen}
        />
        <Button disabled={!data} onClick={goOn}>
          {t('report.addGuestsGoOn')}
        </Button>
      </div>
    </section>
  )
}
