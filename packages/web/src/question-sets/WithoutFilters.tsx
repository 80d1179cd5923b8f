import { useMessages } from '@pathquest/sdk/messages'
import { Button } from '@pathquest/sdk/ui'
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
