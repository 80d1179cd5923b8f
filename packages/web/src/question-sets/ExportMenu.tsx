import type { StoredFields } from '@pathquest/core/questions/documented-fields'
import { answerForFile } from '@pathquest/kinds/catalogue'
import './export-menu.css'
import { EXPORTED_ANSWERS } from '@pathquest/core/kinds/file-answer'
import { EXPORT_FORMATS, type ExportFormat } from '@pathquest/core/questions/imports'
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
  /** Of the set: a format leaves out those whose answers it has no form for. */
  questions: readonly (StoredFields & { kind: string })[]
}

/** Downloads a set as a file, in a chosen format. */
export function ExportMenu({ setId, questions }: ExportMenuProps) {
  const t = useMessages(questionExportMessages)
  const language = useFileLanguage()
  const answers = questions.map((question) => answerForFile(question)?.type)
  const leftOut = (format: ExportFormat) =>
    answers.filter((type) => !type || !EXPORTED_ANSWERS[format].includes(type)).length
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
      {EXPORT_FORMATS.map((format) => (
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
          <span className="pq-muted">
            {t(`questionExport.${format}For`)}
            {leftOut(format) > 0 && ` ${t('questionExport.leftOut', { count: leftOut(format) })}`}
          </span>
        </a>
      ))}
    </Disclosure>
  )
}
