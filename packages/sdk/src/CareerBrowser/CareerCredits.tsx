import { Fragment } from 'react'
import type { CareerCredits as Credits } from '../api/types'
import { careerFiltersMessages } from '../messages/en/career-filters'
import { useMessages } from '../messages/MessagesProvider'

/** Where the figures come from; their licence asks for it. */
export function CareerCredits({ credits }: { credits: Credits }) {
  const t = useMessages(careerFiltersMessages)
  return (
    <footer className="pq-careers-credits">
      <p lang={t.contentLang}>{credits.attribution}</p>
      <p>
        {t('careers.sources')}{' '}
        {credits.sources.map(({ name, publisher, url }, i) => (
          <Fragment key={url}>
            {i > 0 && ' · '}
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              title={publisher}
              lang={t.contentLang}
            >
              {name}
            </a>
          </Fragment>
        ))}
      </p>
    </footer>
  )
}
