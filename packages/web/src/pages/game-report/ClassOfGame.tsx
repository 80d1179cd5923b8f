import type { GameReport } from '@pathquest/core/contracts'
import { useLanguage, useMessages } from '@pathquest/ui/messages'
import { Link } from 'react-router'
import { analyticsMessages } from '../../messages/en/analytics'

interface ClassOfGameProps {
  of: NonNullable<GameReport['ofClass']>
  /** Its name is no link there. */
  isInCourse: boolean
  /** Nobody's seat is known, so neither is who was absent. */
  isCounted: boolean
}

/** The class that a game was hosted for, and who was absent. */
export function ClassOfGame({ of: { id, name, absent }, isInCourse, isCounted }: ClassOfGameProps) {
  const t = useMessages(analyticsMessages)
  const { locale } = useLanguage()
  return (
    <p className="game-report-class">
      <span>
        {t.parts('report.class', {
          name: isInCourse ? (
            name
          ) : (
            <Link key="name" className="pq-link" to={`/classes/${id}`}>
              {name}
            </Link>
          ),
        })}
      </span>
      {!isCounted && (
        <span>
          {absent.length === 0
            ? t('report.nobodyAbsent')
            : t('report.absent', {
                count: absent.length,
                names: new Intl.ListFormat(locale).format(absent),
              })}
        </span>
      )}
    </p>
  )
}
