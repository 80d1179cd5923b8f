import { failureTextsOf } from './page/texts'

export interface FailedProps {
  locale?: string
  onRetry: () => void
}

/** What stands where something broke or did not come; drawn by hand, since every widget carries it. */
export function Failed({ locale, onRetry }: FailedProps) {
  const [text, retry] = failureTextsOf(locale)
  return (
    <div className="pq">
      <div className="pq-inline-error" role="alert">
        <div>
          {text}
          <div style={{ marginTop: '8px' }}>
            <button type="button" className="pq-button" data-size="sm" onClick={onRetry}>
              {retry}
            </button>
          </div>
        </div>
      </div>
    </div>
  )
}
