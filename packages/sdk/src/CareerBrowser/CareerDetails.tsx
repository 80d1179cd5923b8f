import {
  GROWTH_YEARS,
  growthText,
  PAY_YEAR,
  RELATED_CAREERS_SHOWN,
  salaryText,
  webAddress,
} from '@pathquest/core/careers/careers'
import { Icon } from '@pathquest/ui/art/Icon'
import { chevronRightIcon } from '@pathquest/ui/art/icons'
import { playIcon } from '@pathquest/ui/art/page-icons'
import { careersMessages } from '@pathquest/ui/messages/en/careers'
import { similarCareersMessages } from '@pathquest/ui/messages/en/similar-careers'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { formatNumber, numberLocale } from '@pathquest/ui/messages/translate'
import { WholeWords } from '@pathquest/ui/WholeWords'
import { type ReactNode, useId } from 'react'
import type { CareerDetail, CareerSummary } from '../api/types'
import { SalaryFigure } from './SalaryFigure'
import { StatePay } from './StatePay'

export interface CareerDetailsProps {
  career: CareerDetail
  onOpen: (career: CareerSummary) => void
}

/** The parts that only the detail route returns; unknown ones are omitted. */
export function CareerDetails({ career, onOpen }: CareerDetailsProps) {
  const t = useMessages(careersMessages)
  const video = webAddress(career.videoUrl)
  return (
    <>
      <CareerFacts career={career} />
      <Part title={t('careers.dayInLife')}>{career.dayInLifeText}</Part>
      <Part title={t('careers.tasks')}>{listOf(career.tasks, career.lang ?? t.contentLang)}</Part>
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
      <Part title={t('careers.routes')}>
        {career.routes.length > 0 && <Routes routes={career.routes} />}
      </Part>
      <Part title={t('careers.outlook')} lang={career.outlookLang}>
        {career.jobOutlook}
      </Part>
      <Part title={t('careers.related')}>
        {career.relatedCareers.length > 0 && (
          <RelatedCareers careers={career.relatedCareers} onOpen={onOpen} />
        )}
      </Part>
      <SimilarCareers careers={career.similarCareers ?? []} onOpen={onOpen} />
    </>
  )
}

interface SimilarCareersProps {
  careers: NonNullable<CareerDetail['similarCareers']>
  onOpen: (career: CareerSummary) => void
}

/** Careers that are most like it, each with the reason in a word. */
function SimilarCareers({ careers, onOpen }: SimilarCareersProps) {
  const t = useMessages(similarCareersMessages)
  return (
    <Part title={t('careers.similar')}>
      {careers.length > 0 && (
        <ul className="pq-career-related">
          {careers.map(({ because, ...career }) => (
            <OtherCareer key={career.id} career={career} onOpen={onOpen}>
              {t(`careers.similar.${because}`)}
            </OtherCareer>
          ))}
        </ul>
      )}
    </Part>
  )
}

const hasPay = (career: CareerSummary): boolean => salaryText(career, '') !== ''

const listOf = (entries: readonly string[], lang?: string) =>
  entries.length > 0 && (
    <ul className="pq-career-list" lang={lang}>
      {entries.map((entry) => (
        <li key={entry}>{entry}</li>
      ))}
    </ul>
  )

interface PartProps {
  title: string
  children: ReactNode
  /** Of a text; absent: that of all content. */
  lang?: string | undefined
}

function Part({ title, children, lang }: PartProps) {
  const id = useId()
  const { contentLang } = useMessages(careersMessages)
  if (!children) return null
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {typeof children === 'string' ? <p lang={lang ?? contentLang}>{children}</p> : children}
    </section>
  )
}

/** Each way into the career, from school to the first job. */
function Routes({ routes }: Pick<CareerDetail, 'routes'>) {
  const t = useMessages(careersMessages)
  return (
    <ul className="pq-career-routes">
      {routes.map(({ school, next, firstJob }) => (
        <li key={`${school} ${next}`}>
          <dl lang={t.contentLang}>
            <dt lang={t.locale}>{t('careers.routeSchool')}</dt>
            <dd>{school}</dd>
            <dt lang={t.locale}>{t('careers.routeNext')}</dt>
            <dd>{next}</dd>
            <dt lang={t.locale}>{t('careers.routeFirstJob')}</dt>
            <dd>{firstJob}</dd>
          </dl>
        </li>
      ))}
    </ul>
  )
}

/** The cards of salary, employment and education. */
export function CareerFacts({ career }: { career: CareerDetail }) {
  const t = useMessages(careersMessages)
  const { employment2024, employment2034Projected, figuresGroup } = career
  const [education] = career.educationLevel
  return (
    <>
      <dl className="pq-career-facts">
        <div className="pq-career-fact">
          <dt>{t('careers.salary')}</dt>
          <dd>
            <SalaryFigure pay={career} />
          </dd>
          {career.statePay && (
            <dd>
              <StatePay pay={career.statePay} />
            </dd>
          )}
        </div>
        {(employment2024 !== null || employment2034Projected !== null) && (
          <div className="pq-career-fact">
            <dt>{t('careers.employment')}</dt>
            {employment2024 !== null && (
              <dd>
                {t.parts('careers.jobsNow', { jobs: <Figure key="jobs" value={employment2024} /> })}
              </dd>
            )}
            {employment2034Projected !== null && (
              <dd>
                {t.parts('careers.jobsProjected', {
                  jobs: <Figure key="jobs" value={employment2034Projected} />,
                })}
              </dd>
            )}
          </div>
        )}
        {education && (
          <div className="pq-career-fact">
            <dt>{t('careers.education')}</dt>
            <dd lang={t.contentLang}>
              <b>{education}</b>
            </dd>
          </div>
        )}
      </dl>
      {figuresGroup && (
        <p className="pq-career-note">
          {t.parts('careers.widerGroupOf', {
            group: (
              <span key="group" lang={t.contentLang}>
                {figuresGroup}
              </span>
            ),
          })}
        </p>
      )}
    </>
  )
}

function Figure({ value }: { value: number }) {
  const { locale } = useMessages(careersMessages)
  return <b>{formatNumber(locale, value)}</b>
}

export interface RelatedCareersProps {
  careers: readonly CareerSummary[]
  onOpen: (career: CareerSummary) => void
}

/** The first five, each opening its own details. */
export function RelatedCareers({ careers, onOpen }: RelatedCareersProps) {
  const t = useMessages(careersMessages)
  return (
    <ul className="pq-career-related">
      {careers.slice(0, RELATED_CAREERS_SHOWN).map((career) => {
        const growth = growthText(career.growthRate)
        return (
          <OtherCareer key={career.id} career={career} onOpen={onOpen}>
            {salaryText(career, t('careers.salaryVaries'), numberLocale(t.locale))}
            {hasPay(career) && ` (${PAY_YEAR})`}
            {growth && ` · ${growth} (${GROWTH_YEARS})`}
          </OtherCareer>
        )
      })}
    </ul>
  )
}

interface OtherCareerProps {
  career: CareerSummary
  onOpen: (career: CareerSummary) => void
  /** A word on it. */
  children: ReactNode
}

/** A career in a list of others, which opens its own details. */
function OtherCareer({ career, onOpen, children }: OtherCareerProps) {
  const t = useMessages(careersMessages)
  return (
    <li>
      <button type="button" onClick={() => onOpen(career)}>
        <span>
          <b lang={career.lang ?? t.contentLang}>
            <WholeWords>{career.title}</WholeWords>
          </b>
          <span>{children}</span>
        </span>
        <Icon icon={chevronRightIcon} />
      </button>
    </li>
  )
}
