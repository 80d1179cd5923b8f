import type { ClassDetail } from '@pathquest/core/contracts'
import { Button } from '@pathquest/ui'
import { Icon } from '@pathquest/ui/art'
import { plusIcon, signpostIcon } from '@pathquest/ui/art/icons'
import { useMessages } from '@pathquest/ui/messages'
import { classPageMessages } from '../../messages/en/class-page'
import { classStudentsMessages } from '../../messages/en/class-students'
import { PlayQuestions } from '../game-report/PlayQuestions'
import { nextStep } from './next-step'

interface NextStepProps {
  detail: ClassDetail
  onAdd: () => void
}

/** What to do next, in a sentence; hosting a game has its button above. */
export function NextStep({ detail, onAdd }: NextStepProps) {
  const t = useMessages(classPageMessages)
  const students = useMessages(classStudentsMessages)
  const next = nextStep(detail)
  const { id } = detail.class
  return (
    <aside className="class-info" aria-label={t('class.next')}>
      <Icon icon={signpostIcon} />
      <div>
        {next.kind === 'students' && (
          <>
            <p>{t('class.nextStudents')}</p>
            <Button variant="primary" icon={plusIcon} onClick={onAdd}>
              {students('classStudents.add')}
            </Button>
          </>
        )}
        {next.kind === 'game' && <p>{t('class.nextGame')}</p>}
        {next.kind === 'hard' && (
          <>
            <p>{t('class.nextHard', { count: next.questionIds.length })}</p>
            <PlayQuestions of={next.of} questionIds={next.questionIds} classId={id}>
              {t('class.playHard', { count: next.questionIds.length })}
            </PlayQuestions>
          </>
        )}
        {next.kind === 'again' && <p>{t('class.nextAgain')}</p>}
      </div>
    </aside>
  )
}
