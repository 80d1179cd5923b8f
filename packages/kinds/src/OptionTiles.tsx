import { AnswerGrid, type AnswerGridOption, type AnswerGridProps } from '@pathquest/ui/AnswerGrid'
import { Marked } from '@pathquest/ui/Marked'
import { roundMessages } from '@pathquest/ui/messages/en/round'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'

export interface OptionTilesProps
  extends Pick<
    AnswerGridProps,
    'picked' | 'ticked' | 'isTruth' | 'onPick' | 'disabled' | 'layout'
  > {
  options: readonly AnswerGridOption[]
}

/** The options of a question, with what their states are called. */
export function OptionTiles(props: OptionTilesProps) {
  const t = useMessages(roundMessages)
  return (
    <AnswerGrid
      {...props}
      lang={t.contentLang}
      label={t('game.answers')}
      labels={{
        picked: t('game.picked'),
        right: <Marked sign="✓">{t('game.correctAnswer')}</Marked>,
        wrong: <Marked sign="✗">{t('game.yourAnswer')}</Marked>,
      }}
    />
  )
}
