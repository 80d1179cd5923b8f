import { EXPLORATION_TYPES, GRADES } from '@pathquest/game-core/constants'
import { useMessages } from '@pathquest/sdk/messages'
import { RadioCards, Select } from '@pathquest/sdk/ui'
import { useSubjects } from '../../api/question-sets'
import { hostGameMessages } from '../../messages/en/host-game'
import type { HostForm } from './host-form'

export interface HostFieldsProps {
  form: HostForm
  onChange: (change: Partial<HostForm>) => void
}

const EXPLORATION_TEXTS = {
  industry: ['hostGame.explorationIndustry', 'hostGame.explorationIndustryNote'],
  career: ['hostGame.explorationCareer', 'hostGame.explorationCareerNote'],
  subject: ['hostGame.explorationSubject', 'hostGame.explorationSubjectNote'],
} as const

/** Exploration type first; the subject picker only for the type subject. */
export function FilterFields({ form, onChange }: HostFieldsProps) {
  const t = useMessages(hostGameMessages)
  const bySubject = form.explorationType === 'subject'
  const subjects = useSubjects(bySubject)
  return (
    <div className="pq-stack">
      <RadioCards
        legend={t('hostGame.exploration')}
        minWidth={150}
        value={form.explorationType}
        onChange={(explorationType) => onChange({ explorationType })}
        options={EXPLORATION_TYPES.map((value) => ({
          value,
          label: t(EXPLORATION_TEXTS[value][0]),
          note: t(EXPLORATION_TEXTS[value][1]),
        }))}
      />
      <div className="host-game-pair">
        <Select
          label={t('hostGame.grade')}
          value={form.grade === null ? '' : String(form.grade)}
          onChange={(grade) => onChange({ grade: grade === '' ? null : Number(grade) })}
          placeholder={t('hostGame.allGrades')}
          options={GRADES.map((grade) => ({
            value: String(grade),
            label: t('hostGame.gradeOption', { grade }),
          }))}
        />
        {bySubject && (
          <Select
            label={t('hostGame.subject')}
            value={form.subject}
            onChange={(subject) => onChange({ subject })}
            placeholder={t('hostGame.allSubjects')}
            options={subjects.map((subject) => ({
              value: subject,
              label: subject,
              lang: t.contentLang,
            }))}
          />
        )}
      </div>
    </div>
  )
}
