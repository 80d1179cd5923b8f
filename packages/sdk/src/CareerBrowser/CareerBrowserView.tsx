import { GAMING_INDUSTRY } from '@pathquest/core/careers/career-choices'
import { careersMessages } from '@pathquest/ui/messages/en/careers'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { useCallback, useMemo, useRef } from 'react'
import type { CareerBrowserViewProps, ChangeState } from './browser-props'
import { CareerFilters } from './CareerFilters'
import { CareerResults } from './CareerResults'
import { CareersPlaceholder } from './CareersPlaceholder'
import { type Choices, filterChoices } from './find-careers'

const NO_CHOICES: Choices = { industries: [], sectors: [] }

/** The career browser from its props only: title, filters, and the careers or their placeholder. */
export function CareerBrowserView(props: CareerBrowserViewProps) {
  const { list, state, headingLevel = 2, hideTitle, above, only } = props
  const t = useMessages(careersMessages)
  const { q, industry, sector, sort } = state
  const careers = list.status === 'ready' ? list.data.careers : null
  const choices = useMemo(
    () => (careers ? filterChoices(careers, industry) : NO_CHOICES),
    [careers, industry],
  )
  const latest = useRef({ props, careers })
  latest.current = { props, careers }
  const change = useCallback<ChangeState>((part) => {
    const { props, careers } = latest.current
    const next = { ...props.state, ...part }
    // A sector that does not exist in the new industry would match nothing.
    const sectors = part.industry && careers ? filterChoices(careers, part.industry).sectors : null
    props.onStateChange(sectors?.includes(next.sector) === false ? { ...next, sector: '' } : next)
  }, [])
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
        {...choices}
        onChange={change}
      />
      {above}
      {list.status === 'ready' ? (
        <CareerResults {...props} list={list.data} onChange={change} />
      ) : (
        <CareersPlaceholder hasFailed={list.status === 'failed'} onRetry={props.onRetry} />
      )}
      {props.foot}
    </section>
  )
}
