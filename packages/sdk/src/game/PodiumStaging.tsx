import type { GameHeader } from '@pathquest/core/rooms/views'
import { LogoMark } from '@pathquest/ui/art/Logo'
import { Button } from '@pathquest/ui/Button'
import { highlightsMessages } from '@pathquest/ui/messages/en/highlights'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import type { PodiumStaging } from './use-podium-staging'

/** Shows the whole podium at once, on this page. */
export function SkipStaging({ staging }: { staging: PodiumStaging }) {
  const t = useMessages(highlightsMessages)
  return (
    <Button variant="ghost" onClick={staging.skip}>
      {t('game.skipStaging')}
    </Button>
  )
}

/** The key of the game turns: which career it opens. */
export function OpenedCareer({ game }: { game: Pick<GameHeader, 'careerTitle'> }) {
  const t = useMessages(highlightsMessages)
  if (!game.careerTitle) return null
  return (
    <p className="pq-opened-career">
      <LogoMark />
      <span lang={t.contentLang}>{t('game.opened', { career: game.careerTitle })}</span>
    </p>
  )
}
