import { useMessages } from '@pathquest/ui/messages'
import { pickerMessages } from '../../../messages/en/picker'
import { usePickerQuests } from './picker-queries'

/** Which questions a career's quest asks: its own, or those of a set that stands in for them. */
export function QuestLine({ careerId }: { careerId: string }) {
  const t = useMessages(pickerMessages)
  const { data } = usePickerQuests()
  if (!data) return null
  const quest = data.get(careerId)
  if (!quest) return <p className="picker-quest">{t('picker.questNone')}</p>
  const { title, questions, isOwn } = quest
  return (
    <p className="picker-quest">
      {t(isOwn ? 'picker.questOwn' : 'picker.questOther')} <b lang={t.contentLang}>{title}</b> ·{' '}
      {t('picker.questQuestions', { count: questions })}
    </p>
  )
}
