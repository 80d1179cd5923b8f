import type { PlayerView } from '@pathquest/game-core/views'
import type { PathkeySummary } from '../api-types'
import { resultsMessages } from '../messages/en/results'
import { useMessages } from '../messages/MessagesProvider'
import { Badge } from '../ui/Badge'
import { Button } from '../ui/Button'
import { Spinner } from '../ui/Loading'
import { usePart } from '../use-part'

export interface RewardsCardProps {
  view: PlayerView
  pathkeys?: readonly PathkeySummary[]
  onSignUp?: () => void
}

/** What was won, once it is settled; guests are told how to keep what they earn. */
export function RewardsCard({ view, pathkeys = [], onSignUp }: RewardsCardProps) {
  const t = useMessages(resultsMessages)
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
  const t = useMessages(resultsMessages)
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

const loadArt = () => import('./ResultArt')

function EarnedKey({ pathkey }: { pathkey: PathkeySummary }) {
  const t = useMessages(resultsMessages)
  const art = usePart(loadArt, true)
  const { keyCode, keyType: kind, rarity, name, colorPrimary, colorSecondary } = pathkey
  if (art.status !== 'ready')
    return <svg className="pq-pathkey" viewBox="0 0 200 206" aria-hidden="true" />
  return (
    <art.exports.PathkeyArt
      keyCode={keyCode}
      kind={kind}
      rarity={rarity}
      colorPrimary={colorPrimary}
      colorSecondary={colorSecondary}
      label={t('results.pathkeyLabel', { rarity, kind, name })}
    />
  )
}
