import { routePath } from '@pathquest/sdk/api/call'
import { Button, buttonLook, Card, FieldFrame } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { type DragEvent, useId, useRef, useState } from 'react'
import { questionImportMessages } from '../../messages/en/question-import'
import { useFileLanguage } from '../../messages/use-file-language'

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

/** The supported formats, and how to export them from other tools. */
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

interface ChooseFileProps {
  isReading: boolean
  onChosen: (file: Blob & { name?: string }) => void
}

/** A dropped or selected file, or pasted text. */
export function ChooseFile({ isReading, onChosen }: ChooseFileProps) {
  const t = useMessages(questionImportMessages)
  const language = useFileLanguage()
  const input = useRef<HTMLInputElement>(null)
  const pasteId = useId()
  const [isOver, setOver] = useState(false)
  const [pasted, setPasted] = useState('')

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file && !isReading) onChosen(file)
  }
  return (
    <div className="question-import-ways">
      <Card title={t('questionImport.file')}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an alternative to the button */}
        <div
          className="question-import-drop"
          data-over={isOver || undefined}
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <p>{t(isReading ? 'questionImport.reading' : 'questionImport.dropHere')}</p>
          <input
            ref={input}
            type="file"
            className="pq-hidden"
            tabIndex={-1}
            aria-hidden
            onChange={(event) => {
              const file = event.currentTarget.files?.[0]
              if (file) onChosen(file)
              // The same file may be selected again after it was changed.
              event.currentTarget.value = ''
            }}
          />
          <Button variant="primary" busy={isReading} onClick={() => input.current?.click()}>
            {t('questionImport.choose')}
          </Button>
          <p className="pq-muted">{t('questionImport.limits')}</p>
        </div>
        <a
          {...buttonLook({ variant: 'ghost', size: 'sm' })}
          href={routePath('GET /api/question-template.csv', { query: { lang: language } })}
          download
        >
          {t('questionImport.template')}
        </a>
      </Card>
      <Card title={t('questionImport.paste')}>
        <form
          className="question-import-paste"
          onSubmit={(event) => {
            event.preventDefault()
            if (pasted.trim() !== '' && !isReading) onChosen(new Blob([pasted]))
          }}
        >
          <FieldFrame
            id={pasteId}
            label={t('questionImport.pasteLabel')}
            hint={t('questionImport.pasteHint')}
          >
            <textarea
              id={pasteId}
              className="pq-field-input"
              rows={8}
              value={pasted}
              aria-describedby={`${pasteId}-hint`}
              placeholder={t('questionImport.pasteExample')}
              onChange={(event) => setPasted(event.currentTarget.value)}
            />
          </FieldFrame>
          <Button type="submit" disabled={pasted.trim() === ''} busy={isReading}>
            {t('questionImport.readText')}
          </Button>
        </form>
      </Card>
    </div>
  )
}
