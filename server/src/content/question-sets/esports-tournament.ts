import { defineSet } from './define-set'

export const esportsTournament = defineSet({
  slug: 'esports-tournament',
  title: 'Run an Esports Tournament',
  description:
    'You plan the day: matches, tickets, internet, crew, and players who need to stay healthy.',
  subject: 'Hospitality',
  gradeLevel: [7, 8, 9],
  difficultyLevel: 'medium',
  careerId: 'ca_esports-event-manager',
  careerSector: 'Hospitality',
  tags: ['gaming', 'esports', 'events'],
  questions: [
    {
      questionText:
        '32 teams play; a team that loses once is out. How many matches are needed to find the winner?',
      options: ['16', '31', '32', '64'],
      right: 1,
      driver: 'process',
      timeLimitSeconds: 45,
      points: 20,
      difficulty: 'hard',
      explanation:
        'Each match sends one team home, and 31 of the 32 teams must lose once. So it takes 31 matches.',
    },
    {
      questionText: 'Whose job is it to describe the match live for the viewers?',
      options: ['The observer', 'The referee', 'The shoutcaster', 'The stage manager'],
      right: 2,
      driver: 'people',
      timeLimitSeconds: 25,
      points: 10,
      difficulty: 'easy',
      explanation:
        'Shoutcasters explain what happens and why it matters, much like announcers in other sports.',
    },
    {
      questionText: 'What does an observer do in an esports broadcast?',
      options: [
        'Chooses which part of the game viewers see',
        'Checks the tickets at the main entrance',
        'Trains a team in the time between matches',
        'Repairs keyboards behind the big stage',
      ],
      right: 0,
      driver: 'product',
      timeLimitSeconds: 30,
      points: 15,
      difficulty: 'medium',
      explanation:
        'The observer works like a camera operator inside the game. A good one shows the key moment just before it happens.',
    },
    {
      questionText:
        'The hall costs $3,000, and 200 tickets will be sold. What must a ticket cost just to pay for the hall?',
      options: ['$6', '$10', '$12', '$15'],
      right: 3,
      driver: 'pricing',
      timeLimitSeconds: 40,
      points: 15,
      difficulty: 'medium',
      explanation:
        '$3,000 ÷ 200 = $15. Every dollar above that helps to pay for crew, prizes, and equipment.',
    },
    {
      questionText: 'Which of these brings money in for a tournament?',
      options: [
        'A sponsor’s payment',
        'The rent of the hall',
        'Wages for the referees',
        'Prizes for the best teams',
      ],
      right: 0,
      driver: 'proceeds',
      timeLimitSeconds: 25,
      points: 10,
      difficulty: 'easy',
      explanation:
        'Sponsors pay to show their name. Rent, wages, and prizes are costs: that money goes out.',
    },
    {
      questionText: 'A tournament takes in $8,000 and costs $9,000. What is the result?',
      options: [
        'A profit of $1,000',
        'A loss of $1,000',
        'A profit of $17,000',
        'Neither a profit nor a loss',
      ],
      right: 1,
      driver: 'profits',
      timeLimitSeconds: 30,
      points: 10,
      difficulty: 'easy',
      explanation:
        'Costs are $1,000 higher than the money that came in, so the event made a loss of $1,000.',
    },
    {
      questionText: 'The internet may fail in the middle of the final. Which plan helps most?',
      options: [
        'A faster graphics card in every computer',
        'A larger screen above the main stage',
        'A longer warm-up before the first match',
        'A backup connection, tested in advance',
      ],
      right: 3,
      driver: 'process',
      timeLimitSeconds: 30,
      points: 15,
      difficulty: 'medium',
      explanation:
        'A second connection can take over in moments, but only if somebody has tried it before the day.',
    },
    {
      questionText:
        'A player says that a wrist has hurt for a week. What should the event team do?',
      options: [
        'Ask the player not to mention it to anyone',
        'Give the player an extra hour of practice',
        'Have the medic check it before the match',
        'Move the match to an earlier time of the day',
      ],
      right: 2,
      driver: 'people',
      timeLimitSeconds: 30,
      points: 10,
      difficulty: 'easy',
      explanation:
        'Pain that lasts is a sign to stop and check. A medic can tell whether playing on would make it worse.',
    },
    {
      questionText: 'The broadcast is sent out two minutes late on purpose. Why?',
      options: [
        'So that the crowd in the hall sounds louder',
        'So that viewers can vote on who should win',
        'So that the computers have time to cool down',
        'So that no team learns its rival’s position',
      ],
      right: 3,
      driver: 'product',
      timeLimitSeconds: 30,
      points: 15,
      difficulty: 'medium',
      explanation:
        'Without a delay, somebody could watch the stream and tell a team where the other side is hiding.',
    },
    {
      questionText:
        'Doors open at 9:00 a.m. Setup takes 3 hours and testing 45 minutes. When must work start at the latest?',
      options: ['4:45 a.m.', '5:00 a.m.', '5:15 a.m.', '6:15 a.m.'],
      right: 2,
      driver: 'process',
      timeLimitSeconds: 45,
      points: 15,
      difficulty: 'medium',
      explanation: 'Count back from 9:00: 3 hours gives 6:00, and 45 minutes more gives 5:15.',
    },
  ],
})
