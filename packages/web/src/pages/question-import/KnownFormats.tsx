import { useMessages } from '@pathquest/ui/messages'
import { questionImportMessages } from '../../messages/en/question-import'

const TOOLS = [
  'kahoot',
  'blooket',
  'gimkit',
  'table',
  'gift',
  'moodle',
  'd2l',
  'qti',
  'lines',
] as const

/** What can be imported, and how to get it out of other tools. */
export function KnownFormats() {
  const t = useMessages(questionImportMessages)
  return (
    <details className="question-import-formats">
      <summary>{t('questionImport.formats')}</summary>
      <dl>
        {TOOLS.map((tool) => (
          <div key={tool}>
            <dt>{t(`questionImport.tool.${tool}`)}</dt>
            <dd>{t(`questionImport.how.${tool}`)}</dd>
          </div>
        ))}
      </dl>
      <p>{t('questionImport.kinds')}</p>
    </details>
  )
}
