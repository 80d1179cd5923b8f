import type { Play } from '@pathquest/modes/testing/play'
import {
  modeStories,
  type SeenMeta,
  STORY_CLASS,
  type Story,
  seen,
  storyGame,
} from '../support/SeenGame'

const open = () => storyGame('clue_trail', { careers: 3 }).later(1_000)

export default {
  ...modeStories,
  title: 'Modes/ClueTrail',
  args: { by: 'player', played: open },
} satisfies SeenMeta

const move = (game: Play, id: string, type: string, fields = {}): Play => {
  game.send(game.moveOf(id, type, fields))
  return game
}

/** Further clues; more and more of the class have a mark. */
function onTheWay(clues: number): Play {
  const game = open()
  for (let clue = 1; clue < clues; clue++) {
    for (const [i, id] of STORY_CLASS.entries()) {
      if (i % 3 === clue % 3) move(game, id, 'mark', { option: (i * clue) % 6 })
    }
    game.advance().later(1_000)
  }
  return move(game, 'Ana', 'mark', { option: 2 })
}

/** Everybody keeps a mark; Ana's is right or not. */
function closed(isRight: boolean): Play {
  const game = onTheWay(4)
  const index = (game.screenView.own as { index: number }).index
  const right = game.setup.questions[index]?.correctIndex ?? 0
  for (const [i, id] of STORY_CLASS.entries()) {
    const isFound = i === 0 ? isRight : i % 2 === 0
    move(game, id, 'mark', { option: isFound ? right : (right + 1) % 6 })
    move(game, id, 'keep')
  }
  return game
}

export const FirstClue: Story = {}
export const Marked: Story = seen('player', () => onTheWay(3))
export const Kept: Story = seen('player', () => move(onTheWay(4), 'Ana', 'keep'))
export const LastClue: Story = seen('player', () => onTheWay(6))
export const Found: Story = seen('player', () => closed(true))
export const Astray: Story = seen('player', () => closed(false))

export const ScreenFirstClue: Story = seen('screen', open)
export const ScreenLaterClue: Story = seen('screen', () => onTheWay(4))
export const ScreenClosed: Story = seen('screen', () => closed(true))
export const Host: Story = seen('host', () => onTheWay(4))
export const HostClosed: Story = seen('host', () => closed(true))

const ended = () => closed(true).host('end')
export const PlayerEnd: Story = seen('player', ended)
export const ScreenEnd: Story = seen('screen', ended)
