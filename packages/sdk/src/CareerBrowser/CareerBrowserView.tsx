import { GAMING_INDUSTRY } from '@pathquest/core/careers/career-choices'
import { careersMessages } from '@pathquest/ui/messages/en/careers'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { useCallback, useRef } from 'react'
import type { CareerSummary } from '../api/types'
import type { CareerBrowserViewProps, ChangeState } from './browser-props'
import { CareerFilters } from './CareerFilters'
import { CareerResults } from './CareerResults'
import { CareersPlaceholder } from './CareersPlaceholder'

/** The career browser from its props only: title, filters, and the careers or their placeholder. */
export function CareerBrowserView(props: CareerBrowserViewProps) {
  const { list, state, headingLevel = 2, hideTitle, above, start, only } = props
  const t = useMessages(careersMessages)
  const { q, industry, sector, sort } = state
  const found = list.status === 'ready' ? list.data : null
  const latest = useRef({ props, found })
  latest.current = { props, found }
  const change = useCallback<ChangeState>((part) => {
    const { props, found } = latest.current
    const next = { ...props.state, ...part }
    // A sector that does not exist in the new industry would match nothing.
    const isOfOther = part.industry && !found?.careers.some(isIn(part.industry))
    props.onStateChange(isOfOther ? { ...next, sector: '' } : next)
  }, [])
  const isUnfiltered = !only && [q, industry, sector].every((text) => text.trim() === '')
  const Heading = `h${headingLevel}` as const
  return (
    <section className="pq pq-widget pq-careers">
      <Heading className={hideTitle ? 'pq-hidden' : undefined}>
        {t(industry === GAMING_INDUSTRY ? 'careers.titleGaming' : 'careers.title')}
      </Heading>
      {t.contentLang && <p className="pq-muted">{t('careers.inEnglish')}</p>}
      <CareerFilters
        q={q}
        industry={industry}
        sector={sector}
        sort={only?.inOrder ? null : sort}
        industries={found?.industries}
        sectors={found?.sectors}
        onChange={change}
      />
      {above}
      {isUnfiltered && found && start?.(found.industries, change)}
      {list.status === 'ready' ? (
        <CareerResults {...props} list={list.data} onChange={change} />
      ) : (
        <CareersPlaceholder hasFailed={list.status === 'failed'} onRetry={props.onRetry} />
      )}
      {props.foot}
    </section>
  )
}

const isIn = (industry: string) => (career: CareerSummary) => career.industry === industry
