import type { PlanWritten } from '@pathquest/core/contracts'
import { Icon } from '@pathquest/ui/art/Icon'
import { infoIcon } from '@pathquest/ui/art/icons'
import { Button } from '@pathquest/ui/Button'
import { useMessages } from '@pathquest/ui/messages'
import { useEffect, useRef } from 'react'
import { concernHelpMessages } from '../messages/en/concern-help'
import './concern-help.css'

const LIFELINE = '988'
const CRISIS_TEXT = '741741'
const EMERGENCY = '911'

interface ConcernHelpProps {
  concern: NonNullable<PlanWritten['concern']>
  onClose: () => void
}

/** For a student whose words may mean danger: kind, and true about who sees them. */
export function ConcernHelp({ concern: { kind, reader }, onClose }: ConcernHelpProps) {
  const t = useMessages(concernHelpMessages)
  const heading = useRef<HTMLHeadingElement>(null)
  // It stands where it was written; who wrote something is read this next.
  useEffect(() => heading.current?.focus(), [])
  const phone = (scheme: 'tel' | 'sms', number: string) => (
    <a key={number} href={`${scheme}:${number}`}>
      {number}
    </a>
  )
  return (
    <section className="concern-help" aria-labelledby="concern-help-title">
      <Icon icon={infoIcon} />
      <div>
        <h3 ref={heading} id="concern-help-title" tabIndex={-1}>
          {t(`concernHelp.${kind}`)}
        </h3>
        {kind === 'self_harm' ? (
          <>
            <p>{t('concernHelp.selfHarmText')}</p>
            <ul>
              <li>{t.parts('concernHelp.call', { number: phone('tel', LIFELINE) })}</li>
              <li>
                {t.parts('concernHelp.text', {
                  word: <b key="word">{t('concernHelp.word')}</b>,
                  number: phone('sms', CRISIS_TEXT),
                })}
              </li>
              <li>{t('concernHelp.adult')}</li>
              <li>{t.parts('concernHelp.danger', { number: phone('tel', EMERGENCY) })}</li>
            </ul>
            <p>{t(reader === 'adult' ? 'concernHelp.adultSees' : 'concernHelp.nobodySees')}</p>
          </>
        ) : (
          <p>{t(reader === 'adult' ? 'concernHelp.threatAdult' : 'concernHelp.threatNobody')}</p>
        )}
        <p>{t('concernHelp.wrong')}</p>
        <Button size="sm" onClick={onClose}>
          {t('concernHelp.close')}
        </Button>
      </div>
    </section>
  )
}
