import type { PlayerView } from '@pathquest/game-core/views'
import type { PathkeySummary } from '../api-types'
import { PathkeyArt } from '../art'
import { useMessages } from '../messages'
import { playerMessages } from '../messages/en/player'
import { Badge, Button, Spinner } from '../ui'

export interface RewardsCardProps {
  view: PlayerView
  pathkeys?: readonly PathkeySummary[]
  onSignUp?: () => void
}

/** What was won, once it is settled; guests are told how to keep what they earn. */
export function RewardsCard({ view, pathkeys = [], onSignUp }: RewardsCardProps) {
  const t = useMessages(playerMessages)
  const { signedIn, rewards } = view.you
  if (!signedIn) {
    return (
      <section className="pq-card pq-guest">
        <h2>{t('results.guestTitle')}</h2>
        <p>{t('results.guestText')}</p>
        {onSignUp && <Button onClick={onSignUp}>{t('results.signUp')}</Button>}
      </section>
    )
  }
  return (
    <div role="status">
      {rewards ? (
        <Rewards rewards={rewards} pathkeys={pathkeys} />
      ) : (
        <p className="pq-wait">
          <Spinner />
          {t('results.onTheirWay')}
        </p>
      )}
    </div>
  )
}

interface RewardsProps {
  rewards: NonNullable<PlayerView['you']['rewards']>
  pathkeys: readonly PathkeySummary[]
}

function Rewards({ rewards, pathkeys }: RewardsProps) {
  const t = useMessages(playerMessages)
  const { tokensEarned, pathkeysEarned } = rewards
  const count = pathkeysEarned.length
  if (tokensEarned <= 0 && count === 0) return null
  return (
    <section className="pq-rewards">
      {count > 0 && (
        <div className="pq-rewards-keys">
          {pathkeys.length > 0 && (
            <div className="pq-rewards-art">
              {pathkeys.slice(0, 3).map((key) => (
                <EarnedKey key={key.id} pathkey={key} />
              ))}
            </div>
          )}
          <div>
            <h2>{t('results.pathkeys')}</h2>
            {pathkeys.map((key) => (
              <b key={key.id} className="pq-rewards-name">
                {key.name}
              </b>
            ))}
            <p>{t('results.pathkeyCount', { count })}</p>
          </div>
        </div>
      )}
      {tokensEarned > 0 && (
        <div className="pq-rewards-xp">
          <Badge variant="reward">{t('results.xp', { count: tokensEarned })}</Badge>
          <p>
            <b>{t('results.rewards')}</b>
            <span>{t('results.xpAdded')}</span>
          </p>
        </div>
      )}
    </section>
  )
}

function EarnedKey({ pathkey }: { pathkey: PathkeySummary }) {
  const t = useMessages(playerMessages)
  return (
    <PathkeyArt
      keyCode={pathkey.keyCode}
      kind={pathkey.keyType}
      rarity={pathkey.rarity}
      colorPrimary={pathkey.colorPrimary}
      colorSecondary={pathkey.colorSecondary}
      label={t('results.pathkeyLabel', {
        rarity: pathkey.rarity,
        kind: pathkey.keyType,
        name: pathkey.name,
      })}
    />
  )
}
