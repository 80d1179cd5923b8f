import { HOP, REACTION_EVERY_MS, REACTIONS, type Reaction } from '@pathquest/core/rooms/reactions'
import { Icon } from '@pathquest/ui/art/Icon'
import type { IconDrawing } from '@pathquest/ui/art/icons'
import { IconButton } from '@pathquest/ui/Button'
import { characterMessages } from '@pathquest/ui/messages/en/characters'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { type ReactNode, useEffect, useState } from 'react'
import type { RecentReaction } from '../live/live-state'

/** The signs of reactions; hand, star and drum are Lucide's (ISC licence). */
const REACTION_SIGNS: Record<(typeof REACTIONS)[number], IconDrawing> = {
  wave: 'M18 11V6a2 2 0 0 0-4 0M14 10V4a2 2 0 0 0-4 0v2M10 10.5V6a2 2 0 0 0-4 0v8M18 8a2 2 0 1 1 4 0v6a8 8 0 0 1-8 8h-2c-2.8 0-4.5-.86-5.99-2.34l-3.6-3.6a2 2 0 0 1 2.83-2.82L7 15',
  star: 'M11.525 2.295a.53.53 0 0 1 .95 0l2.31 4.679a2.123 2.123 0 0 0 1.595 1.16l5.166.756a.53.53 0 0 1 .294.904l-3.736 3.638a2.123 2.123 0 0 0-.611 1.878l.882 5.14a.53.53 0 0 1-.771.56l-4.618-2.428a2.122 2.122 0 0 0-1.973 0L6.396 21.01a.53.53 0 0 1-.77-.56l.881-5.139a2.122 2.122 0 0 0-.611-1.879L2.16 9.795a.53.53 0 0 1 .294-.906l5.165-.755a2.122 2.122 0 0 0 1.597-1.16z',
  drum: 'M2 2l8 7M22 2l-8 7M2 11a10 4 0 1 0 20 0a10 4 0 1 0 -20 0ZM2 11v7a10 4 0 0 0 20 0v-7M8 15v6.7M16 15v6.7',
  question: 'M8 8a4 4 0 1 1 6.5 3.2C12.7 12.5 12 13.3 12 15.5M12 20h.01',
}

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
