import { buttonLook } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { Link } from 'react-router'
import { questionExportMessages } from '../messages/en/question-export'

export interface ImportLinkProps {
  /** The set that questions are added to; absent: a new one. */
  setId?: string
}

/** The way to the page that imports questions. */
export function ImportLink({ setId }: ImportLinkProps) {
  const t = useMessages(questionExportMessages)
  const search = setId ? `?set=${encodeURIComponent(setId)}` : ''
  return (
    <Link to={`/question-sets/import${search}`} {...buttonLook()}>
      {t('questionExport.import')}
    </Link>
  )
}
