import type { PlayerView } from '@pathquest/core/rooms/views'
import { PathkeyArt } from '@pathquest/ui/art/Pathkey'
import { Badge } from '@pathquest/ui/Badge'
import { Button } from '@pathquest/ui/Button'
import type { HeadingLevel } from '@pathquest/ui/Card'
import { Spinner } from '@pathquest/ui/Loading'
import { resultsMessages } from '@pathquest/ui/messages/en/results'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { useEffect, useState } from 'react'
import { call } from '../api/call'
import type { ApiClient } from '../api/client'
import type { PathkeySummary } from '../api/types'

export interface RewardsCardProps {
  view: PlayerView
  headingLevel: HeadingLevel
  pathkeys?: readonly PathkeySummary[]
  onSignUp?: () => void
}

/** What was won, once it is settled; guests are shown how to keep it. */
export function RewardsCard({ view, headingLevel, pathkeys = [], onSignUp }: RewardsCardProps) {
  const t = useMessages(resultsMessages)
  const Heading = `h${headingLevel}` as 'h2'
  const { signedIn, rewards } = view.you
  if (!signedIn) {
    return (
      <section className="pq-card pq-guest">
        <Heading>{t('results.guestTitle')}</Heading>
        <p>{t('results.guestText')}</p>
        {onSignUp && <Button onClick={onSignUp}>{t('results.signUp')}</Button>}
      </section>
    )
  }
  return (
    <div role="status">
      {rewards ? (
        <Rewards rewards={rewards} headingLevel={headingLevel} pathkeys={pathkeys} />
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
  headingLevel: HeadingLevel
  rewards: NonNullable<PlayerView['you']['rewards']>
  pathkeys: readonly PathkeySummary[]
}

function Rewards({ rewards, headingLevel, pathkeys }: RewardsProps) {
  const t = useMessages(resultsMessages)
  const Heading = `h${headingLevel}` as 'h2'
  const { tokensEarned, pathkeysEarned, xpUsedUp } = rewards
  const count = pathkeysEarned.length
  // Then nothing else was earned: neither XP nor a pathkey.
  if (xpUsedUp) return <p className="pq-muted">{t('results.xpTomorrow')}</p>
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
            <Heading>{t('results.pathkeys')}</Heading>
            {pathkeys.map((key) => (
              <b key={key.id} className="pq-rewards-name" lang={t.contentLang}>
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
  const t = useMessages(resultsMessages)
  const { keyCode, keyType: kind, rarity, name, imageUrl, colorPrimary, colorSecondary } = pathkey
  const words = { rarity: t(`rarity.${rarity}`), kind: t(`pathkeyKind.${kind}`), name }
  return (
    <PathkeyArt
      keyCode={keyCode}
      kind={kind}
      rarity={rarity}
      imageUrl={imageUrl}
      colorPrimary={colorPrimary}
      colorSecondary={colorSecondary}
      label={t('results.pathkeyLabel', words)}
    />
  )
}

/** The pathkeys of these ids; empty while they load, or if that fails. */
export function useEarnedPathkeys(
  api: Pick<ApiClient, 'request'> | undefined,
  ids: readonly string[] | undefined,
): readonly PathkeySummary[] {
  const [pathkeys, setPathkeys] = useState<readonly PathkeySummary[]>([])
  const wanted = ids?.join(',') ?? ''
  useEffect(() => {
    if (!wanted || !api) return
    let gone = false
    call(api, 'GET /api/pathkeys', { query: { ids: wanted } }).then(
      (list) => {
        if (!gone) setPathkeys(list.pathkeys)
      },
      // The card shows the count without them; there is nothing to draw or to report.
      () => {},
    )
    return () => {
      gone = true
    }
  }, [api, wanted])
  return pathkeys
}
