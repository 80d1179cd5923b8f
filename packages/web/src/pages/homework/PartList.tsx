import type { HomeworkPage, HomeworkPart } from '@pathquest/core/contracts'
import { modeName } from '@pathquest/modes/texts'
import { Card } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { homeworkMessages } from '../../messages/en/homework'

type Plan = Pick<HomeworkPage['homework'], 'content' | 'gameMode'>

/** What a part is called. */
export function usePartTitle(): (plan: Plan, part: Pick<HomeworkPart, 'title'>) => string {
  const t = useMessages(homeworkMessages)
  return ({ content, gameMode }, { title }) => {
    if (content.kind === 'sets') return title
    if (content.kind === 'deck') return modeName(gameMode, t.locale)
    return content.industry === null
      ? t('homework.careerTitle')
      : t('homework.careerTitleOf', { industry: content.industry })
  }
}

/** Of which questions a part has how many, and the mode that it is played in. */
export function usePartNote(): (plan: Plan, part: Pick<HomeworkPart, 'questions'>) => string {
  const t = useMessages(homeworkMessages)
  return ({ content, gameMode }, { questions }) =>
    [
      questions !== null && t('homework.questions', { count: questions }),
      content.kind !== 'deck' && modeName(gameMode, t.locale),
    ]
      .filter(Boolean)
      .join(' · ')
}

/** For who cannot do it: what it would be. */
export function PartList({ homework }: { homework: HomeworkPage['homework'] }) {
  const t = useMessages(homeworkMessages)
  const titleOf = usePartTitle()
  const noteOf = usePartNote()
  const isOfSets = homework.content.kind === 'sets'
  return (
    <Card title={t('homework.partsTitle')}>
      <ul className="homework-parts">
        {homework.parts.map((part) => (
          <li key={part.id}>
            {part.isGone ? (
              <p className="pq-muted">{t('homework.gone')}</p>
            ) : (
              <>
                <b lang={isOfSets ? t.contentLang : undefined}>{titleOf(homework, part)}</b>
                <p className="pq-muted">{noteOf(homework, part)}</p>
              </>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
