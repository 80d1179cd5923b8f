import { defineSet } from './define-set'

export const cityHall = defineSet({
  slug: 'city-hall',
  title: 'City Hall at Work',
  description:
    'Land, buses, budgets, and fire crews: how people in public service decide with rules and numbers.',
  subject: 'Public Service',
  gradeLevel: [10, 11, 12],
  difficultyLevel: 'medium',
  careerId: null,
  careerSector: 'Public Service',
  tags: ['government', 'city', 'budget'],
  questions: [
    {
      questionText: 'What does a zoning map decide?',
      options: [
        'How land in each area may be used',
        'How much rent each tenant has to pay',
        'Which color each front door must have',
        'Who owns each of the houses in a block',
      ],
      right: 0,
      driver: 'process',
      timeLimitSeconds: 30,
      points: 15,
      difficulty: 'medium',
      explanation:
        'Zoning says where homes, shops, or factories may be built. It does not choose owners or neighbors.',
    },
    {
      questionText:
        'Which of these is a typical source of income for cities and towns in the United States?',
      options: ['Tariffs on imports', 'Property tax', 'Patent fees', 'Passport fees'],
      right: 1,
      driver: 'proceeds',
      timeLimitSeconds: 25,
      points: 15,
      difficulty: 'medium',
      explanation:
        'Property tax is a main local tax. Tariffs, patents, and passports belong to the federal government.',
    },
    {
      questionText:
        'Three firms want to repair a bridge. Why does the city publish its rules for choosing one in advance?',
      options: [
        'So that the most expensive offer wins',
        'So that the work begins without a contract',
        'So that every bid is judged the same way',
        'So that one firm can see the others’ prices',
      ],
      right: 2,
      driver: 'process',
      timeLimitSeconds: 30,
      points: 15,
      difficulty: 'medium',
      explanation:
        'Open rules make the choice fair and let the public check how its money is spent.',
    },
    {
      questionText: 'What is an urban planner’s task at a public meeting about a new park?',
      options: [
        'To vote on the plan in place of the council',
        'To sell the land to the highest bidder',
        'To answer only the people who agree',
        'To explain the plan and record feedback',
      ],
      right: 3,
      driver: 'people',
      timeLimitSeconds: 30,
      points: 15,
      difficulty: 'medium',
      explanation:
        'Planners prepare and explain; elected people decide. What neighbors say often improves the plan.',
    },
    {
      questionText:
        'A report says: “90th percentile response time of fire crews: 9 minutes.” What does it mean?',
      options: [
        'Every call was reached in exactly 9 minutes',
        'Crews drove at 90 miles an hour on the way',
        '90% of calls were reached within 9 minutes',
        '90 of the calls were reached late this month',
      ],
      right: 2,
      driver: 'product',
      timeLimitSeconds: 40,
      points: 20,
      difficulty: 'hard',
      explanation:
        'Nine of ten calls were reached in 9 minutes or less. The average alone would hide the slowest calls.',
    },
    {
      questionText: 'A bus ride costs the city $6, but the rider pays $2. Who covers the other $4?',
      options: [
        'The driver, out of the monthly pay',
        'Public money such as taxes and grants',
        'The maker of the bus, as a discount',
        'Riders who get on at the last stop of the line',
      ],
      right: 1,
      driver: 'pricing',
      timeLimitSeconds: 30,
      points: 15,
      difficulty: 'medium',
      explanation:
        'Most bus systems are partly paid by the public, so that people can reach work and school at a low fare.',
    },
    {
      questionText:
        'A crew plans one third of its air for going in and one third for coming out. What is the last third for?',
      options: [
        'A reserve in case something goes wrong',
        'A supply for the next crew that goes in',
        'Filling the tires of the fire engine',
        'Cooling the hoses on the way back to the engine',
      ],
      right: 0,
      driver: 'process',
      timeLimitSeconds: 30,
      points: 15,
      difficulty: 'medium',
      explanation:
        'A door may be blocked or a teammate may need help. Planning a reserve is what makes the risk acceptable.',
    },
    {
      questionText:
        'A family has lost its apartment and asks a social worker for help. What is a usual first step?',
      options: [
        'Choose a new school for all the children',
        'Ask the family to come back next year',
        'Share the family’s story online to raise money',
        'Ask the family which needs are most urgent',
      ],
      right: 3,
      driver: 'people',
      timeLimitSeconds: 30,
      points: 10,
      difficulty: 'easy',
      explanation:
        'Help works best when it starts with what the family needs now. Their story stays private.',
    },
    {
      questionText:
        'A city pool takes in $200,000 and costs $260,000 a year. What is the gap of $60,000 called?',
      options: ['An operating deficit', 'A net profit', 'A property tax', 'An interest-free loan'],
      right: 0,
      driver: 'profits',
      timeLimitSeconds: 35,
      points: 20,
      difficulty: 'hard',
      explanation:
        'Costs above income make a deficit. A city may accept it because a pool keeps people safe and healthy.',
    },
    {
      questionText:
        'A city of 50,000 people spends $4,000,000 a year on parks. How much is that per person?',
      options: ['$8', '$50', '$80', '$125'],
      right: 2,
      driver: null,
      timeLimitSeconds: 45,
      points: 15,
      difficulty: 'medium',
      explanation:
        '$4,000,000 ÷ 50,000 = $80. Numbers per person make cities of different sizes easy to compare.',
    },
  ],
})
