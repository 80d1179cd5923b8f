import { Button } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { questionSetMessages } from '../messages/en/question-sets'

export interface WithoutFiltersProps {
  /** How many sets only the filters keep away. */
  count: number
  onPress: () => void
}

/** Nothing fits the filters, but the search finds something without them. */
export function WithoutFilters({ count, onPress }: WithoutFiltersProps) {
  const t = useMessages(questionSetMessages)
  return <Button onClick={onPress}>{t('sets.unfiltered', { count })}</Button>
}
