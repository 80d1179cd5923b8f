import { useMessages } from '@pathquest/ui/messages'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useCareerTitle, useFoundCareers } from '../api/careers'
import { questionSetMessages } from '../messages/en/question-sets'
import { Combobox } from '../shell/Combobox'
import { RetryError } from '../shell/RetryError'
import { useDebouncedText } from '../shell/use-debounced'
import { type ChosenCareer, namedCareer } from './chosen-career'

interface CareerFieldProps {
  label: string
  hint?: ReactNode
  placeholder?: string
  error?: string | undefined
  value: ChosenCareer
  onChange: (career: ChosenCareer) => void
}

const NONE: { id: string; label: string }[] = []

/** One of a thousand careers: the server finds those that a text means. */
export function CareerField({ value, onChange, ...field }: CareerFieldProps) {
  const t = useMessages(questionSetMessages)
  const [isOpen, setOpen] = useState(false)
  const { id, typed } = value
  const q = useDebouncedText(typed.trim())
  const { data, isError, refetch } = useFoundCareers(q, isOpen && q === typed.trim())
  const careers = data?.careers
  // From an address, which has its id alone.
  const title = useCareerTitle(typed === '' ? id : '')
  const latest = useRef(onChange)
  latest.current = onChange
  useEffect(() => {
    if (title !== undefined) latest.current({ id, typed: title })
  }, [id, title])
  // Its whole title names it as well as a press on it.
  useEffect(() => {
    const named = id === '' && careers ? namedCareer(careers, typed) : undefined
    if (named) latest.current({ id: named.id, typed })
  }, [id, typed, careers])
  const options = careers?.map((career) => ({ id: career.id, label: career.title })) ?? NONE
  const status = isError
    ? ''
    : !data
      ? t('sets.careersLoading')
      : options.length > 0
        ? t('sets.careersFound', { count: options.length })
        : t('sets.careersNone')
  return (
    <div className="pq-stack">
      <Combobox
        {...field}
        lang={t.contentLang}
        value={typed}
        onChange={(text) => onChange({ id: '', typed: text })}
        options={options}
        status={status}
        onPick={({ id, label }) => onChange({ id, typed: label })}
        onOpen={setOpen}
      />
      {isError && <RetryError onRetry={() => void refetch()}>{t('sets.careersFailed')}</RetryError>}
    </div>
  )
}
