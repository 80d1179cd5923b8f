import { useTexts } from '@pathquest/ui/messages/use-texts'
import type { PhaseChoice } from '../kits/rounds/PhaseStage'
import { ChoicePicture } from './choice-pictures'
import type { Choice } from './manifest'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import type { OwnBox, RoadView } from './views'

/** What a player may do with the box, and what each way is worth. */
export function useChoices(road: RoadView, own: OwnBox): PhaseChoice<Choice>[] {
  const t = useTexts(en, es)
  const { rate, growth, hasKeys } = road
  const { carried, mayBuyKey, isInCamp } = own
  const way = hasKeys ? 'carry.hint' : 'carry.storm'
  const choices: PhaseChoice<Choice>[] = [
    {
      value: 'bank',
      label: t('bank'),
      detail: t('bank.hint', { count: carried }),
      picture: <ChoicePicture choice="bank" />,
    },
    {
      value: 'carry',
      label: t('carry'),
      detail: isInCamp ? t('carry.camp') : t(way, { count: `+${growth}` }),
      picture: <ChoicePicture choice="carry" />,
    },
  ]
  if (hasKeys) {
    choices.push({
      value: 'key',
      label: t('key'),
      detail: mayBuyKey ? t('key.hint', { count: rate }) : t('key.right'),
      picture: <ChoicePicture choice="key" />,
      isDisabled: !mayBuyKey,
    })
  }
  return choices
}
