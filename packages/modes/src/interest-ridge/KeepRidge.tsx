import type { SurveyAnswer } from '@pathquest/core/interests/interests'
import { Button } from '@pathquest/ui/Button'
import { useTexts } from '@pathquest/ui/messages/use-texts'
import { useState } from 'react'
import type { ResultsPieceProps } from '../pieces'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'

export interface KeepRidgeProps {
  survey: Record<string, SurveyAnswer>
  /** Absent: nobody is signed in. */
  keep: ResultsPieceProps['keepInterests']
}

/** Keeps the answers as the interest survey; nothing is sent before the button is pressed. */
export function KeepRidge({ survey, keep }: KeepRidgeProps) {
  const t = useTexts(en, es)
  const [state, setState] = useState<'open' | 'sending' | 'done' | 'failed'>('open')
  if (!keep) return <p className="pq-muted">{t('keep.guest')}</p>
  const send = () => {
    setState('sending')
    keep(survey).then(
      () => setState('done'),
      () => setState('failed'),
    )
  }
  return (
    <div className="pq-phase">
      {state !== 'done' && (
        <>
          <p>{t('keep.text')}</p>
          <Button full disabled={state === 'sending'} onClick={send}>
            {t('keep')}
          </Button>
        </>
      )}
      <p role="status">
        {state === 'done' && <b>{t('keep.done')}</b>}
        {state === 'failed' && t('keep.failed')}
      </p>
    </div>
  )
}
