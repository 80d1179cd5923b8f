import type { PlayerView } from '@pathquest/core/rooms/views'
import { KIND_PIECES } from '@pathquest/kinds/registry/pieces'
import type { PlayerPieceProps } from '@pathquest/modes/pieces'
import { MODE_PIECES } from '@pathquest/modes/registry/pieces'
import { prefetchChunk } from '@pathquest/ui/hooks/use-lazy-chunk'
import { MessagesProvider } from '@pathquest/ui/messages'
import { es } from '@pathquest/ui/messages/es'
import type { QuestionStage, ResultStage } from '@pathquest/ui/question/question-stage'
import {
  sampleHeader,
  samplePlayerView,
  sampleQuestionStage,
  sampleResultStage,
} from '@pathquest/ui/testing/sample-views'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LiveGame } from '../live/live-game'
import { sampleLive, samplePathkeys, samplePodiumView } from '../testing/sample-games'
import { GamePlayer, type HeldGamePlayerProps } from './GamePlayer'
import { PlayerNotice } from './GamePlayerView'
import { PlayerResults } from './PlayerResults'
import { PlayerRound } from './PlayerRound'
import { PlayerRounds } from './PlayerRounds'
import { RewardsCard } from './RewardsCard'

const lobby = sampleLive(
  samplePlayerView({ name: 'lobby' }, { game: { ...sampleHeader, status: 'waiting' } }),
)
const game = {
  api: { origin: '' },
  getState: () => lobby,
  subscribe: () => () => {},
} as unknown as LiveGame<PlayerView>
const levelsIn = (part: ReactNode) =>
  [...renderToStaticMarkup(part).matchAll(/<h(\d)/g)].map(([, level]) => Number(level))
const levels = (props: Partial<HeldGamePlayerProps> = {}) =>
  levelsIn(<GamePlayer game={game} {...props} />)

test('its title is of level 2, below that of a page around, and what is below follows', () => {
  expect(levels()).toEqual([2, 3])
  expect(levels({ headingLevel: undefined })).toEqual([2, 3])
})

test('a page that contains only the game passes level 1', () => {
  expect(levels({ headingLevel: 1 })).toEqual([1, 2])
})

test('below the title of the results all levels are one lower', () => {
  const podium = samplePlayerView(
    { name: 'podium' },
    { game: { ...sampleHeader, status: 'completed' } },
  )
  const [title, ...others] = levelsIn(
    <PlayerResults view={podium} state={sampleLive(podium)} headingLevel={3} />,
  )
  expect(title).toBe(3)
  expect(new Set(others)).toEqual(new Set([4]))
})

test('Questions Answered counts what was answered, and the line below what was right', () => {
  const view = samplePodiumView({ correctAnswers: 8, totalAnswers: 9 })
  const html = renderToStaticMarkup(
    <PlayerResults
      view={{ ...view, game: { ...view.game, questionCount: 10 } }}
      state={sampleLive(view)}
    />,
  )
  expect(html).toContain('<dt>Questions Answered</dt><dd>9/10</dd>')
  expect(html).toContain('8 right and 1 wrong, of 10 asked')
})

test('Questions Answered counts no question from before a late player joined, or after an early end', () => {
  const view = samplePodiumView({ correctAnswers: 2, totalAnswers: 3, askedQuestions: 4 })
  const html = renderToStaticMarkup(<PlayerResults view={view} state={sampleLive(view)} />)
  expect(html).toContain('<dt>Questions Answered</dt><dd>3/4</dd>')
  expect(html).toContain('of 4 asked')
})

