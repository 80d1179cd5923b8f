import type { CorpusFile } from './corpus'

const HEADER = 'Question,Answer 1,Answer 2,Answer 3,Answer 4,Correct'
const csv = (...lines: string[]) => lines.join('\n')

/** CSV: keys, headers, what stands around the questions. */
export const TABLES: CorpusFile[] = [
  {
    name: 'columns of wrong answers are called Wrong 1 and Wrong 2',
    file: csv(
      'Question\tCorrect answer\tWrong 1\tWrong_2',
      'Who joins metal?\tWelder\tBaker\tPilot',
      'Who bakes bread?\tBaker\tWelder\tNurse',
    ),
    rows: [
      ['Who joins metal?', '*Welder | Baker | Pilot'],
      ['Who bakes bread?', '*Baker | Welder | Nurse'],
    ],
  },
  {
    name: 'keys are texts, one of them looks like a place',
    file: csv(
      HEADER,
      'What is 1+2 on a site?,2,3,4,5,3',
      'How many legs has a tripod?,1,2,3,4,3',
      'How many hours are in a shift?,6,7,8,9,8',
    ),
    rows: [
      ['What is 1+2 on a site?', '2 | *3 | 4 | 5'],
      ['How many legs has a tripod?', '1 | 2 | *3 | 4'],
      ['How many hours are in a shift?', '6 | 7 | *8 | 9'],
    ],
  },
  {
    name: 'keys are places, though one of them is also a text',
    file: csv(
      HEADER,
      'What is 1+2 on a site?,3,2,4,5,1',
      'How many wheels has a barrow?,4,1,2,3,2',
      'Who lays bricks for a wall?,Baker,Nurse,Mason,Pilot,3',
    ),
    rows: [
      ['What is 1+2 on a site?', '*3 | 2 | 4 | 5'],
      ['How many wheels has a barrow?', '4 | *1 | 2 | 3'],
      ['Who lays bricks for a wall?', 'Baker | Nurse | *Mason | Pilot'],
    ],
  },
  {
    name: 'nothing says how the only key is meant',
    file: csv(HEADER, 'What is 1+2 on a site?,2,3,4,5,3'),
    rows: [['What is 1+2 on a site?', '2 | 3 | 4 | 5', 'correct_none', 'key_unclear']],
  },
  {
    name: 'letters that are also answers',
    file: csv(
      'Question,A,B,C,D,Answer',
      'Which blood type gives to all others?,A,B,O,AB,B',
      'Which vitamin is in carrots mostly?,C,A,D,B,A',
    ),
    rows: [
      ['Which blood type gives to all others?', 'A | *B | O | AB'],
      ['Which vitamin is in carrots mostly?', 'C | A | D | B', 'correct_none', 'key_unclear'],
    ],
  },
  {
    name: 'letters of which one can only be a text',
    file: csv(
      'Question,A,B,C,D,Answer',
      'Which blood type gives to all others?,A,B,O,AB,O',
      'Which vitamin is in carrots mostly?,C,A,D,B,A',
    ),
    rows: [
      ['Which blood type gives to all others?', 'A | B | *O | AB'],
      ['Which vitamin is in carrots mostly?', 'C | *A | D | B'],
    ],
  },
  {
    name: 'answers that differ in capitals alone',
    file: csv(HEADER, 'Which genotype is recessive in peas?,AA,Aa,aa,aA,aa'),
    rows: [['Which genotype is recessive in peas?', 'AA | Aa | *aa | aA']],
  },
  {
    name: 'places that count from 0 on',
    file: csv(
      'title_text,option1_text,option2_text,option3_text,correctAnswer_index',
      'Who repairs the roof of a house?,Roofer,Baker,Nurse,0',
      'Who bakes the bread of a town?,Roofer,Baker,Nurse,1',
    ),
    rows: [
      ['Who repairs the roof of a house?', '*Roofer | Baker | Nurse'],
      ['Who bakes the bread of a town?', 'Roofer | *Baker | Nurse'],
    ],
  },
  {
    name: 'names of columns as keys: option_a',
    format: 'pathquest',
    file: csv(
      'question_text,option_a,option_b,option_c,correct_option',
      'Who repairs the roof of a house?,Baker,Roofer,Nurse,option_b',
      'Who bakes the bread of a town?,Baker,Roofer,Nurse,option_a',
    ),
    rows: [
      ['Who repairs the roof of a house?', 'Baker | *Roofer | Nurse'],
      ['Who bakes the bread of a town?', '*Baker | Roofer | Nurse'],
    ],
  },
  {
    name: 'headers as programs write them: optionA, correctAnswer',
    file: csv(
      'id,questionText,optionA,optionB,correctAnswer,topic',
      '1,Who repairs the roof of a house?,Baker,Roofer,B,Trades',
    ),
    rows: [['Who repairs the roof of a house?', 'Baker | *Roofer']],
    notes: ['columns_left_out'],
  },
  {
    name: 'letters with their texts, in the answers and in the key',
    file: csv(
      'Question,Option 1,Option 2,Option 3,Answer',
      'Who repairs the roof of a house?,A) Baker,B) Roofer,C) Nurse,B) Roofer',
    ),
    rows: [['Who repairs the roof of a house?', 'Baker | *Roofer | Nurse']],
  },
  {
    name: 'two right answers as a list of a program',
    file: csv(
      'question,options,correct_answers',
      '"Which of these are metals?","[""Iron"", ""Oak"", ""Zinc""]","[""Iron"", ""Zinc""]"',
    ),
    rows: [['Which of these are metals?', 'several: *Iron | Oak | *Zinc']],
  },
  {
    name: 'all answers in one cell',
    file: csv(
      'question,choices,correctAnswer,explanation',
      'Who repairs the roof of a house?,Baker|Roofer|Nurse,Roofer,Roofers work at height.',
      'Which metal rusts in the rain?,Gold|Iron|Tin,Iron,Water and air do it.',
    ),
    rows: [
      ['Who repairs the roof of a house?', 'Baker | *Roofer | Nurse'],
      ['Which metal rusts in the rain?', 'Gold | *Iron | Tin'],
    ],
    explanations: ['Roofers work at height.', 'Water and air do it.'],
  },
  {
    name: 'an answer with a comma, and its text as the key',
    file: csv(
      'Question;Option 1;Option 2;Correct',
      'Where is the head office?;Paris, Texas;Rome, Georgia;Rome, Georgia',
    ),
    rows: [['Where is the head office?', 'Paris, Texas | *Rome, Georgia']],
  },
  {
    name: 'A and B as a text of its own',
    file: csv(
      'Question,A,B,C,D,Answer',
      'Which of these cut wood well?,Saw,Chisel,A and B,Spoon,C',
      'Which of these measure length?,Rule,Scale,Tape,A and C,D',
    ),
    rows: [
      ['Which of these cut wood well?', 'Saw | Chisel | *A and B | Spoon'],
      ['Which of these measure length?', 'Rule | Scale | Tape | *A and C'],
    ],
  },
  {
    name: 'no header, keys are texts',
    file: csv(
      'Who repairs the roof of a house?,Baker,Pilot,Roofer,Nurse,Roofer',
      'What is 1+2 on a site?,2,3,4,5,3',
    ),
    rows: [
      ['Who repairs the roof of a house?', 'Baker | Pilot | *Roofer | Nurse'],
      ['What is 1+2 on a site?', '2 | *3 | 4 | 5'],
    ],
  },
  {
    name: 'a question about rows: a note below, an empty numbered row, the header again',
    file: csv(
      HEADER,
      'Who repairs the roof of a house?,Baker,Pilot,Roofer,Nurse,3',
      ',,,,,',
      HEADER,
      'Who bakes the bread of a town?,Baker,Pilot,Roofer,Nurse,1',
      ',,,,,,Ask Ana about the rest',
    ),
    rows: [
      ['Who repairs the roof of a house?', 'Baker | Pilot | *Roofer | Nurse'],
      ['Who bakes the bread of a town?', '*Baker | Pilot | Roofer | Nurse'],
      ['Ask Ana about the rest', null, 'stray_text'],
    ],
    headings: 2,
  },
  {
    name: 'true and false as the key alone',
    file: csv(
      'question,type,answer',
      'A nurse works at night at times.,TF,TRUE',
      'Rain is dry on most days.,TF,F',
    ),
    rows: [
      ['A nurse works at night at times.', '*True | False'],
      ['Rain is dry on most days.', 'True | *False'],
    ],
  },
  {
    name: 'T and F beside True and False',
    file: csv(
      'Question,Option 1,Option 2,Correct',
      'A nurse works at night at times.,True,False,T',
      'Rain is dry on most days.,True,False,F',
    ),
    rows: [
      ['A nurse works at night at times.', '*True | False'],
      ['Rain is dry on most days.', 'True | *False'],
    ],
  },
  {
    name: 'asterisks in place of a key',
    file: csv('Question,Option 1,Option 2', 'Who repairs the roof of a house?,Baker,*Roofer'),
    rows: [['Who repairs the roof of a house?', 'Baker | *Roofer']],
  },
  {
    name: 'numbers written in two ways',
    file: csv(
      'Question;Option 1;Option 2;Option 3;Correct',
      'How much does the saw cost?;$1,234.50;$12.50;$99;1234.5',
      'What is half of the whole?;25%;50%;75%;0.5',
    ),
    rows: [
      ['How much does the saw cost?', '*$1,234.50 | $12.50 | $99'],
      ['What is half of the whole?', '25% | *50% | 75%'],
    ],
  },
  {
    name: 'pictures and sounds of answers in columns of their own',
    file: csv(
      'question,option_1,option_1_image,option_2,option_2_image,correct',
      'Who repairs the roof of a house?,Baker,a.png,Roofer,b.png,2',
    ),
    rows: [['Who repairs the roof of a house?', 'Baker | *Roofer']],
    notes: ['columns_left_out'],
  },
  {
    name: 'quotes that open a cell and never close it',
    file: csv(
      HEADER,
      'Who repairs the roof of a house?,"Roofer,Baker,Pilot,Nurse,1',
      'Who bakes the bread of a town?,Roofer,Baker,Pilot,Nurse,2',
      'Who flies a plane to Peru?,Roofer,Baker,"Pilot",Nurse,3',
      '"Who cares for people, day and night?,Roofer,Baker,Pilot,Nurse,4',
      'Who lays bricks for a wall?,Mason,Baker,Pilot,Nurse,1',
    ),
    rows: [
      ['Who repairs the roof of a house?', '*Roofer | Baker | Pilot | Nurse'],
      ['Who bakes the bread of a town?', 'Roofer | *Baker | Pilot | Nurse'],
      ['Who flies a plane to Peru?', 'Roofer | Baker | *Pilot | Nurse'],
      ['Who cares for people, day and night?', 'Roofer | Baker | Pilot | *Nurse'],
      ['Who lays bricks for a wall?', '*Mason | Baker | Pilot | Nurse'],
    ],
  },
  {
    name: 'a cell of several lines',
    file: csv(HEADER, '"Who repairs', 'the roof, a wall?",Roofer,Baker,Pilot,Nurse,1'),
    rows: [['Who repairs\nthe roof, a wall?', '*Roofer | Baker | Pilot | Nurse']],
  },
  {
    name: 'formulas and raised signs as programs write them',
    file: csv(
      HEADER,
      'How many grams are 10<sup>3</sup> kg?,10<sup>6</sup>,$\\frac{1}{2}$,$5,$10,1',
      'Which tag raises text in HTML?,<sup>,<sub>,<b>,<p>,1',
    ),
    rows: [
      ['How many grams are 10³ kg?', '*10⁶ | ½ | $5 | $10'],
      ['Which tag raises text in HTML?', '*<sup> | <sub> | <b> | <p>'],
    ],
  },
  {
    name: 'a table in Markdown, characters by their names',
    file: csv(
      '| Question | A | B | Answer |',
      '|---|:--:|---|---|',
      '| Where&#039;s the caf&eacute;, &quot;Sol&quot;? | Here | There | B |',
    ),
    rows: [['Where\'s the café, "Sol"?', 'Here | *There']],
    headings: 2,
  },
  {
    name: 'keys of several letters, and with a word before them',
    file: csv(
      'Question,A,B,C,D,Answer',
      'Which of these are metals?,Iron,Oak,Zinc,Pine,AC',
      'Who repairs the roof of a house?,Baker,Roofer,Pilot,Nurse,Option B',
    ),
    rows: [
      ['Which of these are metals?', 'several: *Iron | Oak | *Zinc | Pine'],
      ['Who repairs the roof of a house?', 'Baker | *Roofer | Pilot | Nurse'],
    ],
  },
]
