import { HOP, REACTION_EVERY_MS, REACTIONS, type Reaction } from '@pathquest/core/rooms/reactions'
import { Icon } from '@pathquest/ui/art/Icon'
import { REACTION_SIGNS } from '@pathquest/ui/art/reaction-signs'
import { IconButton } from '@pathquest/ui/Button'
import { characterMessages } from '@pathquest/ui/messages/en/characters'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { type ReactNode, useEffect, useState } from 'react'
import type { RecentReaction } from '../live/live-state'

export interface ReactionBarProps {
  onReact: (reaction: Reaction) => void
}

/** Four signs for the class to see; the next one is possible after a moment. */
export function ReactionBar({ onReact }: ReactionBarProps) {
  const t = useMessages(characterMessages)
  const [isResting, setResting] = useState(false)
  useEffect(() => {
    if (!isResting) return
    const timer = setTimeout(() => setResting(false), REACTION_EVERY_MS)
    return () => clearTimeout(timer)
  }, [isResting])
  return (
    <fieldset className="pq-reactions" data-resting={isResting || undefined}>
      <legend className="pq-hidden">{t('character.react')}</legend>
      {REACTIONS.map((reaction) => (
        <IconButton
          key={reaction}
          icon={REACTION_SIGNS[reaction]}
          label={t(`character.${reaction}`)}
          // Not `disabled`: the focus would be lost.
          aria-disabled={isResting}
          onClick={() => {
            if (isResting) return
            setResting(true)
            onReact(reaction)
          }}
        />
      ))}
    </fieldset>
  )
}

export interface FigureProps {
  /** Of this player, the latest last. */
  reactions: readonly Pick<RecentReaction, 'reaction' | 'at'>[]
  /** The character. */
  children: ReactNode
}

/** A character that hops, and shows the sign of its player for a moment. */
export function Figure({ reactions, children }: FigureProps) {
  const hop = reactions.findLast(({ reaction }) => reaction === HOP)
  const sign = reactions.findLast(({ reaction }) => reaction !== HOP)
  const drawing = sign && sign.reaction !== HOP ? REACTION_SIGNS[sign.reaction] : null
  return (
    <span className="pq-figure">
      {sign && drawing && (
        <span key={sign.at} className="pq-figure-sign" aria-hidden="true">
          <Icon icon={drawing} />
        </span>
      )}
      <span key={hop?.at ?? 0} className="pq-figure-body" data-hops={hop && true}>
        {children}
      </span>
    </span>
  )
}