test('a game without places shows neither points nor places, in play and at the end', () => {
  const header = { ...sampleHeader, ends: 'none' as const }
  const ended = samplePodiumView({ score: 0, placement: null })
  const results = { ...ended, game: { ...ended.game, ends: 'none' as const } }
  const running = samplePlayerView({ name: 'waiting_next', index: 0, total: 3 }, { game: header })
  const pages = [
    <PlayerResults key="end" view={results} state={sampleLive(results)} />,
    <PlayerRounds key="play" view={running} state={sampleLive(running)} Piece={null} />,
  ]
  for (const page of pages) {
    expect(renderToStaticMarkup(page)).not.toMatch(/pq-board|pq-tiles|pq-podium|pq-me-score/)
  }
  const ranked = [
    <PlayerResults key="end" view={ended} state={sampleLive(ended)} />,
    <PlayerRounds
      key="play"
      view={{ ...running, game: sampleHeader }}
      state={sampleLive(running)}
      Piece={null}
    />,
  ]
  for (const page of ranked) expect(renderToStaticMarkup(page)).toMatch(/pq-tiles|pq-board/)
})

test('where the daily XP limit is reached the results say so, solo and in a class', () => {
  const none = { tokensEarned: 0, pathkeysEarned: [] }
  const card = (rewards: PlayerView['you']['rewards']) =>
    renderToStaticMarkup(<RewardsCard view={samplePodiumView({ rewards })} headingLevel={2} />)
  expect(card({ ...none, xpUsedUp: true })).toContain('No XP this time:')
  expect(card(none)).not.toContain('XP')
})

test('a mode may word the verdict, also where there is no answer', () => {
  const told = (stage: Partial<ResultStage>) => {
    const view = samplePlayerView({ ...sampleResultStage, ...stage } as ResultStage)
    return renderToStaticMarkup(
      <PlayerRound
        view={view}
        stage={view.stage as ResultStage}
        state={sampleLive(view)}
        round={{ PlayerVerdict: ({ title }) => <>{title} The hold breaks: −6</> }}
      />,
    )
  }
  const wrong = told({ yourAnswer: 0, yourVerdict: { isCorrect: false, pointsEarned: -6 } })
  const missed = told({ yourAnswer: null, yourVerdict: null })
  for (const html of [wrong, missed]) {
    expect(html).toContain('The hold breaks: −6')
    expect(html).not.toContain('No points this time.')
  }
  expect(wrong).toContain('Incorrect')
  expect(missed).toContain('Time is up')
})

test('a pathkey that was won is named in words, its own name in its own language', () => {
  const rewards = { tokensEarned: 60, pathkeysEarned: ['pk_analyst'] }
  const card = (
    <RewardsCard
      view={samplePodiumView({ rewards })}
      headingLevel={2}
      pathkeys={samplePathkeys.slice(0, 1)}
    />
  )
  expect(renderToStaticMarkup(card)).toContain('aria-label="Epic career pathkey Data Analyst"')
  const spanish = renderToStaticMarkup(
    <MessagesProvider locale="es" translations={es}>
      {card}
    </MessagesProvider>,
  )
  expect(spanish).toContain('aria-label="Pathkey Data Analyst: profesión, épica"')
  expect(spanish).toContain('lang="en">Data Analyst</b>')
})

const round = (stage: QuestionStage | ResultStage) => {
  const view = samplePlayerView(stage, { game: { ...sampleHeader, revealAtOnce: true } })
  return renderToStaticMarkup(<PlayerRound view={view} stage={stage} state={sampleLive(view)} />)
}

test('an answer to a survey is saved, and neither correct nor incorrect', () => {
  const open = round({ ...sampleQuestionStage, yourAnswer: 1, yourVerdict: null })
  const over = { ...sampleResultStage, solution: { correctIndex: null, explanation: null } }
  // A room of an older version sent a verdict.
  for (const html of [open, round({ ...over, yourVerdict: null }), round(over)]) {
    expect(html).toContain('Answer saved.')
    expect(html).not.toMatch(/correct|data-verdict/i)
  }
})

test('a player with a wrong or missing answer gets the right answer announced with the verdict', async () => {
  await prefetchChunk(KIND_PIECES.choice)
  const statusOf = (stage: ResultStage) =>
    (/role="status"[\s\S]*?<h\d/.exec(round(stage))?.[0] ?? '').replace(/<[^>]+>/g, ' ')
  const answer = sampleResultStage.question.options?.[sampleResultStage.solution.correctIndex ?? 0]
  const wrong = { isCorrect: false, pointsEarned: 0 }
  const right = { isCorrect: true, pointsEarned: 10 }
  const announced = (yourVerdict: typeof wrong | null, yourAnswer: number | null) =>
    statusOf({ ...sampleResultStage, yourVerdict, yourAnswer } as ResultStage)
  expect(announced(wrong, 0)).toContain(answer)
  expect(announced(null, null)).toContain(answer)
  expect(announced(right, 1)).not.toContain(answer)
})

