import { toApiError } from '@pathquest/sdk/api/error'
import { Button, InlineError, useConfirm } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useReadQuestions } from '../../api/uploads'
import { questionImportMessages } from '../../messages/en/question-import'
import { useErrorText } from '../../messages/use-error-text'
import { useFileLanguage } from '../../messages/use-file-language'
import { ChooseFile, KnownFormats } from './ChooseFile'
import { PreviewRows } from './PreviewRows'
import { StoreImport } from './StoreImport'
import { useStoredImport } from './use-storing'
import './question-import.css'

/** /question-sets/import: a file or pasted text, a preview of what was parsed, then a set. */
export function ImportPage() {
  const [search] = useSearchParams()
  const setId = search.get('set')
  // Each target has its own import.
  return <Import key={setId} setId={setId} />
}

function Import({ setId }: { setId: string | null }) {
  const t = useMessages(questionImportMessages)
  const errorText = useErrorText()
  const read = useReadQuestions(useFileLanguage())
  const { work, begin, change, end } = useStoredImport(setId)
  const [confirm, question] = useConfirm()
  // The pressed button is unmounted: the keyboard focus moves to what replaces it.
  const frame = useRef<HTMLDivElement>(null)
  const goOn = () => requestAnimationFrame(() => frame.current?.focus())

  const startOver = async () => {
    const isSure = await confirm({
      title: t('questionImport.startOverTitle'),
      text: t('questionImport.startOverText'),
      confirmLabel: t('questionImport.startOver'),
      cancelLabel: t('questionImport.keep'),
      closeLabel: t('questionImport.close'),
    })
    if (!isSure) return
    end()
    goOn()
  }
  return (
    <div className="pq-page question-import">
      <header className="question-import-head">
        <h1>{t('questionImport.title')}</h1>
        <p className="pq-muted">{t('questionImport.intro')}</p>
      </header>
      <div ref={frame} tabIndex={-1} className="question-import-body">
        {work ? (
          <>
            <PreviewRows
              work={work}
              onChange={change}
              aside={<Button onClick={startOver}>{t('questionImport.otherFile')}</Button>}
            />
            <StoreImport work={work} setId={setId} onStored={end} />
          </>
        ) : (
          <>
            <ChooseFile
              isReading={read.isPending}
              onChosen={(file) =>
                read.mutate(file, {
                  onSuccess: (preview) => {
                    begin(preview)
                    goOn()
                  },
                })
              }
            />
            {read.error && <InlineError>{errorText(toApiError(read.error))}</InlineError>}
            <KnownFormats />
          </>
        )}
      </div>
      {question}
    </div>
  )
}
