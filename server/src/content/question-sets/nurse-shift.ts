import { defineSet } from './define-set'

export const nurseShift = defineSet({
  slug: 'nurse-shift',
  title: 'A Shift on the Ward',
  description:
    'Ten moments of a nurse’s day: handoffs, safe medicines, clear words, and the numbers that keep a clinic open.',
  subject: 'Healthcare',
  gradeLevel: [8, 9, 10],
  difficultyLevel: 'medium',
  careerId: 'ca_registered-nurse',
  careerSector: 'Healthcare',
  tags: ['health', 'hospital', 'safety'],
  questions: [
    {
      questionText:
        'A nurse starts work at 7 a.m., and the night nurse explains how each patient is doing. What is this talk called?',
      options: ['A handoff', 'A discharge', 'A referral', 'A checkup'],
      right: 0,
      driver: 'process',
      timeLimitSeconds: 30,
      points: 10,
      difficulty: 'easy',
      explanation:
        'In a handoff, one nurse passes on what the next one must know. Clear handoffs keep patients safe when shifts change.',
    },
    {
      questionText:
        'A nurse brings a medicine to a bed. Which check shows that it is the right person?',
      options: [
        'Go by the room number on the door alone',
        'Ask the visitor who sits next to the bed',
        'Match name and birth date to the wristband',
        'Remember the face from yesterday’s shift',
      ],
      right: 2,
      driver: 'process',
      timeLimitSeconds: 30,
      points: 15,
      difficulty: 'medium',
      explanation:
        'People change rooms, and faces are easy to mix up. Two facts that belong to one person, such as name and birth date, make it safe.',
    },
    {
      questionText:
        'A patient has never had an X-ray and is scared of the machine. Which first step helps most?',
      options: [
        'Start quickly so that it is over sooner',
        'Explain the steps and invite questions',
        'Say that only small children are scared',
        'Wait outside until the worry has passed',
      ],
      right: 1,
      driver: 'people',
      timeLimitSeconds: 30,
      points: 10,
      difficulty: 'easy',
      explanation:
        'Knowing what comes next takes away part of the fear. Explaining is a real part of a nurse’s work.',
    },
    {
      questionText:
        'Which tool shines light through a fingertip to measure how much oxygen the blood carries?',
      options: ['A stethoscope', 'A thermometer', 'A blood pressure cuff', 'A pulse oximeter'],
      right: 3,
      driver: 'product',
      timeLimitSeconds: 25,
      points: 10,
      difficulty: 'easy',
      explanation:
        'A pulse oximeter compares red and infrared light after it has passed through the finger, so no needle is needed.',
    },
    {
      questionText: 'Four people reach the emergency room at the same time. Who is seen first?',
      options: [
        'A teen who is struggling to breathe',
        'A man with a swollen and sore ankle',
        'A woman whose ear has hurt for three days',
        'A child with a small cut that stopped bleeding',
      ],
      right: 0,
      driver: 'process',
      timeLimitSeconds: 30,
      points: 15,
      difficulty: 'medium',
      explanation:
        'Sorting patients by how urgent they are is called triage. Trouble breathing can become dangerous within minutes.',
    },
    {
      questionText: 'A box of 100 exam gloves costs $12. How much does one pair of gloves cost?',
      options: ['$0.06', '$0.12', '$0.20', '$0.24'],
      right: 3,
      driver: 'pricing',
      timeLimitSeconds: 40,
      points: 15,
      difficulty: 'medium',
      explanation: 'One glove costs $12 ÷ 100 = $0.12, and a pair is two gloves: $0.24.',
    },
    {
      questionText:
        'Where does most of the money that US hospitals receive for treating patients come from?',
      options: [
        'Selling snacks and gifts in the lobby',
        'Insurance plans and public programs',
        'Parking fees that visitors pay each day',
        'Renting the halls for weekend parties',
      ],
      right: 1,
      driver: 'proceeds',
      timeLimitSeconds: 30,
      points: 15,
      difficulty: 'medium',
      explanation:
        'Health insurance and public programs such as Medicare and Medicaid pay most hospital bills.',
    },
    {
      questionText: 'A nurse works three 12-hour shifts in one week. How many hours is that?',
      options: ['30 hours', '32 hours', '36 hours', '40 hours'],
      right: 2,
      driver: 'people',
      timeLimitSeconds: 25,
      points: 10,
      difficulty: 'easy',
      explanation: '3 × 12 = 36. Three long shifts are a common full-time week in hospitals.',
    },
    {
      questionText:
        'A clinic takes in $90,000 in a month. Pay, rent, and supplies cost $84,000. How much is left over?',
      options: ['$6,000', '$16,000', '$84,000', '$174,000'],
      right: 0,
      driver: 'profits',
      timeLimitSeconds: 35,
      points: 10,
      difficulty: 'easy',
      explanation:
        'What is left after all costs is $90,000 − $84,000 = $6,000. A clinic can use it for new equipment.',
    },
    {
      questionText:
        'The order says 500 mg. The tablets on hand hold 250 mg each. How many tablets make up the order?',
      options: ['1 tablet', '2 tablets', '3 tablets', '5 tablets'],
      right: 1,
      driver: 'product',
      timeLimitSeconds: 35,
      points: 15,
      difficulty: 'medium',
      explanation:
        '500 ÷ 250 = 2. Nurses do this math every day, and for risky medicines a second nurse checks it.',
    },
  ],
})
