import type { ClassStudent } from '@pathquest/core/contracts'
import { formatNumber, useLanguage, useMessages } from '@pathquest/ui/messages'
import type { ReactNode } from 'react'
import { formatDay, oneDecimal } from '../../formats'
import { classStudentsMessages } from '../../messages/en/class-students'

/** How a student does in the games of a class, as it is shown. */
export function useStudentFigures({ games, accuracy, lastPlayedAt }: ClassStudent): {
  games: string
  accuracy: ReactNode
  lastPlayed: string
} {
  const t = useMessages(classStudentsMessages)
  const { locale } = useLanguage()
  return {
    games: formatNumber(locale, games),
    accuracy:
      accuracy === null ? (
        <>
          <span aria-hidden="true">{t('classStudents.nothing')}</span>
          <span className="pq-hidden">{t('classStudents.noAnswers')}</span>
        </>
      ) : (
        t('classStudents.percent', { percent: oneDecimal(accuracy, locale) })
      ),
    lastPlayed:
      lastPlayedAt === null ? t('classStudents.nothing') : formatDay(lastPlayedAt, locale),
  }
}
