import type { HostView, PlayerView, ScreenView } from '@pathquest/core/rooms/views'
import { testQuestion } from '@pathquest/core/testing/setup'
import { type Play, play } from '@pathquest/modes/testing/play'
import { GamePlayerView } from '@pathquest/sdk/GamePlayer/GamePlayerView'
import { GameScreenView } from '@pathquest/sdk/GameScreen'
import { HostGameView } from '@pathquest/sdk/HostGame'
import { sampleLive } from '@pathquest/sdk/testing/sample-games'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { untilFetched } from './until-fetched'

export interface SeenGameProps {
  /** Plays the game up to the moment of the story. */
  played: () => Play
  by: 'player' | 'screen' | 'host'
  playerId?: string
  onMove?: ComponentProps<typeof GamePlayerView>['onMove']
}

/** One moment of a game, as the rules send it to one of its recipients. */
export function SeenGame({ played, by, playerId = 'Ana', onMove }: SeenGameProps) {
  const game = played()
  const { now } = game
  switch (by) {
    case 'player':
      return (
        <GamePlayerView
          state={sampleLive<PlayerView>(game.viewOf(playerId))}
          now={now}
          onMove={onMove}
        />
      )
    case 'host':
      return <HostGameView state={sampleLive<HostView>(game.hostView)} now={now} />
    case 'screen':
      return (
        <GameScreenView
          state={sampleLive<ScreenView>(game.screenView)}
          now={now}
          joinAddress="pathquest.example/join-game"
        />
      )
  }
}

export type SeenMeta = Meta<typeof SeenGame>
export type Story = StoryObj<typeof SeenGame>

/** What the stories of all modes have in common. */
export const modeStories = {
  component: SeenGame,
  parameters: { bare: true },
  play: untilFetched,
} satisfies SeenMeta

/** A moment for one of its recipients. */
export const seen = (by: SeenGameProps['by'], played: () => Play, playerId = 'Ana'): Story => ({
  args: { by, played, playerId },
  // A projector is no phone.
  ...(by === 'screen' && { globals: { viewport: { value: 'desktop' } } }),
})

const ASKED = [
  ['Who plans where a bus stops?', 'Transport planner', 'Bus driver', 'Mechanic', 'Mayor'],
  ['What does an arborist look after?', 'Trees', 'Archives', 'Arches', 'Arthritis'],
  ['Who checks that a bridge still holds?', 'Structural engineer', 'Ranger', 'Diver', 'Painter'],
  ['What does a sonographer work with?', 'Sound waves', 'Songs', 'Sunlight', 'Sand'],
  ['Who repairs lines high above ground?', 'Lineworker', 'Roofer', 'Pilot', 'Surveyor'],
] as const

/** Questions with words as a class reads them; the first option is right. */
export const storyQuestions = ASKED.map(([text, ...options], i) =>
  testQuestion(0, { id: `qn_story_${i}`, text, options, explanation: null }),
)

export const STORY_CLASS = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gwen', 'Hugo']

/** A game of a mode that has just begun, with a class of eight. */
export const storyGame = (mode: string, modeSettings = {}): Play =>
  play({ mode, players: STORY_CLASS, questions: storyQuestions, modeSettings })