test('a game ended by a server fault is reported as such, with what counts', () => {
  const stages = [{ name: 'podium' }, { name: 'cancelled' }] as const
  const announced = stages.map((stage) => {
    const view = samplePlayerView(stage, { game: { ...sampleHeader, endedByFault: true } })
    const Part = stage.name === 'podium' ? PlayerResults : PlayerNotice
    return renderToStaticMarkup(<Part view={view} state={sampleLive(view)} />)
  })
  expect(announced[0]).toContain('a problem on our side. What you scored up to then counts.')
  expect(announced[1]).toContain('a problem on our side. It had not started, so nothing is lost.')
  expect(announced[1]).not.toContain('The host cancelled')
})

describe('the announced verdict', () => {
  // A kind that is not in the product: its components are in the registry for these tests.
  const pieces = KIND_PIECES as Record<string, () => Promise<unknown>>
  const nothing = () => null
  beforeAll(async () => {
    pieces['true-false'] = async () => ({
      Player: nothing,
      Host: nothing,
      Screen: nothing,
      RightAnswer: ({ solution }: { solution?: unknown }) => (solution ? 'True' : 'False'),
    })
    await prefetchChunk(pieces['true-false'] as (typeof KIND_PIECES)['choice'])
    await prefetchChunk(KIND_PIECES.choice)
  })
  afterAll(() => Reflect.deleteProperty(pieces, 'true-false'))

  const announced = (stage: ResultStage) => {
    const view = samplePlayerView(stage)
    const html = renderToStaticMarkup(
      <PlayerRound view={view} stage={stage} state={sampleLive(view)} />,
    )
    return (/role="status".*?pq-question"/s.exec(html)?.[0] ?? '').replace(/<[^>]*>/g, '')
  }

  test('contains the right answer, for every kind of question', () => {
    const { options } = sampleResultStage.question
    const right = options[sampleResultStage.solution.correctIndex ?? -1]
    expect(announced(sampleResultStage)).toContain(`The right answer: ${right}`)
    const question = { ...sampleResultStage.question, kind: 'true-false', options: [], shape: {} }
    const solution = { correctIndex: null, explanation: null, of: false }
    expect(announced({ ...sampleResultStage, question, solution })).toContain(
      'The right answer: False',
    )
  })
})

describe('a mode with components of its own', () => {
  beforeAll(async () => {
    await prefetchChunk(KIND_PIECES.choice)
    await prefetchChunk(MODE_PIECES.career_quest)
  })

  const view = { ...samplePlayerView(sampleQuestionStage), own: { chests: 3 } }
  const Piece = ({ modeView: own }: PlayerPieceProps) => (
    <p>{(own as { chests: number }).chests} chests</p>
  )
  const drawn = (piece: typeof Piece | null, mode = view.game.mode) => {
    const shown = { ...view, game: { ...view.game, mode } }
    return renderToStaticMarkup(
      <PlayerRounds view={shown} state={sampleLive(shown)} Piece={piece} />,
    )
  }

  test('is drawn by them, with the name and the standings around', () => {
    expect(drawn(Piece)).toContain('3 chests')
    expect(drawn(Piece)).toContain(view.you.displayName)
    expect(drawn(Piece)).not.toContain(sampleQuestionStage.question.text)
  })

  test('is drawn like any other where it has none for a player', () => {
    expect(drawn(null)).toContain(sampleQuestionStage.question.text)
  })

  test('waits while they load: they would replace what is typed', () => {
    expect(drawn(null, 'close_contour')).not.toContain(sampleQuestionStage.question.text)
    expect(drawn(null, 'close_contour')).toContain('pq-loading')
  })
})
