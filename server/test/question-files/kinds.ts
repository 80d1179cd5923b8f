import type { CorpusFile } from './corpus'

const csv = (...lines: string[]) => lines.join('\n')
const typed = csv

const moodle = (type: string, text: string, inside: string) =>
  `<question type="${type}"><questiontext format="plain_text"><text>${text}</text></questiontext>${inside}</question>`
const quiz = (...questions: string[]) => `<quiz>${questions.join('')}</quiz>`
const answer = (fraction: number, text: string, more = '') =>
  `<answer fraction="${fraction}"><text>${text}</text>${more}</answer>`
const pair = (left: string, right: string) =>
  `<subquestion format="plain_text"><text>${left}</text><answer><text>${right}</text></answer></subquestion>`

export const TRADES = 'match: Hammer = Carpenter | Trowel = Mason | Pliers = Electrician'
export const STEPS = 'order: Foundation > Walls > Roof'

/** Questions of other kinds than one right option, in each format but QTI that has them. */
export const KINDS: CorpusFile[] = [
  {
    name: 'GIFT: kinds beside options',
    format: 'gift',
    file: typed(
      'Who works with what? {=Hammer -> Carpenter =Trowel -> Mason =Pliers -> Electrician = -> Pilot}',
      '',
      'How many legs has a spider? {#7..9}',
      '',
      'How many legs has a spider? {#=8:0 =%50%8:2 =%20%8:4}',
      '',
      'How many legs has a spider? {#=8 =80}',
      '',
      'Which of these are metals? {=Iron =Zinc ~Oak}',
      '',
      'Which of these are metals? {~%33.333%Iron ~%33.333%Zinc ~%33.333%Tin ~%-100%Oak}',
      '',
      'Who covers a house with tiles? {=*roofer* =A\\*tiler =%50%mason}',
    ),
    rows: [
      ['Who works with what?', TRADES, 'partners_left_out'],
      ['How many legs has a spider?', 'number: 8 ±1, 0 to 20 by 1'],
      ['How many legs has a spider?', 'number: 8 ±0, half ±2, 0 to 20 by 1', 'partial_credit'],
      ['How many legs has a spider?', null, 'numeric'],
      ['Which of these are metals?', 'several: *Iron | *Zinc | Oak'],
      ['Which of these are metals?', 'several: *Iron | *Zinc | *Tin | Oak'],
      ['Who covers a house with tiles?', 'typed: roofer / A*tiler', 'partial_credit'],
    ],
  },
  {
    name: 'Moodle XML: kinds beside options',
    format: 'moodle_xml',
    file: quiz(
      moodle(
        'matching',
        'Who works with what?',
        pair('Hammer', 'Carpenter') + pair('Trowel', 'Mason') + pair('Pliers', 'Electrician'),
      ),
      moodle(
        'ddmatch',
        'Who works with what?',
        `${pair('Hammer', 'Carpenter')}${pair('Trowel', 'Mason')}${pair('Pliers', 'Electrician')}${pair('', 'Pilot')}`,
      ),
      moodle(
        'ordering',
        'In which order is a house built?',
        answer(1, 'Foundation') + answer(3, 'Roof') + answer(2, 'Walls'),
      ),
      moodle(
        'numerical',
        'How long is a ladder of ten steps?',
        `${answer(100, '3', '<tolerance>0.25</tolerance>')}${answer(50, '3', '<tolerance>0.5</tolerance>')}<units><unit><multiplier>1</multiplier><unit_name>m</unit_name></unit><unit><multiplier>100</multiplier><unit_name>cm</unit_name></unit></units><generalfeedback format="plain_text"><text>A step is 30 cm high.</text></generalfeedback>`,
      ),
      moodle(
        'shortanswer',
        'Who covers a house with tiles?',
        `${answer(100, '*roofer*')}${answer(100, 'tiler')}${answer(0, '*')}`,
      ),
      moodle(
        'multichoice',
        'Which of these is a metal, at best?',
        `<single>true</single>${answer(100, 'Iron')}${answer(100, 'Zinc')}${answer(0, 'Oak')}`,
      ),
      moodle(
        'multichoiceset',
        'Which of these are metals?',
        answer(100, 'Iron') + answer(100, 'Zinc') + answer(0, 'Oak'),
      ),
      moodle(
        'matching',
        'Who works with what?',
        pair('Hammer', 'Carpenter') + pair('Trowel', 'Mason'),
      ),
      moodle(
        'ordering',
        'Which comes first?',
        [...'abcdefg'].map((one) => answer(0, one)).join(''),
      ),
      moodle('calculated', 'What is {x} and {y}?', answer(100, '{x}+{y}')),
    ),
    rows: [
      ['Who works with what?', TRADES],
      ['Who works with what?', TRADES, 'partners_left_out'],
      ['In which order is a house built?', STEPS],
      ['How long is a ladder of ten steps?', 'number: 3 ±0.25, half ±0.5, 0 to 10 by 0.01m'],
      ['Who covers a house with tiles?', 'typed: roofer / tiler'],
      ['Which of these is a metal, at best?', '*Iron | *Zinc | Oak', 'correct_several'],
      ['Which of these are metals?', 'several: *Iron | *Zinc | Oak'],
      ['Who works with what?', null, 'matching'],
      ['Which comes first?', null, 'ordering'],
      ['What is {x} and {y}?', null, 'variables'],
    ],
  },
  {
    name: 'Brightspace: pairs, an order, words and a pattern',
    format: 'table',
    file: csv(
      'NewQuestion,M,',
      'QuestionText,Who works with what?,',
      'Choice,1,Hammer,',
      'Choice,2,Trowel,',
      'Choice,3,Pliers,',
      'Match,3,Electrician,',
      'Match,1,Carpenter,',
      'Match,2,Mason,',
      'Match,4,Pilot,',
      'NewQuestion,M,',
      'QuestionText,Which of these are metals?,',
      'Choice,1,Metal,',
      'Choice,2,Wood,',
      'Match,1,Iron,',
      'Match,2,Oak,',
      'Match,1,Zinc,',
      'NewQuestion,O,',
      'QuestionText,In which order is a house built?,',
      'Item,Foundation,NOT HTML,,',
      'Item,<b>Walls</b>,HTML,,',
      'Item,Roof,NOT HTML,On top,',
      'NewQuestion,SA,',
      'QuestionText,Which city is the capital of Peru?,',
      'Answer,100,Lima,',
      'Answer,100,Lima City,',
      'Answer,50,Callao,',
      'NewQuestion,SA,',
      'QuestionText,Which city is the capital of Chile?,',
      'Answer,100,San.*o,regexp',
    ),
    rows: [
      ['Who works with what?', TRADES, 'partners_left_out'],
      ['Which of these are metals?', 'match: Iron = Metal | Oak = Wood | Zinc = Metal'],
      ['In which order is a house built?', STEPS, 'feedback_left_out'],
      ['Which city is the capital of Peru?', 'typed: Lima / Lima City', 'partial_credit'],
      ['Which city is the capital of Chile?', '*San.*o', 'options_few', 'text_answer'],
    ],
  },
  {
    name: 'Blackboard: a kind in the first cell of each row',
    file: typed(
      'MA\tWhich of these are metals?\tIron\tcorrect\tOak\tincorrect\tZinc\tcorrect',
      'MC\tWhich of these is a metal?\tIron\tcorrect\tOak\tincorrect\tZinc\tcorrect',
      'ORD\tIn which order is a house built?\tFoundation\tWalls\tRoof',
      'MAT\tWho works with what?\tHammer\tCarpenter\tTrowel\tMason\tPliers\tElectrician',
      'NUM\tHow many legs has a spider?\t8\t1',
      'FIB\tWhich city is the capital of Peru?\tLima\tLima City',
      'ORD\tWhich comes first?\tHen\tEgg',
    ),
    rows: [
      ['Which of these are metals?', 'several: *Iron | Oak | *Zinc'],
      ['Which of these is a metal?', '*Iron | Oak | *Zinc', 'correct_several'],
      ['In which order is a house built?', STEPS],
      ['Who works with what?', TRADES],
      ['How many legs has a spider?', 'number: 8 ±1, 0 to 20 by 1'],
      ['Which city is the capital of Peru?', 'typed: Lima / Lima City'],
      ['Which comes first?', null, 'ordering'],
    ],
  },
  {
    name: 'a table with the kind of each question, as Quizizz has it',
    file: csv(
      'Question Text,Question Type,Option 1,Option 2,Option 3,Correct Answer,Time in seconds',
      'Who repairs the roof of a house?,Multiple Choice,Roofer,Baker,Pilot,1,30',
      'Which of these are metals?,Checkbox,Iron,Oak,Zinc,"1,3",30',
      'Which city is the capital of Peru?,Fill-in-the-Blank,Lima,Lima City,,,30',
      'Which trade would you try?,Poll,Roofer,Baker,Pilot,,30',
      'Describe a working day.,Open-Ended,,,,,30',
      'What do you think of it?,Poll,,,,,30',
    ),
    rows: [
      ['Who repairs the roof of a house?', '*Roofer | Baker | Pilot'],
      ['Which of these are metals?', 'several: *Iron | Oak | *Zinc'],
      ['Which city is the capital of Peru?', 'typed: Lima / Lima City'],
      ['Which trade would you try?', 'poll: Roofer | Baker | Pilot'],
      ['Describe a working day.', null, 'essay'],
      ['What do you think of it?', null, 'essay'],
    ],
  },
  {
    name: 'our own table, filled in by hand',
    format: 'pathquest',
    file: csv(
      'Pregunta,Tipo,Opción A,Opción B,Opción C,Opción D,Correcta,Pareja A,Pareja B,Pareja C,Tolerancia,Escala desde,Escala hasta,Unidad',
      '¿Quién repara el techo?,,Techadora,Panadero,,,A,,,,,,,',
      '¿Cuáles son metales?,Varias respuestas correctas,Hierro,Roble,Zinc,,"A,C",,,,,,,',
      '¿Cuánto mide la escalera?,Número,,,,,"3,5",,,,"0,5",0,10,m',
      '¿En qué orden se construye?,Orden,Cimientos,Paredes,Techo,,,,,,,,,',
      '¿Quién trabaja con qué?,Parejas,Sierra,Paleta,Alicates,,,Carpintera,Albañil,Electricista,,,,',
      '¿Qué oficio probarías tú?,Encuesta,Techadora,Panadero,,,,,,,,,,',
      '¿Quién cubre las casas?,Respuesta escrita,Techadora,Techador,,,,,,,,,,',
      '¿Cuánto mide la escalera?,Número,,,,,mucho,,,,,,,',
    ),
    rows: [
      ['¿Quién repara el techo?', '*Techadora | Panadero'],
      ['¿Cuáles son metales?', 'several: *Hierro | Roble | *Zinc'],
      ['¿Cuánto mide la escalera?', 'number: 3.5 ±0.5, 0 to 10 by 0.1m'],
      ['¿En qué orden se construye?', 'order: Cimientos > Paredes > Techo'],
      [
        '¿Quién trabaja con qué?',
        'match: Sierra = Carpintera | Paleta = Albañil | Alicates = Electricista',
      ],
      ['¿Qué oficio probarías tú?', 'poll: Techadora | Panadero'],
      ['¿Quién cubre las casas?', 'typed: Techadora / Techador'],
      ['¿Cuánto mide la escalera?', null, 'numeric'],
    ],
  },
  {
    name: 'several right options: more than are taken, alike, and all of them',
    file: csv(
      'Question,Option A,Option B,Option C,Option D,Option E,Option F,Option G,Correct',
      'Which of these are metals?,Iron,Zinc,Tin,Lead,Gold,Oak,Pine,"A,B,C,D,E"',
      'Which of these are metals?,Iron,Iron,Oak,,,,,"A,B"',
      'Which of these are metals?,Iron,Zinc,,,,,,"A,B"',
    ),
    rows: [
      [
        'Which of these are metals?',
        'several: *Iron | *Zinc | *Tin | *Lead | *Gold | Oak | Pine',
        'answer_faulty',
      ],
      ['Which of these are metals?', 'several: *Iron | *Iron | Oak', 'answer_faulty'],
      ['Which of these are metals?', '*Iron | *Zinc', 'correct_several'],
    ],
  },
  {
    name: 'Aiken with several letters',
    format: 'aiken',
    file: typed('Which of these are metals?', 'A. Iron', 'B. Oak', 'C. Zinc', 'ANSWER: A, C'),
    rows: [['Which of these are metals?', 'several: *Iron | Oak | *Zinc']],
  },
  {
    name: 'typed lines with several marks',
    format: 'lines',
    file: typed('Which of these are metals?', '*a) Iron', 'b) Oak', '*c) Zinc'),
    rows: [['Which of these are metals?', 'several: *Iron | Oak | *Zinc']],
  },
  {
    name: 'an answer that is the letter of an option that is not there',
    file: typed('Which of these is a metal?', 'Answer: B'),
    rows: [['Which of these is a metal?', '*B', 'options_few', 'text_answer']],
  },
]
