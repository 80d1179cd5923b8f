import { refuse } from '@pathquest/core/errors'
import { drawn } from '@pathquest/core/random'
import { defineBallots } from '../kits/ballots/ballots-mode'
import { closedGround, Ground, type Material, shareOf } from './ground'
import { manifest, TENS } from './manifest'
import { PAIRS } from './pairs'
import { classView, ownEnding, playerView, summaryOf } from './views'

const CHOOSE_MS = 15_000

/** Choose a side, then guess the class; nobody learns who chose what. Rules: RULES.md */
export const rules = defineBallots(manifest)<Ground>({
  extra: Ground,
  deal: ({ settings: { pairs }, draw }) => {
    const dealt = drawn(PAIRS, pairs, draw)
    return { questions: [], material: { pairs: dealt.map((pair) => ({ ...pair })) } as never }
  },
  rounds: ({ material }) => (material as unknown as Material).pairs.length,
  setup: () => ({ sides: {}, guesses: {}, share: null, scores: {}, walks: {}, story: [] }),
  opening: (ground) => ({ ...ground, sides: {}, guesses: {}, share: null }),
  phases: {
    side: {
      ms: () => CHOOSE_MS,
      closed: (ground) => ({ ...ground, share: shareOf(ground.sides) }),
    },
    guess: {
      ms: () => CHOOSE_MS,
      // Without a share there is nothing to guess.
      isSkipped: ({ share }, { settings }) => !settings.guess || share === null,
      closed: (ground) => ground,
    },
  },
  closed: (ground, { round, players }) => closedGround(ground, round, players),
  moves: {
    choose: {
      in: 'side',
      play: (ground, playerId, { side }) => ({
        ok: true,
        extra: { ...ground, sides: { ...ground.sides, [playerId]: side } },
      }),
    },
    guess: {
      in: 'guess',
      play: (ground, playerId, { tens }) =>
        ground.share === null
          ? refuse('not_now')
          : {
              ok: true,
              extra: { ...ground, guesses: { ...ground.guesses, [playerId]: TENS * tens } },
            },
    },
  },
  scoreOf: ({ scores }, playerId) => scores[playerId] ?? 0,
  modeViews: { player: playerView, all: classView },
  ending: (ground, context) => ({ summary: summaryOf(ground, context) as never }),
  endingOf: (ground, playerId) => ownEnding(ground, playerId) as never,
})
