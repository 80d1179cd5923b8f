import { growthText, RELATED_CAREERS_SHOWN, salaryText } from '@pathquest/game-core/careers'
import type { CareerSummary } from '../api/types'
import { Icon } from '../art/Icon'
import { chevronRightIcon } from '../art/icons'
import { careerListMessages } from '../messages/en/career-list'
import { useMessages } from '../messages/MessagesProvider'
import { numberLocale } from '../messages/translate'

export interface RelatedCareersProps {
  careers: readonly CareerSummary[]
  onOpen: (career: CareerSummary) => void
}

/** The first five, each a way to its own details. */
export function RelatedCareers({ careers, onOpen }: RelatedCareersProps) {
  const t = useMessages(careerListMessages)
  return (
    <ul className="pq-career-related">
      {careers.slice(0, RELATED_CAREERS_SHOWN).map((career) => {
        const growth = growthText(career.growthRate)
        return (
          <li key={career.id}>
            <button type="button" onClick={() => onOpen(career)}>
              <span>
                <b lang={t.contentLang}>{career.title}</b>
                <span>
                  {salaryText(career, t('careers.salaryVaries'), numberLocale(t.locale))}
                  {growth && ` · ${growth}`}
                </span>
              </span>
              <Icon icon={chevronRightIcon} />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
