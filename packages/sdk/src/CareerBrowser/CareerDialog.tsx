import { refreshIcon } from '@pathquest/ui/art/icons'
import { Badge } from '@pathquest/ui/Badge'
import { Button } from '@pathquest/ui/Button'
import { useModal } from '@pathquest/ui/Dialog'
import { InlineError } from '@pathquest/ui/InlineError'
import { Loading } from '@pathquest/ui/Loading'
import { careersMessages } from '@pathquest/ui/messages/en/careers'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { Signpost, SignpostLink } from '@pathquest/ui/Signpost'
import { WholeWords } from '@pathquest/ui/WholeWords'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import type { CareerDetail, CareerList, CareerSummary } from '../api/types'
import type { Loaded } from '../api/use-loaded'
import type { CareerBrowserViewProps, ChangeState } from './browser-props'
import { CareerBanner } from './CareerBanner'
import { GrowthBadge } from './CareerCard'
import { CareerDetails } from './CareerDetails'

export interface CareerDialogProps
  extends Pick<
    CareerBrowserViewProps,
    'detail' | 'state' | 'extra' | 'exploring' | 'exploreHref' | 'onExplore' | 'onRetryDetail'
  > {
  list: Pick<CareerList, 'careers'>
  /** Replaces "Close" where it does not lead back to the list. */
  closeLabel?: string | undefined
  onOpen: (career: CareerSummary) => void
  onChange: ChangeState
}

/** The selected career is cleared this long after closing. */
const CLEARED_AFTER_MS = 300

/** Everything about one career, in a native modal dialog. */
export function CareerDialog(props: CareerDialogProps) {
  const { list, detail, state, onChange } = props
  const id = state.career
  const onClose = () => onChange({ career: null })
  // Its details, or the summary from the list while they load.
  const summary =
    detail.status === 'ready' ? detail.data : (list.careers.find((one) => one.id === id) ?? null)
  const modal = useModal(id !== null, onClose)
  const titleId = useId()
  const current = useMemo(
    () => (id === null ? null : { id, summary, detail }),
    [id, summary, detail],
  )
  const selected = useDelayedNull(current, CLEARED_AFTER_MS)
  const title = useRef<HTMLHeadingElement>(null)
  const body = useRef<HTMLDivElement>(null)
  // Also when a related career replaces this one.
  useEffect(() => {
    if (id === null) return
    title.current?.focus({ preventScroll: true })
    if (body.current) body.current.scrollTop = 0
  }, [id])
  return (
    <dialog {...modal} className="pq-dialog pq-career-dialog" aria-labelledby={titleId}>
      {selected && (
        <>
          <div className="pq-dialog-body" ref={body}>
            <Selected {...props} {...selected} titleId={titleId} titleRef={title} />
          </div>
          <Foot {...props} summary={selected.summary} onClose={onClose} />
        </>
      )}
    </dialog>
  )
}

interface SelectedProps extends Pick<CareerDialogProps, 'extra' | 'onOpen' | 'onRetryDetail'> {
  summary: CareerSummary | null
  detail: Loaded<CareerDetail>
  titleId: string
  titleRef: React.RefObject<HTMLHeadingElement | null>
}

function Selected(props: SelectedProps) {
  const { summary, detail, titleId, titleRef, extra, onOpen, onRetryDetail } = props
  const details = useMessages(careersMessages)
  return (
    <>
      {summary && (
        <CareerBanner
          key={summary.id}
          title={summary.title}
          industry={summary.industry}
          imageUrl={detail.status === 'ready' ? detail.data.imageUrl : null}
        />
      )}
      <div className="pq-career-sheet">
        <h2
          id={titleId}
          ref={titleRef}
          tabIndex={-1}
          className="pq-dialog-title"
          lang={summary ? (summary.lang ?? details.contentLang) : undefined}
        >
          <WholeWords>{summary?.title ?? details('careers.title')}</WholeWords>
        </h2>
        {summary && (
          <>
            <div className="pq-career-badges">
              <Badge lang={details.contentLang}>{summary.industry}</Badge>
              <Badge variant="outline" lang={details.contentLang}>
                {summary.sector}
              </Badge>
              <GrowthBadge growthRate={summary.growthRate} />
            </div>
            <p lang={summary.lang ?? details.contentLang}>{summary.description}</p>
            {extra?.(summary, 'details')}
          </>
        )}
        {detail.status === 'ready' ? (
          <CareerDetails career={detail.data} onOpen={onOpen} />
        ) : detail.status === 'loading' ? (
          <Loading text={details('careers.loadingOne')} />
        ) : detail.error.code === 'not_found' ? (
          <InlineError>{details('careers.notFound')}</InlineError>
        ) : (
          <InlineError
            action={
              <Button size="sm" icon={refreshIcon} onClick={onRetryDetail}>
                {details('careers.retry')}
              </Button>
            }
          >
            {details('careers.failedOne')}
          </InlineError>
        )}
      </div>
    </>
  )
}

interface FootProps
  extends Pick<CareerDialogProps, 'exploring' | 'exploreHref' | 'onExplore' | 'closeLabel'> {
  summary: CareerSummary | null
  onClose: () => void
}

function Foot({ summary, exploring, exploreHref, onExplore, closeLabel, onClose }: FootProps) {
  const details = useMessages(careersMessages)
  const explore = () => summary && onExplore?.(summary)
  return (
    <div className="pq-dialog-foot">
      <Button onClick={onClose}>{closeLabel ?? details('careers.close')}</Button>
      {summary &&
        (exploreHref ? (
          <SignpostLink
            href={exploreHref(summary)}
            target="_blank"
            rel="noopener"
            onClick={explore}
          >
            {details('careers.explore')}
            <span className="pq-hidden"> {details('careers.newTab')}</span>
          </SignpostLink>
        ) : (
          onExplore && (
            <Signpost busy={exploring} onClick={explore}>
              {details('careers.explore')}
            </Signpost>
          )
        ))}
    </div>
  )
}

/**
 * The value, and for a while after it became null its last one, so that a closing dialog keeps its
 * content.
 */
function useDelayedNull<Value>(value: Value | null, lingerMs: number): Value | null {
  const [last, setLast] = useState(value)
  useEffect(() => {
    if (value !== null) {
      setLast(value)
      return
    }
    const timer = setTimeout(() => setLast(null), lingerMs)
    return () => clearTimeout(timer)
  }, [value, lingerMs])
  return value ?? last
}
