import { zipSync } from 'fflate'
import type { CorpusFile, Told } from './corpus'

const archive = (files: Record<string, string>) =>
  zipSync(
    Object.fromEntries(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)])),
  )

/** A question of Moodle XML; answers begin with an asterisk where they are right. */
const moodle = (html: string, answers: string[], more = '') =>
  `<question type="multichoice"><questiontext format="html"><text><![CDATA[${html}]]></text></questiontext>${more}<single>true</single>${answers
    .map(
      (answer) =>
        `<answer fraction="${answer.startsWith('*') ? 100 : 0}" format="html"><text><![CDATA[${answer.replace(/^\*/, '')}]]></text></answer>`,
    )
    .join('')}</question>`
const quiz = (...questions: string[]) => `<?xml version="1.0"?><quiz>${questions.join('')}</quiz>`

const qti12Item = (ident: string, text: string, options: string[], type = 'text/html') =>
  `<item ident="${ident}"><presentation><material><mattext texttype="${type}">${text}</mattext></material><response_lid ident="r" rcardinality="Single"><render_choice>${options
    .map(
      (option, i) =>
        `<response_label ident="o${i}"><material>${option.startsWith('<') ? option : `<mattext texttype="text/html">${option}</mattext>`}</material></response_label>`,
    )
    .join(
      '',
    )}</render_choice></response_lid></presentation><resprocessing><respcondition><conditionvar><varequal respident="r">o0</varequal></conditionvar><setvar action="Set">100</setvar></respcondition></resprocessing></item>`
const qti12 = (ident: string, ...items: string[]) =>
  `<questestinterop><assessment ident="${ident}" title="Trades"><section>${items.join('')}</section></assessment></questestinterop>`

const qti2 = (body: string, options: string[], more = '') =>
  `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i" title="T"><responseDeclaration identifier="R" cardinality="single" baseType="identifier"><correctResponse><value>o0</value></correctResponse></responseDeclaration>${more}<itemBody>${body}<choiceInteraction responseIdentifier="R">${options
    .map((option, i) => `<simpleChoice identifier="o${i}">${option}</simpleChoice>`)
    .join('')}</choiceInteraction></itemBody></assessmentItem>`

const MATH = 'xmlns="http://www.w3.org/1998/Math/MathML"'
const html = (name: string, text: string, shown: string, ...codes: string[]): CorpusFile => ({
  name,
  file: quiz(moodle(`<p>${text}</p>`, ['*yes', 'no'])),
  format: 'moodle_xml',
  rows: [[shown, '*yes | no', ...codes]],
})

const ROOF: Told = ['Who repairs the roof of a house?', '*Roofer | Baker']
const roof = qti12Item('i1', ROOF[0], ['Roofer', 'Baker'])

