import { Button } from '@pathquest/ui/Button'
import type { HeadingLevel } from '@pathquest/ui/Card'
import { EmptyState } from '@pathquest/ui/EmptyState'
import { noneFoundMessages } from '@pathquest/ui/messages/en/none-found'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { useId } from 'react'
import type { CareerSummary } from '../api/types'
import type { CareerBrowserViewProps } from './browser-props'
import { CareerGrid } from './CareerGrid'

export interface NoneFoundProps
  extends Pick<CareerBrowserViewProps, 'exploring' | 'extra' | 'onExplore'> {
  /** Those with similar titles. */
  near: readonly CareerSummary[]
  headingLevel: HeadingLevel
  /** How many match without industry and sector. */
  unfilteredTotal: number
  onUnfilter: () => void
  onOpen: (career: CareerSummary) => void
}

/**
 * Nothing matches: if only the filters exclude results, one button clears them; else the nearest
 * careers, and a question of the first.
 */
export function NoneFound(props: NoneFoundProps) {
  const { near, headingLevel, unfilteredTotal, onUnfilter, onExplore } = props
  const t = useMessages(noneFoundMessages)
  const titleId = useId()
  const isHit = unfilteredTotal > 0
  const [first] = near
  const Heading = `h${headingLevel}` as const
  return (
    <>
      <EmptyState
        title={t('careers.none')}
        text={t('careers.noneHint')}
        headingLevel={headingLevel}
        action={
          isHit && (
            <Button onClick={onUnfilter}>
              {t('careers.unfiltered', { count: unfilteredTotal })}
            </Button>
          )
        }
      />
      {first && (
        <section className="pq-careers-near" aria-labelledby={titleId}>
          <Heading id={titleId}>{t('careers.near')}</Heading>
          <CareerGrid
            careers={near}
            headingLevel={Math.min(headingLevel + 1, 4) as HeadingLevel}
            extra={props.extra}
            onOpen={props.onOpen}
          />
          {onExplore && (
            <Button busy={props.exploring} onClick={() => onExplore(first)}>
              <span lang={first.lang ?? t.contentLang}>
                {t('careers.tryOne', { career: first.title })}
              </span>
            </Button>
          )}
        </section>
      )}
    </>
  )
}
