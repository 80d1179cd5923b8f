import type { CorpusFile } from './corpus'

const typed = (...lines: string[]) => lines.join('\n')

/** Text as people type and paste it, Aiken among it. */
export const TYPED: CorpusFile[] = [
  {
    name: 'the documented form: answers below, an asterisk before the right one',
    format: 'lines',
    file: typed('Who repairs the roof of a house?', 'Baker', '*Roofer', 'Pilot'),
    rows: [['Who repairs the roof of a house?', 'Baker | *Roofer | Pilot']],
  },
  {
    name: 'a lettered question, then one without letters and marks',
    format: 'lines',
    file: typed(
      '1. Who repairs the roof of a house?',
      'a. Roofer',
      'b. Baker',
      'c. Pilot',
      'Answer: a',
      '',
      'Who bakes the bread of a town?',
      'Roofer',
      'Baker',
      'Pilot',
    ),
    rows: [
      ['Who repairs the roof of a house?', '*Roofer | Baker | Pilot'],
      ['Who bakes the bread of a town?', 'Roofer | Baker | Pilot', 'correct_none'],
    ],
  },
  {
    name: 'a title, an introduction and a rule between questions',
    file: typed(
      'Safety at work',
      '',
      '1. Who wears a hard hat on a site?',
      'A) Everybody',
      'B) Nobody',
      'Answer: A',
      '-----',
      '2. Who wears gloves in a lab?',
      'A) Nobody',
      'B) Everybody',
      'Answer: B',
      '',
      'Good luck!',
    ),
    rows: [
      ['Safety at work', null, 'stray_text'],
      ['Who wears a hard hat on a site?', '*Everybody | Nobody'],
      ['Who wears gloves in a lab?', 'Nobody | *Everybody'],
      ['Good luck!', null, 'stray_text'],
    ],
    headings: 1,
  },
  {
    name: 'an answer parted from its question by an empty line',
    file: typed('1. Who wears a hard hat on a site?', 'A) Everybody', 'B) Nobody', '', 'Answer: A'),
    rows: [['Who wears a hard hat on a site?', '*Everybody | Nobody']],
  },
  {
    name: 'empty lines between all lines',
    file: typed(
      '1. Who wears a hard hat on a site?',
      '',
      'A) Everybody',
      '',
      '*B) Nobody',
      '',
      '2. Who wears gloves in a lab?',
      '',
      '*A) Everybody',
      '',
      'B) Nobody',
    ),
    rows: [
      ['Who wears a hard hat on a site?', 'Everybody | *Nobody'],
      ['Who wears gloves in a lab?', '*Everybody | Nobody'],
    ],
  },
  {
    name: 'answers without letters, an empty line after the question',
    file: typed('Who repairs the roof of a house?', '', 'Baker', '*Roofer', 'Pilot'),
    rows: [['Who repairs the roof of a house?', 'Baker | *Roofer | Pilot']],
  },
  {
    name: 'questions without letters one right below the other',
    file: typed(
      'Who repairs the roof of a house?',
      'Baker',
      '*Roofer',
      'Who bakes the bread of a town?',
      '*Baker',
      'Roofer',
    ),
    rows: [
      ['Who repairs the roof of a house?', 'Baker | *Roofer'],
      ['Who bakes the bread of a town?', '*Baker | Roofer'],
    ],
  },
  {
    name: 'a list of answers at the end',
    file: typed(
      '1. Who wears a hard hat on a site?',
      'A. Nobody',
      'B. Everybody',
      '2. Who wears gloves in a lab?',
      'A. Everybody',
      'B. Nobody',
      '',
      'Answer Key',
      '1. B',
      '2) A',
    ),
    rows: [
      ['Who wears a hard hat on a site?', 'Nobody | *Everybody'],
      ['Who wears gloves in a lab?', '*Everybody | Nobody'],
    ],
    headings: 3,
  },
  {
    name: 'a question with its answer alone',
    file: typed('Which city is the capital of Peru?', 'Answer: Lima'),
    rows: [['Which city is the capital of Peru?', 'typed: Lima']],
  },
  {
    name: 'a numbered question that nobody finished',
    file: typed(
      '1. Who repairs the roof of a house?',
      'A) Roofer',
      '*B) Slater',
      '',
      '2. Name a trade',
    ),
    rows: [
      ['Who repairs the roof of a house?', 'Roofer | *Slater'],
      ['Name a trade', '', 'options_few', 'correct_none'],
    ],
  },
  {
    name: 'lettered answers that are numbers, and a key that is one of them',
    file: typed('How many legs has a tripod?', 'A) 2', 'B) 3', 'C) 4', 'Answer: 3'),
    rows: [['How many legs has a tripod?', '2 | *3 | 4']],
  },
  {
    name: 'Aiken without spaces behind the letters',
    format: 'aiken',
    file: typed('Who repairs the roof of a house?', 'A)Baker', 'B)Roofer', 'ANSWER: B'),
    rows: [['Who repairs the roof of a house?', 'Baker | *Roofer']],
  },
  {
    name: 'Aiken with numbers in place of letters',
    format: 'aiken',
    file: typed(
      'Who repairs the roof of a house?',
      '1. Baker',
      '2. Roofer',
      '3. Pilot',
      'ANSWER: 2',
    ),
    rows: [['Who repairs the roof of a house?', 'Baker | *Roofer | Pilot']],
  },
  {
    name: 'Aiken with numbered questions, lower letters and a stray line',
    format: 'aiken',
    file: typed(
      '1. Who repairs the roof of a house?',
      'A. Baker',
      'B. Roofer',
      'ANSWER: B',
      '2. Who bakes the bread of a town?',
      'A. Baker',
      'B. Roofer',
      'ANSWER: A',
      'End of part one',
    ),
    rows: [
      ['Who repairs the roof of a house?', 'Baker | *Roofer'],
      ['Who bakes the bread of a town?', '*Baker | Roofer'],
      ['End of part one', null, 'stray_text'],
    ],
  },
  {
    name: 'an abbreviation that looks like a letter',
    file: typed(
      'Which tools cut well,',
      'e.g. thick boards of oak?',
      'A) Saw',
      'B) Spoon',
      'Answer: A',
    ),
    rows: [['Which tools cut well,\ne.g. thick boards of oak?', '*Saw | Spoon']],
  },
  {
    name: 'a key with its reason',
    file: typed(
      'Which metal rusts in the rain?',
      'A) Gold',
      'B) Iron',
      'Answer: B, because of oxygen',
    ),
    rows: [['Which metal rusts in the rain?', 'Gold | *Iron']],
  },
  {
    name: 'Spanish words around it',
    file: typed(
      'Pregunta 1: ¿Quién repara el techo de una casa?',
      'a) Panadera',
      'b) Techador',
      'Respuesta correcta: b',
    ),
    rows: [['¿Quién repara el techo de una casa?', 'Panadera | *Techador']],
  },
  {
    name: 'answers and key on the line of the question',
    file: typed(
      '1. Who repairs the roof of a house? a) Baker b) Roofer c) Pilot Answer: b',
      '2. Who bakes the bread of a town? A. Baker B. Roofer',
      'Answer: A',
    ),
    rows: [
      ['Who repairs the roof of a house?', 'Baker | *Roofer | Pilot'],
      ['Who bakes the bread of a town?', '*Baker | Roofer'],
    ],
  },
  {
    name: 'true and false as the answer alone',
    file: typed(
      '1. A nurse works at night at times.',
      'Answer: True',
      '2. Rain is dry.',
      'Answer: F',
    ),
    rows: [
      ['A nurse works at night at times.', '*True | False'],
      ['Rain is dry.', 'True | *False'],
    ],
  },
  {
    name: 'Q and A',
    file: typed('Q: Which city is the capital of Peru?', 'A: Lima'),
    rows: [['Which city is the capital of Peru?', 'typed: Lima']],
  },
  {
    name: 'formulas and raised digits in typed text',
    file: typed('Is 10<sup>3</sup> more than $\\frac{1}{2}$?', '*a) Yes, it&#39;s more', 'b) No'),
    rows: [['Is 10³ more than ½?', "*Yes, it's more | No"]],
  },
  {
    name: 'a line behind answers without letters',
    file: typed('Which fire needs a lid?', 'Wood', '*Oil', '', 'Good luck!'),
    rows: [
      ['Which fire needs a lid?', 'Wood | *Oil'],
      ['Good luck!', null, 'stray_text'],
    ],
  },
]
