// The steps of the full drill: which drills, how long, and what their figures count as.

export interface Step {
  name: string
  /** Below scripts/drill. */
  drill: string
  args: string[]
  /** Beyond it the step is ended and has failed. */
  minutes: number
}

/** What the whole drill counts, and the figures of steps that are part of it. */
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
  step('backup', 'backup', 10),
  step('upgrade', 'upgrade', 15),
  step('grades', 'grades', 15),
  step('network', 'network', 30),
  step('frames', 'frames', 45),
  step('rooms', 'crash', 60, '--only', 'rooms', '--kills', '300'),
  step('settlements', 'crash', 60, ...settlementArgs(300, 3)),
  step('deserted', 'crash', 10, '--only', 'deserted,lost'),
  step('abuse', 'abuse', 45),
]

function settlementArgs(kills: number, lanes: number) {
  return ['--only', 'settlements', '--settlements', String(kills), '--lanes', String(lanes)]
}
