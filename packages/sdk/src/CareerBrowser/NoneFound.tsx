import { careerFiltersMessages } from '../messages/en/career-filters'
import { useMessages } from '../messages/MessagesProvider'
import type { HeadingLevel } from '../ui/Card'
import { EmptyState } from '../ui/EmptyState'

/** The filters find no career. */
export function NoneFound({ headingLevel }: { headingLevel: HeadingLevel }) {
  const t = useMessages(careerFiltersMessages)
  return (
    <EmptyState
      title={t('careers.none')}
      text={t('careers.noneHint')}
      headingLevel={headingLevel}
    />
  )
}
