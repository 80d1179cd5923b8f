import './report-form.css'
import { toApiError } from '@pathquest/sdk/api/error'
import { Button, InlineError } from '@pathquest/ui'
import { flagIcon } from '@pathquest/ui/art/icons'
import { type ReactNode, useState } from 'react'
import { useErrorText } from '../messages/use-error-text'

interface ReportFormProps {
  /** The button that opens it. */
  label: string
  report: { isSuccess: boolean; error: Error | null }
  /** Replaces it once it is sent. */
  thanks: string
  /** The reasons, and the submit button. */
  children: ReactNode
}

/** A generic report form: a quiet button, then the reasons, then thanks. */
export function ReportForm({ label, report, thanks, children }: ReportFormProps) {
  const errorText = useErrorText()
  const [isOpen, setOpen] = useState(false)
  if (report.isSuccess) {
    return (
      <p className="pq-muted" role="status">
        {thanks}
      </p>
    )
  }
  return (
    <div className="report-form">
      <Button
        size="sm"
        variant="ghost"
        icon={flagIcon}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </Button>
      {isOpen && children}
      {report.error && <InlineError>{errorText(toApiError(report.error))}</InlineError>}
    </div>
  )
}
