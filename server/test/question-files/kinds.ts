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

const qti2 = (declared: string, body: string, more = '') =>
  `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i" title="T"><responseDeclaration identifier="R" ${declared}</responseDeclaration><itemBody>${body}</itemBody>${more}</assessmentItem>`
const right = (...values: string[]) =>
  `<correctResponse>${values.map((one) => `<value>${one}</value>`).join('')}</correctResponse>`
const choices = (name: string, ...texts: string[]) =>
  texts.map((one) => `<${name} identifier="${one[0]}">${one}</${name}>`).join('')
const within = (tolerance: string, points: number) =>
  `<equal toleranceMode="absolute" tolerance="${tolerance}"><variable identifier="R"/><correct identifier="R"/></equal><setOutcomeValue identifier="SCORE"><baseValue baseType="float">${points}</baseValue></setOutcomeValue>`

const qti12 = (type: string, presentation: string, conditions: string) =>
  `<questestinterop><item ident="i"><itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>question_type</fieldlabel><fieldentry>${type}</fieldentry></qtimetadatafield></qtimetadata></itemmetadata><presentation>${presentation}</presentation><resprocessing>${conditions}</resprocessing></item></questestinterop>`
const material = (text: string) => `<material><mattext>${text}</mattext></material>`
const labels = (...texts: string[]) =>
  `<render_choice>${texts.map((one) => `<response_label ident="${one[0]}">${material(one)}</response_label>`).join('')}</render_choice>`
const condition = (inside: string, points = 100, action = 'Set') =>
  `<respcondition><conditionvar>${inside}</conditionvar><setvar action="${action}">${points}</setvar></respcondition>`
const equal = (key: string, ident = 'r') => `<varequal respident="${ident}">${key}</varequal>`
const block = (inside: string, kind = 'Block') => `<flow class="${kind}">${inside}</flow>`

const TRADES = 'match: Hammer = Carpenter | Trowel = Mason | Pliers = Electrician'
const STEPS = 'order: Foundation > Walls > Roof'

