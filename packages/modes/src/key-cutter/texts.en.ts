import type { ModeTexts } from '@pathquest/core/modes/manifest'
import { CREW_TEXTS } from '../kits/crews/crew-choice'

export const texts = {
  name: 'Key Cutter',
  note: 'Measure the lock together, then dare to turn the key.',
  'setting.minutes': 'Minutes',
  'setting.crewSize': 'Players in a team',
  ...CREW_TEXTS.en,
  'how.1': 'Each right answer is a mark. A few marks make a gauge: fewer in a small team.',
  'how.2':
    'A gauge measures one cut of the key: the real one is deeper, it fits, or it is shallower.',
  'how.3':
    'One turns the key, a team mate seconds it. Open: up to 24 points, fewer for each gauge.',
  cut: 'Cut {cut}',
  'measure.cut': 'Cut to measure',
  'measure.depth': 'Depth to try',
  measure: 'Use the gauge',
  yours: 'Your gauge: choose a cut and a depth',
  'gauge.open': 'A gauge is free: choose a cut and a depth',
  'gauge.others': 'A team mate is choosing what to measure.',
  marks: '{count} of {total} marks for a gauge',
  deeper: 'Cut {cut}: deeper than {depth}',
  fits: 'Cut {cut}: {depth} fits',
  shallower: 'Cut {cut}: shallower than {depth}',
  crew: 'Team {number}',
  known: 'cut {cut}: {depth}',
  range: 'cut {cut}: {least} to {most}',
  'key.title': 'Your key',
  turn: 'Turn the key',
  worth: { one: 'Opens for {count} point', other: 'Opens for {count} points' },
  'turn.wait': 'You want to turn {key}. A team mate has to second it.',
  'turn.asked': 'A team mate wants to turn {key}.',
  second: 'Second it',
  jam: '{count} of 5 cuts fit. No turn for {seconds} s',
  'jam.over': 'The last turn: {count} of 5 cuts fit.',
  open: { one: 'Open: {count} point', other: 'Open: {count} points' },
  'crew.keys': {
    one: 'Team {number}: {count} key opened',
    other: 'Team {number}: {count} keys opened',
  },
  evening: 'The last quarter',
  'cue.first': 'No lock is open yet. Remind the teams: ask one another before using a gauge.',
  'cue.known': {
    one: 'One team knows its whole key: somebody turns it, and somebody else agrees.',
    other: '{count} teams know their whole key: somebody turns it, and somebody else agrees.',
  },
  'cue.nearly': {
    one: 'One team needs one more cut: ask who knows what has been tried there.',
    other: '{count} teams need one more cut: ask who knows what has been tried there.',
  },
  'cue.open': {
    one: 'One lock is open. Ask that team how it chose what to measure.',
    other: '{count} locks are open. Ask a team how it chose what to measure.',
  },
  'cue.evening': {
    one: 'The last quarter, with {count} lock open: now it may pay to dare a turn.',
    other: 'The last quarter, with {count} locks open: now it may pay to dare a turn.',
  },
  'end.title': { one: 'The class opened one lock', other: 'The class opened {count} locks' },
  'end.crew': {
    one: 'Your team opened one lock, for {points} points.',
    other: 'Your team opened {count} locks, for {points} points.',
  },
  'end.own': {
    one: 'You gave it one mark. Measured by you: {gauged}.',
    other: 'You gave it {count} marks. Measured by you: {gauged}.',
  },
} as const satisfies ModeTexts
