import { Icon } from '@pathquest/sdk/art'
import { starIcon } from '@pathquest/sdk/art/icons'
import { useMessages } from '@pathquest/sdk/messages'
import { questionSetMessages } from '../messages/en/question-sets'
import './sets.css'

/** The star beside the title of a favorite. */
export function FavouriteMark() {
  const t = useMessages(questionSetMessages)
  return (
    <span className="set-card-star" lang={t.locale}>
      <Icon icon={starIcon} />
      <span className="pq-hidden">{t('sets.favourite')}</span>
    </span>
  )
}
