import {
  anotherCharacter,
  CHARACTER_MOVE,
  characterCode,
  characterOf,
} from '@pathquest/core/players/character'
import { HOP, type Reaction } from '@pathquest/core/rooms/reactions'
import { Button } from '@pathquest/ui/Button'
import { characterMessages } from '@pathquest/ui/messages/en/characters'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { useState } from 'react'
import { Figure, ReactionBar } from '../game/Reactions'
import { PlayerCharacter, type PlayerLooks } from '../players/PlayerName'
import type { PlayerActions } from './player-props'

export interface OwnCharacterProps extends Pick<PlayerActions, 'onMove' | 'onReact'> {
  player: PlayerLooks
}

/** The own character in the lobby: another one by one tap, a hop, and signs for the class. */
export function OwnCharacter({ player, onMove, onReact }: OwnCharacterProps) {
  const t = useMessages(characterMessages)
  /** Shown at once, before the room has announced it. */
  const [chosen, setChosen] = useState<string>()
  const [reactions, setReactions] = useState<{ reaction: Reaction; at: number }[]>([])
  const own = chosen === undefined ? player : { ...player, character: chosen }
  const react = (reaction: Reaction) => {
    setReactions((before) => [...before.slice(-3), { reaction, at: Date.now() }])
    onReact?.(reaction)
  }
  const change = async () => {
    const character = characterCode(anotherCharacter(characterOf(own), Math.random()))
    setChosen(character)
    const outcome = await onMove?.(CHARACTER_MOVE, { character })
    if (outcome?.ok === false) setChosen(undefined)
  }
  return (
    <>
      <button
        type="button"
        className="pq-lobby-hop"
        aria-label={t('character.hop')}
        disabled={!onReact}
        onClick={() => react(HOP)}
      >
        <Figure reactions={reactions}>
          <PlayerCharacter player={own} />
        </Figure>
      </button>
      <div className="pq-lobby-acts">
        {onMove && (
          <Button size="sm" onClick={() => void change()}>
            {t('character.another')}
          </Button>
        )}
        {onReact && <ReactionBar onReact={react} />}
      </div>
    </>
  )
}
