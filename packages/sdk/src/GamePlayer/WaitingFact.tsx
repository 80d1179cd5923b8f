import { type CareerFact, factsOf, isHint } from '@pathquest/core/careers/career-facts'
import { moneyText } from '@pathquest/core/careers/careers'
import type { OpenQuestion } from '@pathquest/core/questions/questions'
import { roundMessages } from '@pathquest/ui/messages/en/round'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { numberLocale } from '@pathquest/ui/messages/translate'
import { useEffect, useState } from 'react'
import { call } from '../api/call'
import type { ApiClient } from '../api/client'

export interface WaitingFactProps {
  api: Pick<ApiClient, 'request'>
  career: { id: string; title: string }
  question: OpenQuestion
  /** Of the question: each one has another fact. */
  index: number
}

/** Fetched once for a game, however many questions it has. */
const known = new Map<string, Promise<CareerFact[]>>()

function factsOfCareer(api: WaitingFactProps['api'], id: string): Promise<CareerFact[]> {
  const before = known.get(id)
  if (before) return before
  const facts = call(api, 'GET /api/careers/{id}', { params: { id } }).then(
    ({ career }) => factsOf(career),
    // There is nothing to tell then, and the next question tries again.
    () => {
      known.delete(id)
      return []
    },
  )
  known.set(id, facts)
  return facts
}

/** A line worth reading while the others answer: never about what the open question asks. */
export function WaitingFact({ api, career, question, index }: WaitingFactProps) {
  const t = useMessages(roundMessages)
  const [facts, setFacts] = useState<readonly CareerFact[]>([])
  useEffect(() => {
    let isWanted = true
    factsOfCareer(api, career.id).then((all) => {
      if (isWanted) setFacts(all)
    })
    return () => {
      isWanted = false
    }
  }, [api, career.id])
  const texts = [question.text, ...question.options]
  const harmless = facts.filter((fact) => !isHint(fact, texts))
  const fact = harmless[index % Math.max(1, harmless.length)]
  if (!fact) return null
  return (
    <p className="pq-fact">
      <b>{t('facts.title')}</b> <span>{textOf(fact, career.title, t)}</span>
    </p>
  )
}

function textOf(
  fact: CareerFact,
  career: string,
  t: ReturnType<typeof useMessages<typeof roundMessages>>,
): string {
  switch (fact.fact) {
    case 'pay': {
      const amount = moneyText(fact.amount, fact.currency, numberLocale(t.locale))
      return t('facts.pay', { career, amount, year: fact.year })
    }
    case 'jobs':
      return t('facts.jobs', { career, jobs: fact.jobs, year: fact.year })
    default:
      return t(`facts.${fact.fact}`, { career, percent: fact.percent })
  }
}
