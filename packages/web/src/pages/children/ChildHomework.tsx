import type { MyHomework } from '@pathquest/core/contracts'
import { useMessages } from '@pathquest/ui/messages'
import { useChildHomework } from '../../api/homework'
import { HomeworkBadges } from '../../homework/StateBadge'
import { sortMine } from '../../homework/sort-homework'
import { useDueText } from '../../homework/use-due-text'
import { childrenMessages } from '../../messages/en/children'

const SHOWN = 5

/** What a child still has to do; nothing is shown where no teacher gives homework here. */
export function ChildHomework({ childId }: { childId: string }) {
  const t = useMessages(childrenMessages)
  const { data } = useChildHomework(childId)
  const now = Date.now()
  if (!data || data.length === 0) return null
  const { toDo } = sortMine(data, now)
  return (
    <>
      <h3>{t('children.homework')}</h3>
      {toDo.length === 0 ? (
        <p className="pq-muted">{t('children.homeworkDone')}</p>
      ) : (
        <ul className="child-games">
          {toDo.slice(0, SHOWN).map((one) => (
            <Row key={one.id} of={one} now={now} />
          ))}
        </ul>
      )}
    </>
  )
}

function Row({ of, now }: { of: MyHomework; now: number }) {
  const dueText = useDueText()
  return (
    <li>
      <b>{of.title}</b>
      <span>{dueText(of.dueAt, now)}</span>
      <span className="pq-muted">{[of.className, of.teacher].filter(Boolean).join(' · ')}</span>
      <HomeworkBadges of={of} now={now} />
    </li>
  )
}
