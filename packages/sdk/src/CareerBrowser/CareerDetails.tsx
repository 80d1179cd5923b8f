import { webAddress } from '@pathquest/game-core/careers'
import { type ReactNode, useId } from 'react'
import type { CareerDetail, CareerSummary } from '../api/types'
import { Icon } from '../art/Icon'
import { playIcon } from '../art/icons'
import { careerDetailsMessages } from '../messages/en/career-details'
import { useMessages } from '../messages/MessagesProvider'
import { CareerFacts } from './CareerFacts'
import { RelatedCareers } from './RelatedCareers'

export interface CareerDetailsProps {
  career: CareerDetail
  onOpen: (career: CareerSummary) => void
}

/** What only the career's own page tells; a part that is not known is not there. */
export function CareerDetails({ career, onOpen }: CareerDetailsProps) {
  const t = useMessages(careerDetailsMessages)
  const video = webAddress(career.videoUrl)
  return (
    <>
      <CareerFacts career={career} />
      <Part title={t('careers.dayInLife')}>{career.dayInLifeText}</Part>
      <Part title={t('careers.tasks')}>{listOf(career.tasks, t.contentLang)}</Part>
      <Part title={t('careers.workEnvironment')}>{career.workEnvironment}</Part>
      <Part title={t('careers.certifications')}>
        {listOf(career.certifications, t.contentLang)}
      </Part>
      {video && (
        <a className="pq-link" href={video} target="_blank" rel="noopener noreferrer">
          <Icon icon={playIcon} />
          <span>
            {t('careers.video')}
            <span className="pq-hidden"> {t('careers.newTab')}</span>
          </span>
        </a>
      )}
      <Part title={t('careers.outlook')}>{career.jobOutlook}</Part>
      <Part title={t('careers.related')}>
        {career.relatedCareers.length > 0 && (
          <RelatedCareers careers={career.relatedCareers} onOpen={onOpen} />
        )}
      </Part>
    </>
  )
}

const listOf = (entries: readonly string[], lang?: string) =>
  entries.length > 0 && (
    <ul className="pq-career-list" lang={lang}>
      {entries.map((entry) => (
        <li key={entry}>{entry}</li>
      ))}
    </ul>
  )

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  const { contentLang } = useMessages(careerDetailsMessages)
  if (!children) return null
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {typeof children === 'string' ? <p lang={contentLang}>{children}</p> : children}
    </section>
  )
}
