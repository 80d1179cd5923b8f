import type { CareerDetail } from '../api/types'
import { careerDetailsMessages } from '../messages/en/career-details'
import { useMessages } from '../messages/MessagesProvider'
import { formatNumber } from '../messages/translate'
import { SalaryFigure } from './SalaryFigure'

/** The cards of salary, employment and education. */
export function CareerFacts({ career }: { career: CareerDetail }) {
  const t = useMessages(careerDetailsMessages)
  const { employment2023, employment2033Projected, figuresGroup } = career
  const [education] = career.educationLevel
  return (
    <>
      <dl className="pq-career-facts">
        <div className="pq-career-fact">
          <dt>{t('careers.salary')}</dt>
          <dd>
            <SalaryFigure pay={career} />
          </dd>
        </div>
        {(employment2023 !== null || employment2033Projected !== null) && (
          <div className="pq-career-fact">
            <dt>{t('careers.employment')}</dt>
            {employment2023 !== null && (
              <dd>
                {t.parts('careers.jobsNow', { jobs: <Figure key="jobs" value={employment2023} /> })}
              </dd>
            )}
            {employment2033Projected !== null && (
              <dd>
                {t.parts('careers.jobsProjected', {
                  jobs: <Figure key="jobs" value={employment2033Projected} />,
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
  const { locale } = useMessages(careerDetailsMessages)
  return <b>{formatNumber(locale, value)}</b>
}
