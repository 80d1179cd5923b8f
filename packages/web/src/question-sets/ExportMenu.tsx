import './export-menu.css'
import { EXPORTED_ANSWERS } from '@pathquest/core/kinds/file-answer'
import { EXPORT_FORMATS, type ExportFormat } from '@pathquest/core/questions/imports'
import { answerForFile } from '@pathquest/kinds/catalogue'
import type { QuestionFields } from '@pathquest/kinds/question-form'
import { routePath } from '@pathquest/sdk/api/call'
import { buttonLook } from '@pathquest/ui'
import { Icon } from '@pathquest/ui/art'
import { chevronDownIcon } from '@pathquest/ui/art/icons'
import { useMessages } from '@pathquest/ui/messages'
import { Link } from 'react-router'
import { questionExportMessages } from '../messages/en/question-export'
import { useFileLanguage } from '../messages/use-file-language'
import { Disclosure } from '../shell/Disclosure'

interface ImportLinkProps {
  /** The set that questions are added to; absent: a new one. */
  setId?: string
}

/** A link to the import page. */
export function ImportLink({ setId }: ImportLinkProps) {
  const t = useMessages(questionExportMessages)
  const search = setId ? `?set=${encodeURIComponent(setId)}` : ''
  return (
    <Link to={`/question-sets/import${search}`} {...buttonLook()}>
      {t('questionExport.import')}
    </Link>
  )
}

interface ExportMenuProps {
  setId: string
  questions: readonly QuestionFields[]
}

/** Questions whose answers a format has no form for. */
const leftOutOf = (questions: readonly QuestionFields[], format: ExportFormat): number =>
  questions.filter((question) => {
    const answer = answerForFile(question)
    return !answer || !EXPORTED_ANSWERS[format].includes(answer.type)
  }).length

/** Downloads a set as a file, in a chosen format. */
export function ExportMenu({ setId, questions }: ExportMenuProps) {
  const t = useMessages(questionExportMessages)
  const language = useFileLanguage()
  return (
    <Disclosure
      label={t('questionExport.open')}
      className="export-menu"
      button={
        <>
          {t('questionExport.label')}
          <Icon icon={chevronDownIcon} />
        </>
      }
    >
      {EXPORT_FORMATS.map((format) => {
        const leftOut = leftOutOf(questions, format)
        return (
          <a
            key={format}
            className="pq-menu-item"
            href={routePath('GET /api/question-sets/{id}/export', {
              params: { id: setId },
              query: { format, lang: language },
            })}
            download
          >
            <strong>{t(`questionExport.${format}`)}</strong>
            <span className="pq-muted">{t(`questionExport.${format}For`)}</span>
            {leftOut > 0 && (
              <span className="export-menu-note">
                {t('questionExport.leftOut', { count: leftOut })}
              </span>
            )}
          </a>
        )
      })}
    </Disclosure>
  )
}