/** Questions of other kinds than one right option, in each format that has them. */
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
    name: 'QTI 2: an order',
    format: 'qti_2_1',
    file: qti2(
      `cardinality="ordered" baseType="identifier">${right('F', 'W', 'R')}`,
      `<orderInteraction responseIdentifier="R"><prompt>In which order is a house built?</prompt>${choices('simpleChoice', 'Roof', 'Walls', 'Foundation')}</orderInteraction>`,
    ),
    rows: [['In which order is a house built?', STEPS]],
  },
  {
    name: 'QTI 2: an order that says of one part not where it belongs',
    file: qti2(
      `cardinality="ordered" baseType="identifier">${right('F', 'W')}`,
      `<orderInteraction responseIdentifier="R"><prompt>In which order is a house built?</prompt>${choices('simpleChoice', 'Roof', 'Walls', 'Foundation')}</orderInteraction>`,
    ),
    rows: [['In which order is a house built?', null, 'ordering']],
  },
  {
    name: 'QTI 2: pairs of two sets',
    file: qti2(
      `cardinality="multiple" baseType="directedPair">${right('H C', 'T M', 'P E')}`,
      `<matchInteraction responseIdentifier="R"><prompt>Who works with what?</prompt><simpleMatchSet>${choices('simpleAssociableChoice', 'Hammer', 'Trowel', 'Pliers')}</simpleMatchSet><simpleMatchSet>${choices('simpleAssociableChoice', 'Mason', 'Electrician', 'Carpenter', 'Baker')}</simpleMatchSet></matchInteraction>`,
    ),
    rows: [['Who works with what?', TRADES, 'partners_left_out']],
  },
  {
    name: 'QTI 2: pairs of one set',
    file: qti2(
      `cardinality="multiple" baseType="pair">${right('H C', 'T M', 'P E')}`,
      `<p>Who works with what?</p><associateInteraction responseIdentifier="R">${choices('simpleAssociableChoice', 'Hammer', 'Trowel', 'Pliers', 'Mason', 'Electrician', 'Carpenter')}</associateInteraction>`,
    ),
    rows: [['Who works with what?', TRADES]],
  },
  {
    name: 'QTI 2: a number to type, within a tolerance and nearly',
    file: qti2(
      `cardinality="single" baseType="float">${right('8.5')}`,
      '<p>How many hours is a shift?</p><p><textEntryInteraction responseIdentifier="R"/></p>',
      `<responseProcessing><responseCondition><responseIf>${within('0.5', 2)}</responseIf><responseElseIf>${within('1.5 1.5', 1)}</responseElseIf></responseCondition></responseProcessing>`,
    ),
    rows: [['How many hours is a shift?', 'number: 8.5 ±0.5, half ±1.5, 0 to 20 by 0.1']],
  },
  {
    name: 'QTI 2: a whole number, by the template alone',
    file: qti2(
      `cardinality="single" baseType="integer">${right('24')}`,
      '<p>A day has <textEntryInteraction responseIdentifier="R"/> hours.</p>',
    ),
    rows: [['A day has _____ hours.', 'number: 24 ±0, 0 to 50 by 1']],
  },
  {
    name: 'QTI 2: a number between two others, and a slider with its scale',
    file: `<items>${qti2(
      `cardinality="single" baseType="float">${right('8')}`,
      '<p>How many legs has a spider?</p><textEntryInteraction responseIdentifier="R"/>',
      '<responseProcessing><responseCondition><responseIf><and><gte><variable identifier="R"/><baseValue baseType="float">7.5</baseValue></gte><lte><variable identifier="R"/><baseValue baseType="float">8.5</baseValue></lte></and><setOutcomeValue identifier="SCORE"><baseValue baseType="float">1</baseValue></setOutcomeValue></responseIf></responseCondition></responseProcessing>',
    )}${qti2(
      `cardinality="single" baseType="integer">${right('30')}`,
      '<sliderInteraction responseIdentifier="R" lowerBound="-10" upperBound="90" step="5"><prompt>How steep is the roof?</prompt></sliderInteraction>',
    )}</items>`,
    rows: [
      ['How many legs has a spider?', 'number: 8 ±0.5, 0 to 20 by 0.1'],
      ['How steep is the roof?', 'number: 30 ±0, -10 to 90 by 5'],
    ],
  },
  {
    name: 'QTI 2: one choice, of which the mapping takes two; words with what each is worth',
    file: `<items>${qti2(
      'cardinality="single" baseType="identifier"><mapping><mapEntry mapKey="I" mappedValue="1"/><mapEntry mapKey="Z" mappedValue="1"/></mapping>',
      `<choiceInteraction responseIdentifier="R" maxChoices="1"><prompt>Which of these is a metal?</prompt>${choices('simpleChoice', 'Iron', 'Zinc', 'Oak')}</choiceInteraction>`,
    )}${qti2(
      `cardinality="single" baseType="string">${right('Lima')}<mapping><mapEntry mapKey="Lima" mappedValue="1"/><mapEntry mapKey="Lima, Peru" mappedValue="1"/><mapEntry mapKey="lima" mappedValue="0.5"/></mapping>`,
      '<p>Which city is the capital of Peru?</p><textEntryInteraction responseIdentifier="R"/>',
    )}${qti2(
      'cardinality="single" baseType="identifier">',
      `<choiceInteraction responseIdentifier="R" maxChoices="1"><prompt>Which of these do you like?</prompt>${choices('simpleChoice', 'Iron', 'Zinc')}</choiceInteraction>`,
    )}</items>`,
    rows: [
      ['Which of these is a metal?', '*Iron | *Zinc | Oak', 'correct_several'],
      ['Which city is the capital of Peru?', 'typed: Lima / Lima, Peru'],
      ['Which of these do you like?', 'Iron | Zinc', 'correct_none'],
    ],
  },
  {
    name: 'QTI 1.2: pairs of Canvas',
    format: 'qti_1_2',
    file: qti12(
      'matching_question',
      material('Who works with what?') +
        ['Hammer', 'Trowel', 'Pliers']
          .map(
            (one) =>
              `<response_lid ident="${one}">${material(one)}${labels('Mason', 'Electrician', 'Carpenter', 'Baker')}</response_lid>`,
          )
          .join(''),
      condition(equal('C', 'Hammer'), 33.33, 'Add') +
        condition(equal('M', 'Trowel'), 33.33, 'Add') +
        condition(equal('E', 'Pliers'), 33.33, 'Add'),
    ),
    rows: [['Who works with what?', TRADES, 'partners_left_out']],
  },
  {
    name: 'QTI 1.2: pairs of Blackboard, whose right side stands in a block of its own',
    file: qti12(
      'Matching',
      block(
        block(material('Who works with what?'), 'QUESTION_BLOCK') +
          block(
            ['Hammer', 'Trowel', 'Pliers']
              .map((one, row) =>
                block(
                  `${block(material(one))}<response_lid ident="${one}" rcardinality="Single"><render_choice><flow_label>${[0, 1, 2].map((at) => `<response_label ident="${row}${at}"/>`).join('')}</flow_label></render_choice></response_lid>`,
                ),
              )
              .join(''),
            'RESPONSE_BLOCK',
          ) +
          block(
            ['Mason', 'Electrician', 'Carpenter']
              .map((one) => block(block(material(one))))
              .join(''),
            'RIGHT_MATCH_BLOCK',
          ),
      ),
      [
        ['Hammer', '02'],
        ['Trowel', '10'],
        ['Pliers', '21'],
      ]
        .map(
          ([ident = '', key = '']) =>
            `<respcondition><conditionvar>${equal(key, ident)}</conditionvar></respcondition>`,
        )
        .join(''),
    ),
    rows: [['Who works with what?', TRADES]],
  },
  {
    name: 'QTI 1.2: pairs of one response, an order',
    file: `<questestinterop>${[
      qti12(
        '',
        `${material('Who works with what?')}<response_grp ident="r" rcardinality="Multiple">${labels('Hammer', 'Trowel', 'Pliers', 'Mason', 'Electrician', 'Carpenter')}</response_grp>`,
        condition(`${equal('H,C')}${equal('T,M')}${equal('P,E')}`),
      ),
      qti12(
        '',
        `${material('In which order is a house built?')}<response_lid ident="r" rcardinality="Ordered">${labels('Walls', 'Roof', 'Foundation')}</response_lid>`,
        condition(`<and>${equal('F')}${equal('W')}${equal('R')}</and>`),
      ),
    ]
      .map((one) => one.replace(/<\/?questestinterop>/g, ''))
      .join('')}</questestinterop>`,
    rows: [
      ['Who works with what?', TRADES],
      ['In which order is a house built?', STEPS],
    ],
  },
  {
    name: 'QTI 1.2: numbers and words',
    file: `<questestinterop>${[
      qti12(
        'numerical_question',
        `${material('How many hours is a shift?')}<response_str ident="r"><render_fib fibtype="Decimal"><response_label ident="a"/></render_fib></response_str>`,
        condition(
          `<or>${equal('8')}<and><vargte respident="r">7.5</vargte><varlte respident="r">8.5</varlte></and></or>`,
        ),
      ),
      qti12(
        '',
        `${material('How many legs has a spider?')}<response_num ident="r"><render_fib/></response_num>`,
        condition(equal('8'), 2) +
          condition('<vargte respident="r">6</vargte><varlte respident="r">10</varlte>', 1),
      ),
      qti12(
        'short_answer_question',
        `${material('Which city is the capital of Peru?')}<response_str ident="r"><render_fib/></response_str>`,
        condition(`${equal('Lima')}${equal('Lima, Peru')}`),
      ),
      qti12(
        'Fill in the Blank',
        `${material('Which city is the capital of Chile?')}<response_str ident="r"><render_fib/></response_str>`,
        condition('<varsubset respident="r" setmatch="Exact">Santiago</varsubset>') +
          condition('<varsubset respident="r" setmatch="Matches">S.*o</varsubset>'),
      ),
      qti12(
        '',
        `${material('Which of these is a metal?')}<response_lid ident="r" rcardinality="Single">${labels('Iron', 'Zinc', 'Oak')}</response_lid>`,
        condition(equal('I')) + condition(equal('Z')),
      ),
      qti12(
        '',
        `${material('Which of these are metals?')}<response_lid ident="r" rcardinality="Multiple">${labels('Iron', 'Zinc', 'Oak')}</response_lid>`,
        condition(`<and>${equal('I')}${equal('Z')}<not>${equal('O')}</not></and>`),
      ),
      qti12('calculated_question', material('What is [x] and 1?'), ''),
    ]
      .map((one) => one.replace(/<\/?questestinterop>/g, ''))
      .join('')}</questestinterop>`,
    rows: [
      ['How many hours is a shift?', 'number: 8 ±0.5, 0 to 20 by 0.1'],
      ['How many legs has a spider?', 'number: 8 ±0, half ±2, 0 to 20 by 1'],
      ['Which city is the capital of Peru?', 'typed: Lima / Lima, Peru'],
      ['Which city is the capital of Chile?', 'typed: Santiago'],
      ['Which of these is a metal?', '*Iron | *Zinc | Oak', 'correct_several'],
      ['Which of these are metals?', 'several: *Iron | *Zinc | Oak'],
      ['What is [x] and 1?', null, 'variables'],
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
