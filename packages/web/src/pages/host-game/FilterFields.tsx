import type { QuestionSetSummary } from '@pathquest/core/contracts'
import { DIFFICULTIES, type Difficulty, GRADES } from '@pathquest/core/question-sets/set-choices'
import { EXPLORATION_TYPES } from '@pathquest/core/rooms/game-choices'
import { RadioCards, Select } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { hostGameMessages } from '../../messages/en/host-game'
import { type HostForm, isAskedFor } from './host-form'

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

interface FilterFieldsProps extends HostFieldsProps {
  /** All sets: only their subjects and sectors are offered. */
  sets: readonly QuestionSetSummary[] | undefined
}

/** Exploration type first; the subject picker only for the type subject. */
export function FilterFields({ form, onChange, sets = [] }: FilterFieldsProps) {
  const t = useMessages(hostGameMessages)
  const bySubject = form.explorationType === 'subject'
  const subjects = [...new Set(sets.map(({ subject }) => subject))].sort((a, b) =>
    a.localeCompare(b, 'en'),
  )
  const asked = sets.filter((set) => isAskedFor(form, set))
  const sectors = [
    ...new Set([form.sector, ...asked.map(({ careerSector }) => careerSector ?? '')]),
  ].filter((sector) => sector !== '')
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
            options={subjects.map((subject) => ({
              value: subject,
              label: subject,
              lang: t.contentLang,
            }))}
          />
        )}
        <Select
          label={t('hostGame.sector')}
          value={form.sector}
          onChange={(sector) => onChange({ sector })}
          placeholder={t('hostGame.allSectors')}
          options={sectors
            .sort((a, b) => a.localeCompare(b, 'en'))
            .map((sector) => ({ value: sector, label: sector, lang: t.contentLang }))}
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
