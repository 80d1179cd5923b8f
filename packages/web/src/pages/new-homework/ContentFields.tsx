import type { QuestionSetSummary } from '@pathquest/core/contracts'
import { HOMEWORK_KINDS, HOMEWORK_SETS_MAX } from '@pathquest/core/homework/homework-limits'
import { Button, Card, RadioCards, Select } from '@pathquest/ui'
import { useLazyChunk } from '@pathquest/ui/hooks/use-lazy-chunk'
import { useMessages } from '@pathquest/ui/messages'
import { useState } from 'react'
import { useIndustries } from '../../api/careers'
import { giveHomeworkMessages } from '../../messages/en/give-homework'
import { hostGameMessages } from '../../messages/en/host-game'
import { RetryError } from '../../shell/RetryError'
import { FilterFields } from '../host-game/FilterFields'
import { QuestionSetPicker } from '../host-game/QuestionSetPicker'
import { asksForIndustry, type HomeworkForm, toggleSet } from './homework-form'

export interface HomeworkFieldsProps {
  form: HomeworkForm
  onChange: (change: Partial<HomeworkForm>) => void
}

/** What is played: sets, a career of the student's choice, or what a mode deals. */
export function ContentFields({ form, onChange }: HomeworkFieldsProps) {
  const t = useMessages(giveHomeworkMessages)
  return (
    <>
      <Card title={t('giveHomework.what')}>
        <div className="pq-stack">
          <RadioCards
            legend={t('giveHomework.kind')}
            minWidth={160}
            value={form.kind}
            onChange={(kind) => onChange({ kind })}
            options={HOMEWORK_KINDS.map((value) => ({
              value,
              label: t(`giveHomework.${value}`),
              note: t(`giveHomework.${value}Note`),
            }))}
          />
          {form.kind === 'sets' && <ChosenSets form={form} onChange={onChange} />}
          {asksForIndustry(form) && <IndustryField form={form} onChange={onChange} />}
          {form.kind === 'deck' && !asksForIndustry(form) && (
            <p className="pq-muted">{t('giveHomework.ownCards')}</p>
          )}
        </div>
      </Card>
      {form.kind === 'sets' && <SetsFields form={form} onChange={onChange} />}
    </>
  )
}

/** In the order in which they are to be played. */
function ChosenSets({ form, onChange }: HomeworkFieldsProps) {
  const t = useMessages(giveHomeworkMessages)
  if (form.sets.length === 0) return <p className="pq-muted">{t('giveHomework.chosenNone')}</p>
  return (
    <div>
      <p className="new-homework-label">{t('giveHomework.chosen')}</p>
      <ol className="new-homework-sets">
        {form.sets.map((set) => (
          <li key={set.id}>
            <span lang={t.contentLang}>{set.title}</span>
            <Button
              size="sm"
              variant="ghost"
              aria-label={t('giveHomework.removeSet', { title: set.title })}
              onClick={() => onChange(toggleSet(form, set))}
            >
              {t('giveHomework.remove')}
            </Button>
          </li>
        ))}
      </ol>
    </div>
  )
}

function IndustryField({ form, onChange }: HomeworkFieldsProps) {
  const t = useMessages(giveHomeworkMessages)
  const { industries: all } = useIndustries()
  // The chosen one is listed while the others load, too.
  const isListed = form.industry === '' || all.includes(form.industry)
  const industries = isListed ? all : [...all, form.industry]
  return (
    <Select
      label={t('giveHomework.industry')}
      value={form.industry}
      placeholder={t('giveHomework.anyIndustry')}
      onChange={(industry) => onChange({ industry })}
      options={industries.map((one) => ({ value: one, label: one, lang: t.contentLang }))}
    />
  )
}

/** With everything that draws a question: only for a set that is looked into. */
const loadPreview = () => import('../../question-sets/SetPreview')

/** The sets to choose from. */
function SetsFields({ form, onChange }: HomeworkFieldsProps) {
  const t = useMessages(hostGameMessages)
  const own = useMessages(giveHomeworkMessages)
  const [previewed, setPreviewed] = useState<QuestionSetSummary | null>(null)
  const preview = useLazyChunk(loadPreview, previewed !== null)
  return (
    <>
      <Card title={t('hostGame.filters')}>
        <FilterFields
          form={form.filters}
          onChange={(change) => onChange({ filters: { ...form.filters, ...change } })}
        />
      </Card>
      <QuestionSetPicker
        filters={form.filters}
        picked={form.sets}
        max={HOMEWORK_SETS_MAX}
        onPick={(change) =>
          onChange(
            'questionSet' in change ? toggleSet(form, change.questionSet) : { filters: change },
          )
        }
        onPreview={setPreviewed}
        previewLabel={{
          text: own('giveHomework.preview'),
          titled: (title) => own('giveHomework.previewTitle', { title }),
        }}
      />
      {previewed && preview.status === 'ready' && (
        <preview.exports.SetPreview set={previewed} onClose={() => setPreviewed(null)} />
      )}
      {previewed && preview.status === 'failed' && (
        <RetryError onRetry={preview.retry}>{t('hostGame.setsFailed')}</RetryError>
      )}
    </>
  )
}
