import type { OpenQuestion } from '@pathquest/core/questions/questions'
import type { QuestionHeader } from '@pathquest/core/rooms/views'
import { type ReactNode, useRef } from 'react'
import { Icon } from '../art/Icon'
import { signpostIcon, usersIcon } from '../art/icons'
import { Badge } from '../Badge'
import type { HeadingLevel } from '../Card'
import { useFocusOn } from '../hooks/use-focus'
import { roundMessages } from '../messages/en/round'
import { useMessages } from '../messages/MessagesProvider'
import { WholeWords } from '../WholeWords'

export interface QuestionTextProps {
  question: Pick<OpenQuestion, 'id' | 'text' | 'imageUrl' | 'imageAlt'>
  headingLevel?: HeadingLevel
  /** Put before the image's path where the page is on another origin. */
  assetOrigin?: string
  /** A new question takes the focus: for players, who have nothing else to interact with. */
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
  const { imageUrl, imageAlt } = question
  return (
    <div className="pq-question">
      <Heading ref={heading} tabIndex={-1} className="pq-question-text" lang={t.contentLang}>
        <WholeWords>{question.text}</WholeWords>
      </Heading>
      {imageUrl && (
        <img
          className="pq-question-image"
          src={imageUrl.startsWith('/') ? assetOrigin + imageUrl : imageUrl}
          alt={imageAlt ?? t('game.imageAlt')}
          lang={imageAlt ? t.contentLang : undefined}
        />
      )}
    </div>
  )
}

export interface QuestionBadgesProps {
  header: Pick<QuestionHeader, 'question' | 'index' | 'total'>
  /** An answer brings something else than the question's points. */
  hidesWorth?: boolean | undefined
}

/** "Question X of Y" and "Worth N points". */
export function QuestionBadges({ header, hidesWorth = false }: QuestionBadgesProps) {
  const t = useMessages(roundMessages)
  return (
    <>
      <Badge>{t('game.question', { number: header.index + 1, total: header.total })}</Badge>
      {!hidesWorth && (
        <Badge variant="outline">{t('game.worth', { count: header.question.points })}</Badge>
      )}
    </>
  )
}

/** "N/M answered". */
export function AnsweredBadge({ answered, present }: { answered: number; present: number }) {
  const t = useMessages(roundMessages)
  return (
    <Badge variant="solid" icon={usersIcon}>
      {t('game.answered', { answered, present })}
    </Badge>
  )
}

export interface ExplanationProps {
  text: string | null
  /** Of the text, where it is not the current language. */
  lang?: string
  /** A link below the text, e.g. "Explore this career". */
  link?: ReactNode
}

/** Why the answer is right, with a link to the career. */
export function Explanation({ text, lang, link }: ExplanationProps) {
  if (!text && !link) return null
  return (
    <div className="pq-why">
      <Icon icon={signpostIcon} />
      <div>
        {text && <p lang={lang}>{text}</p>}
        {link}
      </div>
    </div>
  )
}
