import { defineSet } from './define-set'

export const electricianPower = defineSet({
  slug: 'electrician-power',
  title: 'Power a House Safely',
  description: 'Work beside an electrician: safe steps, the right meter, and an honest bill.',
  subject: 'Skilled Trades',
  gradeLevel: [9, 10, 11],
  difficultyLevel: 'medium',
  careerId: 'ca_electrician',
  careerSector: 'Construction',
  tags: ['trades', 'safety', 'electricity'],
  questions: [
    {
      questionText: 'What must an electrician do before working on the wires of a circuit?',
      options: [
        'Wipe the wires with a damp cloth to clean them',
        'Switch on every lamp to see which one works',
        'Turn the power off and test that it is off',
        'Ask a helper to hold the bare end of a wire',
      ],
      right: 2,
      driver: 'process',
      timeLimitSeconds: 30,
      points: 10,
      difficulty: 'easy',
      explanation:
        'Switches can be labeled wrong. Turning off and then testing is the rule that keeps electricians safe.',
    },
    {
      questionText: 'Which device cuts off a circuit by itself when too much current flows?',
      options: ['A voltmeter', 'A circuit breaker', 'A dimmer switch', 'A doorbell transformer'],
      right: 1,
      driver: 'product',
      timeLimitSeconds: 25,
      points: 10,
      difficulty: 'easy',
      explanation:
        'A breaker trips before the wires get hot enough to start a fire. It can be reset once the fault is fixed.',
    },
    {
      questionText:
        'A heater uses 1,200 watts at 120 volts. Watts = volts × amps. How much current flows?',
      options: ['1 amp', '5 amps', '8 amps', '10 amps'],
      right: 3,
      driver: null,
      timeLimitSeconds: 45,
      points: 15,
      difficulty: 'medium',
      explanation:
        '1,200 ÷ 120 = 10 amps. Electricians use this sum to choose the right wire and breaker.',
    },
    {
      questionText: 'How do most new electricians in the United States learn the trade?',
      options: [
        'In a paid apprenticeship, with classes and real jobs',
        'In a four-year degree in languages or history',
        'From a weekend course and a single online quiz',
        'By working alone for five years without any lesson',
      ],
      right: 0,
      driver: 'people',
      timeLimitSeconds: 30,
      points: 10,
      difficulty: 'easy',
      explanation:
        'Apprentices earn a wage while they learn from experienced electricians, usually for four or five years.',
    },
    {
      questionText:
        'An electrician charges $80 an hour plus parts. A job takes 3 hours and $60 of parts. What is the bill?',
      options: ['$200', '$240', '$300', '$420'],
      right: 2,
      driver: 'pricing',
      timeLimitSeconds: 40,
      points: 10,
      difficulty: 'easy',
      explanation: '3 × $80 = $240 for the work, plus $60 for parts, makes $300.',
    },
    {
      questionText: 'Which tool shows how many volts there are between two points?',
      options: ['A spirit level', 'A wire stripper', 'A tape measure', 'A multimeter'],
      right: 3,
      driver: 'process',
      timeLimitSeconds: 25,
      points: 10,
      difficulty: 'easy',
      explanation:
        'A multimeter can measure volts, amps, and resistance. It is one of the first tools an apprentice learns.',
    },
    {
      questionText:
        'A firm finished a job, but the customer has not paid on time. What is a sensible first step?',
      options: [
        'Remove the new wiring late in the evening',
        'Send a polite reminder with the invoice',
        'Post the customer’s name and address online',
        'Wait a year and see whether the money arrives',
      ],
      right: 1,
      driver: 'proceeds',
      timeLimitSeconds: 30,
      points: 15,
      difficulty: 'medium',
      explanation:
        'Most late bills were simply forgotten. A friendly reminder usually brings the money in and keeps the customer.',
    },
    {
      questionText:
        'A job pays $2,000. Wages cost $900, parts $600, and the van and insurance $300. What is the profit?',
      options: ['$200', '$500', '$800', '$1,100'],
      right: 0,
      driver: 'profits',
      timeLimitSeconds: 45,
      points: 15,
      difficulty: 'medium',
      explanation: 'All costs together are $1,800, so $2,000 − $1,800 = $200 is left.',
    },
    {
      questionText:
        'A ladder has a cracked step, and a coworker wants to use it “just once.” What is right?',
      options: [
        'Ask the lightest person on the crew to climb',
        'Tape over the crack and climb up quickly',
        'Tag the ladder and take it out of use',
        'Stand below to catch anyone who might slip',
      ],
      right: 2,
      driver: 'people',
      timeLimitSeconds: 30,
      points: 10,
      difficulty: 'easy',
      explanation:
        'Falls are one of the main causes of serious accidents in construction. A tag warns the next person too.',
    },
    {
      questionText:
        'A GFCI outlet near a sink can cut the power in a fraction of a second. What is it meant to prevent?',
      options: ['High power bills', 'Rusty water pipes', 'Loose floor tiles', 'Electric shock'],
      right: 3,
      driver: 'product',
      timeLimitSeconds: 30,
      points: 15,
      difficulty: 'medium',
      explanation:
        'It compares the current going out with the current coming back. A small difference may mean that it flows through a person.',
    },
  ],
})
