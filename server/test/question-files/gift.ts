import type { CorpusFile } from './corpus'

const gift = (...lines: string[]) => lines.join('\n')

/** GIFT as people write it. */
export const GIFT: CorpusFile[] = [
  {
    name: 'both signs before the right answer',
    file: gift('Who repairs the roof of a house?{~=Roofer~Baker~Pilot}'),
    rows: [['Who repairs the roof of a house?', '*Roofer | Baker | Pilot']],
  },
  {
    name: 'questions without an empty line between them, a comment at the end',
    file: gift(
      '// Trades',
      'Who repairs the roof of a house?{=Roofer ~Baker}',
      'Who bakes the bread of a town?{~Roofer =Baker}',
      '',
      '// The end',
    ),
    rows: [
      ['Who repairs the roof of a house?', '*Roofer | Baker'],
      ['Who bakes the bread of a town?', 'Roofer | *Baker'],
    ],
    headings: 1,
  },
  {
    name: 'true and false in small letters',
    file: gift('A nurse works at night at times.{true}', '', 'Rain is dry on most days.{f}'),
    rows: [
      ['A nurse works at night at times.', '*True | False'],
      ['Rain is dry on most days.', 'True | *False'],
    ],
  },
  {
    name: 'a gap within the text',
    file: gift('A {=roofer ~baker ~pilot} repairs the roof of a house.'),
    rows: [['A _____ repairs the roof of a house.', '*roofer | baker | pilot']],
  },
  {
    name: 'remarks on answers: that of the right one explains, the other is left out',
    file: gift('Which metal rusts in the rain?{=Iron#Water and air do it. ~Gold#No, never.}'),
    rows: [['Which metal rusts in the rain?', '*Iron | Gold', 'feedback_left_out']],
    explanations: ['Water and air do it.'],
  },
  {
    name: 'bold text of Markdown',
    file: gift('[markdown]Who repairs the **roof** of a house?{=Roofer ~Baker}'),
    rows: [['Who repairs the roof of a house?', '*Roofer | Baker']],
  },
]
