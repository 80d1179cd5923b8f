import { Icon } from '@pathquest/ui/art'
import { starIcon } from '@pathquest/ui/art/icons'
import { useMessages } from '@pathquest/ui/messages'
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
