import { useLanguage, useMessages } from '@pathquest/ui/messages'
import { formatClock, formatWeekday } from '../formats'
import { homeworkMessages } from '../messages/en/homework'
import { dueDay } from './due-dates'

/** When homework is due, in words. */
export function useDueText(): (dueAt: number | null, now: number) => string {
  const t = useMessages(homeworkMessages)
  const { locale } = useLanguage()
  return (dueAt, now) => {
    const day = dueDay(dueAt, now)
    if (dueAt === null || day === 'none') return t('homework.noDue')
    if (day === 'today') return t('homework.dueToday', { time: formatClock(dueAt, locale) })
    if (day === 'tomorrow') return t('homework.dueTomorrow', { time: formatClock(dueAt, locale) })
    const date = formatWeekday(dueAt, locale)
    return t(day === 'past' ? 'homework.wasDue' : 'homework.dueOn', { date })
  }
}
