import { toApiError } from '@pathquest/sdk/api/error'
import { Button, buttonLook } from '@pathquest/ui'
import { useLanguage, useMessages } from '@pathquest/ui/messages'
import { useMutation } from '@tanstack/react-query'
import { type ReportFormat, reportFile } from '../../api/analytics'
import { saveFile } from '../../api/save-file'
import { analyticsMessages } from '../../messages/en/analytics'
import { useErrorText } from '../../messages/use-error-text'
import { toasts } from '../../shell/Toasts'

export interface ReportProps {
  sessionId: string
  /** Inside a course there is neither a page of a student nor a lobby for a code. */
  isInCourse?: boolean
}

const FORMATS: readonly ReportFormat[] = ['csv', 'xlsx']

/**
 * Report downloads. A browser's link sends no bearer token, so within an LTI visit the file is
 * fetched by script.
 */
export function ReportFiles({ sessionId, isInCourse }: ReportProps) {
  const t = useMessages(analyticsMessages)
  const { locale } = useLanguage()
  const language = locale.startsWith('es') ? 'es' : 'en'
  return FORMATS.map((format) => {
    const path = reportFile(sessionId, format, language)
    const label = t(`report.${format}`)
    return isInCourse ? (
      <SaveButton key={format} path={path} label={label} />
    ) : (
      <a key={format} href={path} download {...buttonLook({})}>
        {label}
      </a>
    )
  })
}

function SaveButton({ path, label }: { path: string; label: string }) {
  const errorText = useErrorText()
  const save = useMutation({
    mutationFn: saveFile,
    onError: (error) => void toasts.error(errorText(toApiError(error))),
  })
  return (
    <Button busy={save.isPending} onClick={() => save.mutate(path)}>
      {label}
    </Button>
  )
}
