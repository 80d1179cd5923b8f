import type { OpenQuestion } from '@pathquest/game-core/questions'
import { useRef } from 'react'
import { useFocusOn } from '../hooks/use-focus'
import { roundMessages } from '../messages/en/round'
import { useMessages } from '../messages/MessagesProvider'
import type { HeadingLevel } from '../ui/Card'

export interface QuestionTextProps {
  question: OpenQuestion
  headingLevel?: HeadingLevel
  /** Put before the image's path where the page is on another origin. */
  assetOrigin?: string
  /** A new question takes the focus: for players, who have nothing else to do. */
  takesFocus?: boolean
}

/** The question and its picture. */
export function QuestionText({
  question,
  headingLevel = 1,
  assetOrigin = '',
  takesFocus = false,
}: QuestionTextProps) {
  const t = useMessages(roundMessages)
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOn(heading, takesFocus ? question.id : null)
  const Heading = `h${headingLevel}` as 'h1'
  const { imageUrl } = question
  return (
    <div className="pq-question">
      <Heading ref={heading} tabIndex={-1} className="pq-question-text" lang={t.contentLang}>
        {question.text}
      </Heading>
      {imageUrl && (
        <img
          className="pq-question-image"
          src={imageUrl.startsWith('/') ? assetOrigin + imageUrl : imageUrl}
          alt={t('game.imageAlt')}
        />
      )}
    </div>
  )
}
