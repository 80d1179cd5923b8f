import type { PlanReflection } from '@pathquest/core/contracts'
import { type PlainKey, useMessages } from '@pathquest/ui/messages'
import { reflectionMessages } from '../messages/en/reflection'

/** The text of an answer: a tap belongs to its question. */
export const tapKey = ({ question, tap }: Pick<PlanReflection, 'question' | 'tap'>) =>
  tap === null ? null : (`reflection.${question}.${tap}` as PlainKey<typeof reflectionMessages>)

/** The question, and what was answered by a tap or in words. */
export function ReflectionWords({ of }: { of: PlanReflection }) {
  const t = useMessages(reflectionMessages)
  const answer = tapKey(of)
  return (
    <>
      <span>{t(`reflection.${of.question}`)}</span>
      <b>{[answer && t(answer), of.text].filter(Boolean).join(' – ')}</b>
    </>
  )
}
