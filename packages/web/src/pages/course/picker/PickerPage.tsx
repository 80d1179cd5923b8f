import './picker.css'
import type { LtiLaunch } from '@pathquest/core/contracts'
import { buttonLook } from '@pathquest/ui'
import { Icon } from '@pathquest/ui/art'
import { chevronLeftIcon } from '@pathquest/ui/art/icons'
import { useMessages } from '@pathquest/ui/messages'
import { useEffect, useReducer, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { pickerMessages } from '../../../messages/en/picker'
import { playMessages } from '../../../messages/en/play'
import { InEnglishNote } from '../../../shell/LoadFailed'
import { toasts } from '../../../shell/Toasts'
import type { LaunchPageProps } from '../destination'
import { CoursePage } from '../frame/CourseFrame'
import { useReloadLaunch } from '../lti-queries'
import { BasketPanel } from './BasketPanel'
import { type Basket, basketWith, changeBasket, emptyBasket, soleItem } from './basket'
import { Catalogue } from './Catalogue'
import { HandedChoice } from './HandedChoice'
import { NarrowBar } from './NarrowBar'
import { type Choice, hasErrors, keyOf, type PickerItem, validateItem } from './picker-item'
import type { PickerPageProps } from './picker-queries'
import { useSend } from './use-send'

/**
 * Find, preview and choose content for a course; beside it the chosen items with their settings.
 */
export function PickerPage({ mode, launch, onChosen }: PickerPageProps) {
  const t = useMessages(pickerMessages)
  const deepLinking = mode === 'deep_linking' ? launch.deepLinking : null
  const [basket, dispatch] = useReducer(changeBasket, null, () =>
    basketWith(
      emptyBasket(deepLinking?.acceptMultiple ?? false, deepLinking?.acceptLineItem ?? true),
      chosenBefore(mode, launch),
    ),
  )
  const sending = useSend({ mode, onChosen })
  const [step, setStep] = useState<'choose' | 'review'>('choose')
  const [spoken, setSpoken] = useState('')
  const title = useRef<HTMLHeadingElement>(null)
  const basketTitle = useRef<HTMLHeadingElement>(null)

  const go = (next: typeof step) => {
    setStep(next)
    requestAnimationFrame(() => {
      const heading = next === 'review' ? basketTitle.current : title.current
      heading?.focus({ preventScroll: true })
      heading?.scrollIntoView({ block: 'start' })
    })
  }
  const toggle = (choice: Choice) => {
    const isIn = basket.items.some((item) => keyOf(item) === keyOf(choice))
    dispatch({ type: 'toggle', choice })
    setSpoken(t(isIn ? 'picker.nowRemoved' : 'picker.nowAdded', { title: choice.title }))
  }
  const sendAsItIs = (items: readonly PickerItem[]) => {
    const isFine = items.every((item) => !hasErrors(validateItem(item, Date.now())))
    if (isFine) return sending.send(items)
    go('review')
  }
  useProblemToast(sending.problem, step)
  if (sending.handed) {
    return <HandedChoice count={sending.handed.items.length} {...sending} />
  }
  return (
    <div className="picker" data-step={step}>
      <header className="picker-head">
        <h1 ref={title} tabIndex={-1}>
          {titleText(t, mode, launch)}
        </h1>
        <p className="pq-muted">
          {t(introOf(mode, basket, Boolean(deepLinking?.chosen)), {
            title: nameOf(deepLinking?.chosen ?? null, t('picker.browserTitle')),
          })}
        </p>
        <InEnglishNote />
      </header>
      <div className="picker-columns">
        <div className="picker-catalogue">
          <Catalogue
            mode={mode}
            basket={basket}
            isSending={sending.isSending}
            onToggle={toggle}
            onSendOne={(choice) => sendAsItIs([soleItem(basket, choice)])}
          />
        </div>
        <BasketPanel
          mode={mode}
          basket={basket}
          dispatch={dispatch}
          titleRef={basketTitle}
          sending={sending}
          onBack={() => go('choose')}
        />
      </div>
      <NarrowBar
        mode={mode}
        count={basket.items.length}
        isReviewing={step === 'review'}
        sending={sending}
        onReview={() => go('review')}
        onSend={() => sendAsItIs(basket.items)}
      />
      <p className="pq-hidden" role="status">
        {spoken}
      </p>
    </div>
  )
}

/** On reselection, an activity opens with its current content. */
function chosenBefore(mode: PickerPageProps['mode'], launch: LtiLaunch) {
  const { content, contentTitle, link, deepLinking } = launch
  if (mode === 'deep_linking') return deepLinking?.chosen ?? null
  if (content?.kind === 'career_game') return { content, title: link?.title ?? '', contentTitle }
  return content && { content, title: contentTitle ?? link?.title ?? '' }
}

/** The content's own title: a course may use another one. */
const nameOf = (
  chosen: NonNullable<LtiLaunch['deepLinking']>['chosen'],
  browser: string,
): string =>
  chosen?.content.kind === 'career_browser'
    ? browser
    : chosen?.content.kind === 'career_game'
      ? chosen.title
      : (chosen?.contentTitle ?? chosen?.title ?? '')

function introOf(mode: PickerPageProps['mode'], { isMultiple }: Basket, isAgain: boolean) {
  if (mode === 'link_content') return 'picker.introLink' as const
  if (isAgain) return 'picker.introAgain' as const
  return isMultiple ? ('picker.intro' as const) : ('picker.introOne' as const)
}

/** Where the basket, which shows it, is not visible. */
function useProblemToast(problem: string | null, step: 'choose' | 'review') {
  useEffect(() => {
    if (problem && step === 'choose') toasts.error(problem)
  }, [problem, step])
}

function titleText(
  t: ReturnType<typeof useMessages<typeof pickerMessages>>,
  mode: PickerPageProps['mode'],
  { course }: LtiLaunch,
): string {
  if (mode === 'link_content') return t('picker.titleLink')
  return course ? t('picker.titleCourse', { course: course.title }) : t('picker.title')
}

/** A link whose content the LMS leaves open: the teacher chooses it here, once or again. */
export function ChooseContentPage({ launch }: LaunchPageProps) {
  const t = useMessages(playMessages)
  const navigate = useNavigate()
  const reload = useReloadLaunch()
  const chosen = async () => {
    await reload()
    navigate('/', { replace: true })
  }
  return (
    <CoursePage launch={launch}>
      {launch.content && (
        <p>
          <Link to="/" {...buttonLook({ size: 'sm', variant: 'ghost' })}>
            <Icon icon={chevronLeftIcon} />
            {t('play.back')}
          </Link>
        </p>
      )}
      <PickerPage mode="link_content" launch={launch} onChosen={() => void chosen()} />
    </CoursePage>
  )
}

/** A deep-linking request: the picker answers it. */
export function DeepLinkingPage({ launch }: LaunchPageProps) {
  return (
    <CoursePage launch={launch}>
      <PickerPage mode="deep_linking" launch={launch} />
    </CoursePage>
  )
}
