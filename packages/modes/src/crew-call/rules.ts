import { refuse } from '@pathquest/core/errors'
import { SHOWN } from '../kits/ballots/ballot-rules'
import { defineBallots } from '../kits/ballots/ballots-mode'
import { Call, closedCall, GALLERY_FROM, NEW_CALL, withGalleries } from './call'
import { deal, type Material } from './deal'
import { manifest } from './manifest'
import { classView, ownEnding, playerView, summaryOf } from './views'

const GALLERY_MS = 45_000

/** Build a crew of three, give a reason, star another's. Rules: RULES.md */
export const rules = defineBallots(manifest)<Call>({
  extra: Call,
  deal: (request) => deal(request) as never,
  rounds: ({ material }) => (material as unknown as Material).missions.length,
  setup: () => NEW_CALL,
  opening: (call) => ({ ...call, plans: {}, ring: [], galleries: {}, stars: {} }),
  phases: {
    plan: {
      ms: ({ settings }) => settings.planSeconds * 1_000,
      closed: (call, { players }, context) => {
        const here = context.players.filter(({ id, present }) => present && players.includes(id))
        return withGalleries(
          call,
          here.map(({ id }) => id),
          context.random,
        )
      },
    },
    gallery: {
      ms: () => GALLERY_MS,
      isSkipped: ({ ring }) => ring.length < GALLERY_FROM,
      closed: (call) => call,
    },
  },
  closed: (call, { round }) => closedCall(call, round),
  moves: {
    send: {
      in: 'plan',
      play: (call, playerId, { a, b, c, reason }) => {
        const crew = [a, b, c]
        if (new Set(crew).size < crew.length) return refuse('not_now')
        return {
          ok: true,
          extra: { ...call, plans: { ...call.plans, [playerId]: { crew, reason } } },
        }
      },
    },
    star: {
      in: 'gallery',
      play: (call, playerId, { place, tag }) => {
        const plan = call.galleries[playerId]?.[place]
        if (plan === undefined) return refuse('not_now')
        return { ok: true, extra: { ...call, stars: { ...call.stars, [playerId]: { plan, tag } } } }
      },
    },
    show_name: {
      in: SHOWN,
      play: (call, maker, _, __, { round: mission }) => {
        const isShown = call.story.at(-1)?.top.some((one) => one.maker === maker)
        const isNamed = call.named.some((one) => one.mission === mission && one.maker === maker)
        if (!isShown || isNamed) return refuse('not_now')
        const named = [...call.named, { mission, maker }]
        return { ok: true, extra: { ...call, named }, notify: 'class' }
      },
    },
  },
  modeViews: { player: playerView, all: classView },
  ending: (call, context) => ({ summary: summaryOf(call, context) as never }),
  endingOf: (call, playerId, context) => ownEnding(call, playerId, context) as never,
})
