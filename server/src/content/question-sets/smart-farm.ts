import { defineSet } from './define-set'

export const smartFarm = defineSet({
  slug: 'smart-farm',
  title: 'Smart Farm: Soil, Water, Food',
  description:
    'Sensors, soil tests, and market stands: how people grow food without wasting water or money.',
  subject: 'Environmental Science',
  gradeLevel: [6, 7, 8],
  difficultyLevel: 'easy',
  careerId: null,
  careerSector: 'Agriculture',
  tags: ['farming', 'environment', 'food'],
  questions: [
    {
      questionText:
        'A technician takes soil from ten spots of a field and mixes it before the test. Why?',
      options: [
        'One spot may differ from the rest',
        'Mixing kills all weeds in the soil',
        'Dry soil is too light to be weighed',
        'Ten samples are cheaper than one',
      ],
      right: 0,
      driver: 'process',
      timeLimitSeconds: 30,
      points: 10,
      difficulty: 'easy',
      explanation:
        'A mixed sample tells about the whole field. A single spot could be unusually wet or rich.',
    },
    {
      questionText: 'A soil test shows a pH of 7. What does this say about the soil?',
      options: ['It is strongly acidic', 'It is neutral', 'It is very salty', 'It is too dry'],
      right: 1,
      driver: 'product',
      timeLimitSeconds: 25,
      points: 10,
      difficulty: 'easy',
      explanation:
        'On the pH scale, 7 is neutral, lower is acidic, and higher is basic. Many crops like soil close to neutral.',
    },
    {
      questionText:
        'A sensor reports that the soil is already wet. What should the automatic sprinkler do?',
      options: [
        'Water for twice as long',
        'Water at noon instead',
        'Skip this watering',
        'Add fertilizer to the water',
      ],
      right: 2,
      driver: 'process',
      timeLimitSeconds: 25,
      points: 10,
      difficulty: 'easy',
      explanation:
        'Watering wet soil wastes water and can wash nutrients away. Sensors help to water only when plants need it.',
    },
    {
      questionText:
        'A drone takes pictures of a field from above. What can the farmer see in them?',
      options: [
        'What the crop will cost next year',
        'How the vegetables are going to taste',
        'Who will buy the crop',
        'Where plants are growing poorly',
      ],
      right: 3,
      driver: 'product',
      timeLimitSeconds: 30,
      points: 10,
      difficulty: 'easy',
      explanation:
        'Weak plants often show a different color from above. The farmer can then check just those spots.',
    },
    {
      questionText:
        'At a market stand, 3 pounds of apples cost $6. What is the price of one pound?',
      options: ['$1', '$2', '$3', '$6'],
      right: 1,
      driver: 'pricing',
      timeLimitSeconds: 30,
      points: 10,
      difficulty: 'easy',
      explanation: '$6 ÷ 3 = $2 a pound. A price per pound lets people compare stands.',
    },
    {
      questionText: 'A farm sells 40 boxes of tomatoes at $25 each. How much money comes in?',
      options: ['$650', '$900', '$1,000', '$1,250'],
      right: 2,
      driver: 'proceeds',
      timeLimitSeconds: 35,
      points: 10,
      difficulty: 'easy',
      explanation: '40 × $25 = $1,000. Seeds, water, and pay still have to be paid from it.',
    },
    {
      questionText:
        'Seeds and water cost $700, and the crop would sell for $1,000. Frost destroys half of the crop. What happens to the $300 profit?',
      options: [
        'It becomes a $200 loss',
        'It drops from $300 to $150',
        'It stays the same, at $300',
        'It rises from $300 to $500',
      ],
      right: 0,
      driver: 'profits',
      timeLimitSeconds: 45,
      points: 15,
      difficulty: 'medium',
      explanation:
        'Half the crop brings $500, but the $700 is already spent: $500 − $700 is a loss of $200. Weather is a real risk in farming.',
    },
    {
      questionText: 'Why do workers who spray crops wear gloves, goggles, and a mask?',
      options: [
        'To keep the plants warm during cold nights',
        'To look like the other workers on the farm',
        'To keep leaves from sticking to their hands',
        'To protect skin, eyes, and lungs from spray',
      ],
      right: 3,
      driver: 'people',
      timeLimitSeconds: 30,
      points: 10,
      difficulty: 'easy',
      explanation:
        'Some sprays can hurt people. Protective gear and clear labels keep workers safe.',
    },
    {
      questionText:
        'A farm hires ten people for six weeks to bring in the harvest. What is this kind of job called?',
      options: ['Seasonal work', 'Remote work', 'Night work', 'Volunteer work'],
      right: 0,
      driver: 'people',
      timeLimitSeconds: 25,
      points: 10,
      difficulty: 'easy',
      explanation:
        'Seasonal jobs follow the time of year. Volunteers would not be paid, and remote work is done from elsewhere.',
    },
    {
      questionText: 'Why do some farmers plant clover or beans between two other crops?',
      options: [
        'To use up all the water in the soil',
        'To add nitrogen to the soil',
        'To attract insects that eat crops',
        'To make the field easier to see',
      ],
      right: 1,
      driver: null,
      timeLimitSeconds: 30,
      points: 15,
      difficulty: 'medium',
      explanation:
        'Bacteria in the roots of these plants take nitrogen from the air, and the next crop can use it.',
    },
  ],
})
