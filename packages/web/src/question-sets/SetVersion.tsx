import type { SetFields } from '@pathquest/core/question-sets/set-form'
import { useMessages } from '@pathquest/ui/messages'
import { questionSetMessages } from '../messages/en/question-sets'
import { setEditorMessages } from '../messages/en/set-editor'
import type { CareerTitles } from './set-fields'

export interface SetVersionProps {
  set: SetFields
  careers: CareerTitles
}

/** What a set says about itself, beside another version of it. */
export function SetVersion({ set, careers }: SetVersionProps) {
  const t = useMessages(setEditorMessages)
  const sets = useMessages(questionSetMessages)
  const lines = [
    [set.subject, set.careerSector, careers.get(set.careerId ?? '')],
    [...set.gradeLevel.map((grade) => t('setEditor.grade', { grade }))],
    [t(`setEditor.${set.difficultyLevel}`), sets(set.isPublic ? 'sets.public' : 'sets.private')],
    set.tags,
  ].map((parts) => parts.filter(Boolean).join(', '))
  return (
    <>
      <b lang={t.contentLang}>{set.title}</b>
      {set.description && <p lang={t.contentLang}>{set.description}</p>}
      {lines.filter(Boolean).map((line) => (
        <p key={line} className="pq-muted">
          {line}
        </p>
      ))}
    </>
  )
}
