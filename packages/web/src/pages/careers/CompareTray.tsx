import { Button, WholeWords } from '@pathquest/ui'
import { Icon } from '@pathquest/ui/art'
import { closeIcon } from '@pathquest/ui/art/icons'
import { useMessages } from '@pathquest/ui/messages'
import { lazy, Suspense, useState } from 'react'
import { careerListsMessages } from '../../messages/en/career-lists'
import { COMPARED_MAX, comparison, useComparison } from './comparison'

const CompareDialog = lazy(() =>
  import('./CompareDialog').then((m) => ({ default: m.CompareDialog })),
)

/** At the lower edge of the page: the compared careers, and the compare button. */
export function CompareTray() {
  const t = useMessages(careerListsMessages)
  const compared = useComparison()
  const [isOpen, setOpen] = useState(false)
  if (compared.length === 0) return null
  return (
    <>
      <section className="compare-tray" aria-label={t('careerLists.tray')}>
        <p role="status">
          {compared.length === COMPARED_MAX
            ? t('careerLists.trayFull')
            : compared.length === 1
              ? t('careerLists.trayOne')
              : t('careerLists.trayCount', { count: compared.length })}
        </p>
        <ul>
          {compared.map(({ id, title }) => (
            <li key={id}>
              <button
                type="button"
                className="compare-chip"
                aria-label={t('careerLists.removeOne', { career: title })}
                onClick={() => comparison.remove(id)}
              >
                <span className="compare-title" lang={t.contentLang}>
                  <WholeWords>{title}</WholeWords>
                </span>
                <Icon icon={closeIcon} />
              </button>
            </li>
          ))}
        </ul>
        <Button variant="ghost" size="sm" onClick={comparison.clear}>
          {t('careerLists.trayClear')}
        </Button>
        <Button
          variant="solid"
          size="sm"
          disabled={compared.length < 2}
          onClick={() => setOpen(true)}
        >
          {t('careerLists.trayOpen', { count: compared.length })}
        </Button>
      </section>
      <Suspense>
        {isOpen && <CompareDialog compared={compared} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
