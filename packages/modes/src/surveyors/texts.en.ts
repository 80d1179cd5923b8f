import type { ModeTexts } from '@pathquest/core/modes/manifest'
import { CREW_TEXTS } from '../kits/crews/crew-choice'

export const texts = {
  name: 'Surveyors',
  note: 'Right answers earn stakes; your team decides where.',
  'setting.teams': 'Number of teams',
  ...CREW_TEXTS.en,
  'how.1': 'Each right answer earns your team stakes. The more of you are right, the more stakes.',
  'how.2': 'Name a tile beside your land. Your team takes what most of you name.',
  'how.3': 'Peaks count 3, all other land 1. If two teams take the same tile, it stays as it was.',
  title: 'Which tile shall your team take?',
  stakes: { one: '{count} stake for your team', other: '{count} stakes for your team' },
  double: 'The last two rounds bring twice the stakes',
  'tile.free': 'worth {worth}, free',
  'tile.foreign': 'worth {worth}, Team {owner}, takes 2 stakes',
  peak: 'peak',
  named: 'You named {tile}. Waiting for the others.',
  watching: 'No tile is in reach of your team this time.',
  chosen: '{chosen} of {present} have named a tile',
  team: 'Team {number}',
  'team.land': {
    one: 'Team {number}: {count} point of land',
    other: 'Team {number}: {count} points of land',
  },
  'team.stakes': {
    one: 'Team {number}: {count} stake',
    other: 'Team {number}: {count} stakes',
  },
  'took.tiles': { one: 'Team {number} took {list}.', other: 'Team {number} took {list}.' },
  'took.none': 'No land was taken.',
  contested: 'Wanted by two teams, and so as it was: {list}.',
  'verdict.stakes': {
    one: 'Your team has {count} stake this round.',
    other: 'Your team has {count} stakes this round.',
  },
  'verdict.yours': 'Your team took {tile}, your tile: +2.',
  map: 'The map. {lands}.',
  'cue.ask': 'Ask each team which tile opens the way to a peak.',
  'cue.behind':
    'Team {number} is alone in last place: it gets 2 stakes more. Ask where it will go.',
  'cue.contested': 'Two teams wanted the same tile. Ask both what they saw in it.',
  'cue.lead': 'Team {number} has the most land. Ask the others where its border is thin.',
  'cue.level': 'The teams are level. Ask which peak is still free.',
  'step.name': 'Show the Land',
  'end.title': 'The map is drawn',
  'end.won': {
    one: 'Team {number} holds the most land: {count} point.',
    other: 'Team {number} holds the most land: {count} points.',
  },
  'end.since': 'In front since question {round}.',
  'end.level': 'Two teams share the first place.',
  'end.own': {
    one: 'You named {count} tile, and your team took {taken}.',
    other: 'You named {count} tiles, and your team took {taken} of them.',
  },
} as const satisfies ModeTexts
