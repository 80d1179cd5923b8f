import type { CorpusFile } from './corpus'
import { STEPS, TRADES } from './kinds'

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

/** Questions of other kinds than one right option, in QTI 2 and in QTI 1.2 of each LMS. */
export const QTI: CorpusFile[] = [
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
]
