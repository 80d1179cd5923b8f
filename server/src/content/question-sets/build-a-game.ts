import { defineSet } from './define-set'

export const buildAGame = defineSet({
  slug: 'build-a-game',
  title: 'Build a Video Game',
  description:
    'From a rough idea to a game in the store: what designers, testers, and programmers decide on the way.',
  subject: 'Technology',
  gradeLevel: [6, 7, 8],
  difficultyLevel: 'easy',
  careerId: 'ca_video-game-designer',
  careerSector: 'Technology',
  tags: ['gaming', 'game design', 'teamwork'],
  questions: [
    {
      questionText: 'Who on a game team plans the rules, goals, and levels?',
      options: [
        'The sound engineer',
        'The game designer',
        'The server technician',
        'The community manager',
      ],
      right: 1,
      driver: 'people',
      timeLimitSeconds: 25,
      points: 10,
      difficulty: 'easy',
      explanation:
        'Game designers decide how a game is played. Others on the team build the sound, the servers, and the contact with players.',
    },
    {
      questionText:
        'A designer builds a rough level from plain boxes to see whether an idea is fun. What is that called?',
      options: ['A prototype', 'A trailer', 'A sequel', 'A credits list'],
      right: 0,
      driver: 'product',
      timeLimitSeconds: 25,
      points: 10,
      difficulty: 'easy',
      explanation:
        'A prototype is a quick, rough version. It lets the team learn a lot before anyone spends weeks on art.',
    },
    {
      questionText:
        'Nine of ten testers get lost at the same door. What should the designer do first?',
      options: [
        'Ask the ten testers to play more carefully',
        'Find new testers who do not get lost',
        'Change the level so the way is clearer',
        'Put more enemies in front of the door',
      ],
      right: 2,
      driver: 'process',
      timeLimitSeconds: 30,
      points: 10,
      difficulty: 'easy',
      explanation:
        'When almost everyone gets stuck in one place, the level is unclear, not the players.',
    },
    {
      questionText: 'What does a game engine do for a team?',
      options: [
        'It cools the computer while a game is running',
        'It finds players who want to buy the game',
        'It prints the boxes in which games are sold',
        'It gives tools for graphics, physics, and sound',
      ],
      right: 3,
      driver: 'product',
      timeLimitSeconds: 30,
      points: 10,
      difficulty: 'easy',
      explanation:
        'An engine brings parts that most games need, so that a team does not have to build everything from zero.',
    },
    {
      questionText:
        'A game costs $20. The online store keeps 30% of each sale. How much goes to the studio?',
      options: ['$6', '$10', '$14', '$17'],
      right: 2,
      driver: 'pricing',
      timeLimitSeconds: 40,
      points: 15,
      difficulty: 'medium',
      explanation: '30% of $20 is $6, so $20 − $6 = $14 is left for the studio.',
    },
    {
      questionText: 'A studio sells 5,000 copies and gets $14 for each. How much money comes in?',
      options: ['$7,000', '$19,000', '$50,000', '$70,000'],
      right: 3,
      driver: 'proceeds',
      timeLimitSeconds: 40,
      points: 15,
      difficulty: 'medium',
      explanation: '5,000 × $14 = $70,000. Money that comes in from sales is called proceeds.',
    },
    {
      questionText:
        'The studio took in $70,000 and spent $55,000 on making the game. What is its profit?',
      options: ['$15,000', '$55,000', '$70,000', '$125,000'],
      right: 0,
      driver: 'profits',
      timeLimitSeconds: 35,
      points: 10,
      difficulty: 'easy',
      explanation: 'Profit is what comes in minus what goes out: $70,000 − $55,000 = $15,000.',
    },
    {
      questionText:
        'A programmer fixes one bug, and two old features stop working. What would have shown this before the release?',
      options: [
        'Making the logo on the title screen larger',
        'Running the old tests again after the change',
        'Posting the trailer a few days earlier than planned',
        'Closing the list of bugs that players sent',
      ],
      right: 1,
      driver: 'process',
      timeLimitSeconds: 35,
      points: 15,
      difficulty: 'medium',
      explanation:
        'Testing old features again after each change is called regression testing. It catches new bugs in old places.',
    },
    {
      questionText:
        'Some players cannot tell red from green. How can a designer make a red and a green team clear to everyone?',
      options: [
        'Give each team its own shape as well',
        'Make both of the colors much brighter',
        'Ask these players to choose another game',
        'Show the team colors only at the end',
      ],
      right: 0,
      driver: 'people',
      timeLimitSeconds: 30,
      points: 10,
      difficulty: 'easy',
      explanation:
        'About 1 in 12 men and 1 in 200 women see some colors differently. A second sign, such as a shape, works for all.',
    },
    {
      questionText: 'A game runs at 60 frames per second. What does that mean?',
      options: [
        'Up to 60 people can play together at one time',
        'The screen shows 60 new pictures each second',
        'A player has 60 seconds to finish each level',
        'The game needs 60 gigabytes of free space',
      ],
      right: 1,
      driver: null,
      timeLimitSeconds: 30,
      points: 10,
      difficulty: 'easy',
      explanation:
        'Each frame is one picture. With more frames per second, movement looks smoother.',
    },
  ],
})
