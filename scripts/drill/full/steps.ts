// The steps of the full drill: the drills, their timeouts, and how their figures are added up.

export interface Step {
  name: string
  /** Below scripts/drill. */
  drill: string
  args: string[]
  /** After this time the step is killed and has failed. */
  minutes: number
}

/** The totals of the whole drill, and the figures of steps that are added to them. */
export const totals = {
  lostAcknowledged: ['lostAcknowledged', 'lost'],
  rewardsDouble: ['rewardsDouble'],
  rewardsMissing: ['rewardsMissing'],
  crashes: ['crashes', 'crashed', 'ruleFaults'],
  stuck: ['stuck', 'neverSettled', 'blocked', 'silent'],
}

const step = (name: string, drill: string, minutes: number, ...args: string[]): Step => ({
  name,
  drill,
  args,
  minutes,
})

export const steps: Step[] = [
  step('names', 'names', 5),
  step('leak', 'leak', 10),
  step('leak-modes', 'leak', 15, '--modes', 'all'),
  step('backup', 'backup', 10),
  step('upgrade', 'upgrade', 15),
  step('stores', 'stores', 10),
  step('scale', 'scale', 30, '--kills', '30'),
  step('cards', 'cards', 10),
  step('grades', 'grades', 15),
  step('network', 'network', 30),
  step('frames', 'frames', 45),
  step('rooms', 'crash', 60, '--only', 'rooms', '--kills', '300'),
  step('modes', 'crash', 20, '--modes', 'all'),
  step('settlements', 'crash', 60, ...settlementArgs(300, 3)),
  step('deserted', 'crash', 10, '--only', 'deserted,lost'),
  step('abuse', 'abuse', 45),
]

function settlementArgs(kills: number, lanes: number) {
  return ['--only', 'settlements', '--settlements', String(kills), '--lanes', String(lanes)]
}
