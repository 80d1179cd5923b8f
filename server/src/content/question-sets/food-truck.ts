import { defineSet } from './define-set'

export const foodTruck = defineSet({
  slug: 'food-truck',
  title: 'Start a Food Truck',
  description:
    'Test a menu, set a price, serve safely, and find out whether a busy Saturday makes a profit.',
  subject: 'Business',
  gradeLevel: [6, 7, 8, 9],
  difficultyLevel: 'easy',
  careerId: null,
  careerSector: 'Business',
  tags: ['business', 'food', 'money'],
  questions: [
    {
      questionText: 'How can an owner find out which dish people like before buying a truck?',
      options: [
        'Choose the dish that has the longest name',
        'Copy the whole menu of the nearest restaurant',
        'Offer samples and count which dish wins',
        'Ask one friend who likes every kind of food',
      ],
      right: 2,
      driver: 'product',
      timeLimitSeconds: 30,
      points: 10,
      difficulty: 'easy',
      explanation:
        'Testing with many people is cheap and honest. One friend, or a guess, can be wrong.',
    },
    {
      questionText:
        'A taco costs $2 to make and sells for $5. How much is left from one taco before rent and other costs?',
      options: ['$1', '$2', '$2.50', '$3'],
      right: 3,
      driver: 'pricing',
      timeLimitSeconds: 30,
      points: 10,
      difficulty: 'easy',
      explanation: '$5 − $2 = $3. This amount per item is called the margin.',
    },
    {
      questionText:
        'Ten people wait while one worker both cooks and takes the money. Which change helps most?',
      options: [
        'One person cooks, another takes the orders',
        'The cook counts the money twice each time',
        'People in line get a longer menu to read',
        'The truck closes until the line has gone',
      ],
      right: 0,
      driver: 'process',
      timeLimitSeconds: 30,
      points: 10,
      difficulty: 'easy',
      explanation:
        'Splitting the work lets both steps happen at the same time, so the line moves faster.',
    },
    {
      questionText:
        'Raw chicken must stay cold so that germs grow slowly. Which refrigerator temperature is safe?',
      options: ['75 °F (24 °C)', '65 °F (18 °C)', '55 °F (13 °C)', '38 °F (3 °C)'],
      right: 3,
      driver: 'process',
      timeLimitSeconds: 25,
      points: 15,
      difficulty: 'medium',
      explanation:
        'Cold food should stay at about 40 °F (4 °C) or below. Cooks check the thermometer several times a day.',
    },
    {
      questionText: 'The truck sells 80 meals at $9 each on Saturday. How much money comes in?',
      options: ['$89', '$640', '$720', '$810'],
      right: 2,
      driver: 'proceeds',
      timeLimitSeconds: 35,
      points: 10,
      difficulty: 'easy',
      explanation: '80 × $9 = $720. This is not yet profit, because the costs come off it.',
    },
    {
      questionText:
        'Saturday brings in $720. Food costs $240, pay $260, and gas and fees $70. What is the profit?',
      options: ['$120', '$150', '$220', '$480'],
      right: 1,
      driver: 'profits',
      timeLimitSeconds: 45,
      points: 15,
      difficulty: 'medium',
      explanation: 'The costs add up to $570, and $720 − $570 = $150.',
    },
    {
      questionText:
        'A customer says: “I have a peanut allergy. Is this dish safe for me?” What should the worker do?',
      options: [
        'Promise that a few nuts will be fine',
        'Check the ingredients before answering',
        'Suggest eating a little and waiting to see',
        'Pick off the peanuts and serve the dish anyway',
      ],
      right: 1,
      driver: 'people',
      timeLimitSeconds: 30,
      points: 10,
      difficulty: 'easy',
      explanation:
        'Even a trace can be dangerous for someone with an allergy. Checking is the only safe answer.',
    },
    {
      questionText:
        'At $9 the truck sells 100 lunches a day. At $12 it sells 50. What happens to the money that comes in each day?',
      options: ['It falls by $300', 'It falls by $150', 'It stays the same', 'It rises by $300'],
      right: 0,
      driver: 'pricing',
      timeLimitSeconds: 45,
      points: 15,
      difficulty: 'medium',
      explanation:
        'Before: 100 × $9 = $900. After: 50 × $12 = $600. A higher price does not always bring in more.',
    },
    {
      questionText: 'What does a health permit on the window tell customers?',
      options: [
        'The truck sells only vegetarian meals',
        'The truck is the cheapest one in town',
        'The owner has won a cooking contest',
        'The truck met the food safety rules',
      ],
      right: 3,
      driver: null,
      timeLimitSeconds: 25,
      points: 10,
      difficulty: 'easy',
      explanation:
        'Inspectors check things like clean water, handwashing, and food temperatures before they give a permit.',
    },
    {
      questionText:
        'A second cook works 20 hours a week at $15 an hour. What is the weekly pay before taxes?',
      options: ['$35', '$200', '$300', '$350'],
      right: 2,
      driver: 'people',
      timeLimitSeconds: 35,
      points: 10,
      difficulty: 'easy',
      explanation: '20 × $15 = $300. Pay is often one of the biggest costs of a small business.',
    },
  ],
})
