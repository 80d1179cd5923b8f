import type { LtiLaunch } from '@pathquest/game-core/contracts'
import { useMessages } from '@pathquest/sdk/messages'
import { useReducer, useRef, useState } from 'react'
import { pickerMessages } from '../../../messages/en/picker'
import { BasketPanel } from './BasketPanel'
import { changeBasket, emptyBasket } from './basket'
import { Catalogue } from './Catalogue'
import { NarrowBar } from './NarrowBar'
import { type Choice, keyOf } from './picker-item'
import './picker.css'
import './preview.css'

export interface PickerPageProps {
  /** For the content picker of an LMS, or for one activity that has no content yet. */
  mode: 'deep_linking' | 'link_content'
  launch: LtiLaunch
  /** `link_content`: the choice is kept. */
  onChosen?: () => void
}

/** Find, preview and choose content for a course; beside it what was chosen, and its settings. */
export function PickerPage({ mode, launch, onChosen }: PickerPageProps) {
  const t = useMessages(pickerMessages)
  const deepLinking = mode === 'deep_linking' ? launch.deepLinking : null
  const [basket, dispatch] = useReducer(
    changeBasket,
    emptyBasket(deepLinking?.acceptMultiple ?? false, deepLinking?.acceptLineItem ?? true),
  )
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
  return (
    <div className="picker" data-step={step}>
      <header className="picker-head">
        <h1 ref={title} tabIndex={-1}>
          {titleText(t, mode, launch)}
        </h1>
        <p className="pq-muted">
          {t(
            mode === 'link_content'
              ? 'picker.introLink'
              : basket.isMultiple
                ? 'picker.intro'
                : 'picker.introOne',
          )}
        </p>
      </header>
      <div className="picker-columns">
        <div className="picker-catalogue">
          <Catalogue basket={basket} onToggle={toggle} />
        </div>
        <BasketPanel
          mode={mode}
          basket={basket}
          dispatch={dispatch}
          titleRef={basketTitle}
          onBack={() => go('choose')}
          onChosen={onChosen}
        />
      </div>
      <NarrowBar
        mode={mode}
        count={basket.items.length}
        isReviewing={step === 'review'}
        onReview={() => go('review')}
      />
      <p className="pq-hidden" role="status">
        {spoken}
      </p>
    </div>
  )
}

function titleText(
  t: ReturnType<typeof useMessages<typeof pickerMessages>>,
  mode: PickerPageProps['mode'],
  { course }: LtiLaunch,
): string {
  if (mode === 'link_content') return t('picker.titleLink')
  return course ? t('picker.titleCourse', { course: course.title }) : t('picker.title')
}
