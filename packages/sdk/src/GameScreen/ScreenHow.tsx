import { CodeText } from '@pathquest/ui/art/CodeText'
import { Badge } from '@pathquest/ui/Badge'
import { useLazyChunk } from '@pathquest/ui/hooks/use-lazy-chunk'
import { gameMessages } from '@pathquest/ui/messages/en/game'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { modeName } from '../game/mode-name'
import { ScreenHead, type ScreenPartProps } from './ScreenFrame'

const loadHow = () => import('@pathquest/modes/HowItGoes')

/** In place of the lobby, while the host wants it: the mode in three pictures. Players still join. */
export function ScreenHow({ view, entry }: ScreenPartProps) {
  const t = useMessages(gameMessages)
  const how = useLazyChunk(loadHow, true)
  const { game, playerCount } = view
  return (
    <div className="pq-screen-round">
      <ScreenHead>
        <Badge>{modeName(t, game)}</Badge>
        <Badge>{t('game.players', { count: playerCount })}</Badge>
        {!entry && (
          <Badge variant="reward">
            <span className="pq-hidden">{t('game.code')} </span>
            <CodeText code={game.gameCode} />
          </Badge>
        )}
      </ScreenHead>
      <div className="pq-screen-main">
        {how.status === 'ready' && <how.exports.HowItGoes mode={game.mode} headingLevel={1} />}
      </div>
    </div>
  )
}
