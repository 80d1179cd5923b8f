import type { CorpusFile } from './corpus'

const pasted = (...lines: string[]) => lines.join('\n')

/** Text as chats write it, and as it comes out of worksheets. */
export const PASTED: CorpusFile[] = [
  {
    name: 'a chat lists with asterisks and names the answer in italics, with text around it',
    file: pasted(
      'Sure! Here are two questions:',
      '',
      '1. **What does a chef do?**',
      '* A) Cooks',
      '* B) Flies',
      '',
      '*Answer: A*',
      '',
      '2. **What does a pilot do?**',
      '* Cooks',
      '* Flies',
      '',
      '> ✅ **Answer:** B',
    ),
    rows: [
      ['Sure! Here are two questions:', null, 'stray_text'],
      ['What does a chef do?', '*Cooks | Flies'],
      ['What does a pilot do?', 'Cooks | *Flies'],
    ],
  },
  {
    name: 'a list of boxes',
    file: pasted(
      '### 1. What does a chef do?',
      '- [x] Cooks',
      '- [ ] Flies',
      '',
      '### 2. What does a pilot do?',
      '* [ ] Cooks',
      '* [x] Flies',
    ),
    rows: [
      ['What does a chef do?', '*Cooks | Flies'],
      ['What does a pilot do?', 'Cooks | *Flies'],
    ],
  },
  {
    name: 'answers of a worksheet in two columns, or on one line, and a key in a sentence',
    file: pasted(
      '1. What does a chef do?',
      '    A. Cooks      C. Digs',
      '    B. Flies      D. Sings',
      '2. A person who flies is a ____.',
      '    a) chef   b) pilot   c) nurse',
      '3. True or false: nurses help people.',
      '',
      'Answers: 1 a, 2 b, 3 true',
    ),
    rows: [
      ['What does a chef do?', '*Cooks | Flies | Digs | Sings'],
      ['A person who flies is a ____.', 'chef | *pilot | nurse'],
      ['True or false: nurses help people.', '*True | False'],
    ],
  },
  {
    name: 'letters without a sign, and words that mark what is right',
    file: pasted(
      'What does a chef do?',
      'A Cooks',
      'B Flies',
      'Correct: A',
      '',
      '2. What does a pilot do?',
      'A. Cooks',
      'B. Flies <-- correct',
      '',
      '3. What does a nurse do?',
      'A. Flies',
      'B. Cares [correct]',
    ),
    rows: [
      ['What does a chef do?', '*Cooks | Flies'],
      ['What does a pilot do?', 'Cooks | *Flies'],
      ['What does a nurse do?', 'Flies | *Cares'],
    ],
  },
  {
    name: 'as a chat writes it: bold questions and answers',
    file: pasted(
      '**Question 1:** Who repairs the roof of a house?',
      'A) Baker',
      'B) Roofer',
      '**Answer: B) Roofer**',
      '**Explanation:** Roofers work at height.',
      '',
      '**2. Who bakes the bread of a town?**',
      'A) Pilot',
      '**B) Baker**',
    ),
    rows: [
      ['Who repairs the roof of a house?', 'Baker | *Roofer'],
      ['Who bakes the bread of a town?', 'Pilot | *Baker'],
    ],
    explanations: ['Roofers work at height.', null],
  },
  {
    name: 'ticks and boxes',
    file: pasted('Which of these is a metal?', '[ ] Oak', '[x] Iron', '[ ] Glass'),
    rows: [['Which of these is a metal?', 'Oak | *Iron | Glass']],
  },
  {
    name: 'lists of a chat: bullets with letters, a tick behind the right one',
    file: pasted('1. **Who repairs the roof of a house?**', '   - A) Baker', '   - B) Roofer ✅'),
    rows: [['Who repairs the roof of a house?', 'Baker | *Roofer']],
  },
]
