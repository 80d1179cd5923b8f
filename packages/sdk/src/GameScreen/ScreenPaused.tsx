import { CodePlate } from '@pathquest/ui/art/Ridge'
import { Terrain } from '@pathquest/ui/art/Terrain'
import { gameMessages } from '@pathquest/ui/messages/en/game'
import { screenMessages } from '@pathquest/ui/messages/en/screen'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { ScreenHead } from './ScreenFrame'
import { ScreenStep } from './ScreenStep'
import type { ScreenPartProps } from './screen-props'

/** The host has paused the game: nothing of the question stands here, and how to come back does. */
export function ScreenPaused(props: ScreenPartProps) {
  const { view, entry } = props
  const t = useMessages(gameMessages)
  const screen = useMessages(screenMessages)
  const { gameCode } = view.game
  return (
    <div className="pq-screen-lobby pq-screen-paused">
      <Terrain seed={gameCode} width={1920} height={1080} />
      <ScreenHead route="var(--pq-blaze)" />
      <section role="status">
        <h1>{screen('screen.paused')}</h1>
        <p>{screen('screen.pausedText')}</p>
        {!entry && (
          <div>
            <p>{screen('screen.pausedCode')}</p>
            <CodePlate
              code={gameCode}
              label={t('game.codeSpelled', { code: [...gameCode].join(' ') })}
            />
          </div>
        )}
      </section>
      <ScreenStep {...props} />
    </div>
  )
}
