import { DIFFICULTIES, type Difficulty, GRADES } from '@pathquest/core/question-sets/set-choices'
import { EXPLORATION_TYPES } from '@pathquest/core/rooms/game-choices'
import { RadioCards, Select } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { useSetPages } from '../../api/question-sets'
import { hostGameMessages } from '../../messages/en/host-game'
import { countedOptions } from '../../question-sets/counted-options'
import { type HostFilters, type HostForm, queryOf } from './host-form'

/** The label of a switch, with a note. */
export function Noted({ label, note }: { label: string; note: string }) {
  return (
    <span className="pq-radio-text">
      {label}
      <span className="pq-radio-note">{note}</span>
    </span>
  )
}

export interface HostFieldsProps {
  form: HostForm
  onChange: (change: Partial<HostForm>) => void
}

const EXPLORATION_TEXTS = {
  all: ['hostGame.explorationAll', 'hostGame.explorationAllNote'],
  industry: ['hostGame.explorationIndustry', 'hostGame.explorationIndustryNote'],
  career: ['hostGame.explorationCareer', 'hostGame.explorationCareerNote'],
  subject: ['hostGame.explorationSubject', 'hostGame.explorationSubjectNote'],
} as const

interface FilterFieldsProps {
  form: HostFilters
  onChange: (change: Partial<HostFilters>) => void
}

/** Exploration type first; the subject picker only for the type subject. */
export function FilterFields({ form, onChange }: FilterFieldsProps) {
  const t = useMessages(hostGameMessages)
  const bySubject = form.explorationType === 'subject'
  // Of all sets, whatever is searched below.
  const { counts } = useSetPages(queryOf(form))
  return (
    <div className="pq-stack">
      <RadioCards
        legend={t('hostGame.exploration')}
        minWidth={130}
        value={form.explorationType}
        onChange={(explorationType) => onChange({ explorationType })}
        options={(['all', ...EXPLORATION_TYPES] as const).map((value) => ({
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
            options={countedOptions(counts.subjects, form.subject, t)}
          />
        )}
        <Select
          label={t('hostGame.sector')}
          value={form.sector}
          onChange={(sector) => onChange({ sector })}
          placeholder={t('hostGame.allSectors')}
          options={countedOptions(counts.sectors, form.sector, t)}
        />
        <Select
          label={t('hostGame.difficulty')}
          value={form.difficulty}
          onChange={(difficulty) => onChange({ difficulty: difficulty as Difficulty | '' })}
          placeholder={t('hostGame.allDifficulties')}
          options={DIFFICULTIES.map((value) => ({ value, label: t(`hostGame.${value}`) }))}
        />
      </div>
    </div>
  )
}
