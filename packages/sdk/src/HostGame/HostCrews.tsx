import { Button } from '@pathquest/ui/Button'
import { crewsMessages } from '@pathquest/ui/messages/en/crews'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { Select } from '@pathquest/ui/Select'
import { LobbyCrews } from '../game/LobbyCrews'
import type { HostPartProps } from './host-props'

/** The teams in the lobby, in which the host puts players, or chance the rest of them. */
export function HostCrews({ view, state, headingLevel, onCommand }: HostPartProps) {
  const t = useMessages(crewsMessages)
  const { crews, players } = view
  if (!crews) return null
  const idle = view.inControl && state.busy === null
  const options = [
    { value: '', label: t('crews.none') },
    ...Array.from({ length: crews.count }, (_, i) => ({
      value: String(i + 1),
      label: t('crews.team', { number: i + 1 }),
      disabled: players.filter(({ crew }) => crew === i + 1).length >= crews.most,
    })),
  ]
  return (
    <>
      <LobbyCrews view={view} headingLevel={headingLevel} />
      {players.length > 0 && (
        <div className="pq-crews-place">
          {crews.by !== 'chance' &&
            players.map(({ playerId, displayName, crew }) => (
              <Select
                key={playerId}
                label={t('crews.of', { name: displayName })}
                value={crew === undefined ? '' : String(crew)}
                options={options}
                disabled={!idle}
                onChange={(value) =>
                  onCommand?.('crew', { playerId, ...(value && { crew: Number(value) }) })
                }
              />
            ))}
          <Button
            size="sm"
            disabled={!idle || players.every(({ crew }) => crew !== undefined)}
            onClick={() => onCommand?.('deal_crews')}
          >
            {t('crews.deal')}
          </Button>
        </div>
      )}
    </>
  )
}