/** XML and packages: markup whose meaning must stay, and what packages of others look like. */
export const DOCUMENTS: CorpusFile[] = [
  html(
    'raised digits',
    'How many grams are 10<sup>3</sup> kg, 10<sup>-2</sup>?',
    'How many grams are 10³ kg, 10⁻²?',
  ),
  html(
    'lowered digits',
    'Is H<sub>2</sub>O water, SO<sub>4</sub><sup>2-</sup> not?',
    'Is H₂O water, SO₄²⁻ not?',
  ),
  html(
    'raised words',
    'Who came 1<sup>st</sup>, at x<sup>a/b</sup> or e<sup>x+1</sup>?',
    'Who came 1st, at x^(a/b) or eˣ⁺¹?',
  ),
  html(
    'fractions in MathML',
    `Is <math ${MATH}><mfrac><mn>1</mn><mn>2</mn></mfrac></math> inch more than <math><mn>2</mn><mfrac><mn>5</mn><mn>16</mn></mfrac></math>?`,
    'Is ½ inch more than 2 5/16?',
  ),
  html(
    'roots and sums in MathML',
    '<math><msqrt><mn>2</mn></msqrt><mo>+</mo><msqrt><mi>x</mi><mo>-</mo><mn>1</mn></msqrt><mo>=</mo><mfrac><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><mi>c</mi></mfrac></math>, is it?',
    '√2 + √(x − 1) = (a + b)/c, is it?',
  ),
  html(
    'formulas of LaTeX',
    'What is \\(\\frac{3}{4} \\times 10^{-3}\\), at 90^\\circ and $$\\sqrt{x+1}$$?',
    'What is ¾ × 10⁻³, at 90^\\circ and √(x + 1)?',
  ),
  html(
    'a formula that nobody can read, and prices',
    'Is \\(\\unknown{x}\\) worth $5 or $10?',
    'Is \\(\\unknown{x}\\) worth $5 or $10?',
    'formula_as_typed',
  ),
  html(
    'code with its lines',
    'What does this print?<pre>for i in range(3):\n    if i:\n        print(i)</pre>',
    'What does this print?\n\nfor i in range(3):\n\u00a0\u00a0\u00a0\u00a0if i:\n\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0print(i)',
  ),
  html(
    'code made of breaks and spaces that do not break',
    'What does it do?<br>while true:<br>&nbsp; &nbsp; work()',
    'What does it do?\nwhile true:\n\u00a0\u00a0\u00a0\u00a0work()',
  ),
  html(
    'a table and a list',
    'Which row is wrong?<table><tr><td>Oak</td><td>hard</td></tr><tr><td>Pine</td><td>hard</td></tr></table><ol><li>one</li><li>two</li></ol>',
    'Which row is wrong?\n\nOak | hard\n\nPine | hard\n\n1. one\n\n2. two',
  ),
  html(
    'names of characters',
    'Is &alpha; &ge; &frac34; &rarr; &Omega; or &sum; &aring;?',
    'Is α ≥ ¾ → Ω or ∑ å?',
  ),
  html(
    'words that were underlined',
    'Which word is a verb: the <u>work</u>?',
    'Which word is a verb: the work?',
    'format_left_out',
  ),
  html(
    'a sound, a link and a picture',
    'What is heard? <a href="@@PLUGINFILE@@/horn.mp3">Listen</a>, <a href="https://example.org">read</a>, <img src="a.png" alt="A horn">',
    'What is heard? Listen, read,',
    'media_left_out',
    'link_left_out',
    'image_left_out',
  ),
  {
    name: 'answers that are pictures and sounds',
    file: quiz(
      moodle('Which of these is a hammer?', [
        '*<img src="h.png" alt="A hammer">',
        '<img src="s.png">',
        '<audio src="x.mp3"></audio>',
      ]),
    ),
    rows: [
      ['Which of these is a hammer?', '*A hammer', 'options_few', 'image_left_out', 'option_media'],
    ],
  },
  {
    name: 'a picture of a formula, as Canvas draws it',
    file: qti12(
      'a',
      qti12Item(
        'i1',
        '&lt;p&gt;How long is &lt;img class="equation_image" alt="LaTeX: \\frac{1}{4}" data-equation-content="\\frac{1}{4}"&gt; of it?&lt;/p&gt;',
        ['x&lt;sup&gt;2&lt;/sup&gt;', 'x'],
      ),
    ),
    rows: [['How long is ¼ of it?', '*x² | x']],
  },
  {
    name: 'QTI 1.2 with a DOCTYPE that names its format',
    format: 'qti_1_2',
    file: `<?xml version="1.0"?>\n<!DOCTYPE questestinterop SYSTEM "ims_qtiasiv1p2p1.dtd">\n${qti12('a', roof)}`,
    rows: [ROOF],
  },
  {
    name: 'sounds and pictures of QTI 1.2 answers',
    file: qti12(
      'a',
      qti12Item('i1', 'Which sound is an alarm?', [
        '<mataudio uri="a.mp3"/>',
        'None of them',
        '<matimage uri="b.png" label="A bell"/>',
      ]),
    ),
    rows: [
      ['Which sound is an alarm?', 'None of them', 'options_few', 'correct_none', 'option_media'],
    ],
  },
  {
    name: 'a Canvas package: about the quiz, for itself and for others',
    format: 'qti_1_2',
    file: archive({
      'imsmanifest.xml':
        '<manifest><resources><resource href="g1/assessment_qti.xml"/><resource href="g1/assessment_meta.xml"/></resources></manifest>',
      'g1/assessment_meta.xml':
        '<quiz xmlns="http://canvas.instructure.com/xsd/cccv1p0" identifier="g1"><title>Trades</title></quiz>',
      'g1/assessment_qti.xml': qti12('g1', roof),
      'non_cc_assessments/g1.xml.qti': qti12('g1', roof),
    }),
    rows: [ROOF],
  },
  {
    name: 'a package with one damaged file',
    file: archive({
      'imsmanifest.xml':
        '<manifest><resources><resource href="a.xml"/><resource href="b.xml"/></resources></manifest>',
      'a.xml': '<assessmentItem><itemBody><p>Never closed',
      'b.xml': qti2('<p>Who repairs the roof of a house?</p>', ['Roofer', 'Baker']),
    }),
    rows: [ROOF, ['', null, 'file_unreadable']],
  },
  {
    name: 'an item of QTI whose numbers change',
    file: qti2(
      '<p>What is <printedVariable identifier="X"/> plus one?</p>',
      ['two', 'three'],
      '<templateDeclaration identifier="X" cardinality="single" baseType="integer"/>',
    ),
    rows: [['What is [X] plus one?', null, 'variables']],
  },
  {
    name: 'QTI with MathML, code and raised digits',
    file: qti2(
      `<p>What is <m:math xmlns:m="http://www.w3.org/1998/Math/MathML"><m:mfrac><m:mn>1</m:mn><m:mn>2</m:mn></m:mfrac></m:math> of 10<sup>2</sup>?</p><pre>a = 1\n  b = 2</pre>`,
      ['50', 'x<sub>1</sub>', '<img src="c.png" alt="A cup"/>'],
    ),
    rows: [['What is ½ of 10²?\n\na = 1\n\u00a0\u00a0b = 2', '*50 | x₁ | A cup', 'image_left_out']],
  },
  {
    name: 'a pool of Blackboard',
    file: archive({
      'imsmanifest.xml': '<manifest><resources><resource href="res1.dat"/></resources></manifest>',
      'res1.dat':
        '<questestinterop><assessment title="Trades"><section><item><presentation><flow><material><mat_extension><mat_formattedtext type="HTML">&lt;p&gt;Who repairs the roof of a house?&lt;/p&gt;</mat_formattedtext></mat_extension></material></flow><response_lid ident="response"><render_choice><response_label ident="a1"><material><mat_formattedtext>Roofer</mat_formattedtext></material></response_label><response_label ident="a2"><material><mat_formattedtext>Baker</mat_formattedtext></material></response_label></render_choice></response_lid></presentation><resprocessing><respcondition title="correct"><conditionvar><varequal respident="response">a1</varequal></conditionvar><setvar variablename="SCORE" action="Set">SCORE.max</setvar></respcondition><respcondition title="incorrect"><conditionvar><other/></conditionvar><setvar variablename="SCORE" action="Set">0</setvar></respcondition></resprocessing></item></section></assessment></questestinterop>',
    }),
    rows: [ROOF],
  },
  {
    name: 'one question of Moodle XML is damaged',
    file: quiz(
      moodle('Who repairs the roof of a house?', ['*Roofer', 'Baker']),
      '<question type="multichoice"><questiontext><text>Salt & pepper <b>are what?</text></questiontext></question>',
      moodle('Who bakes the bread of a town?', ['Roofer', '*Baker']),
    ),
    rows: [
      ROOF,
      ['Salt & pepper are what?', null, 'unreadable'],
      ['Who bakes the bread of a town?', 'Roofer | *Baker'],
    ],
  },
]
