import { defineSet } from './define-set'

export const cyberDefense = defineSet({
  slug: 'cyber-defense',
  title: 'Cyber Defense Team',
  description:
    'Spot the attack, stop the spread, and explain what protection is worth: a day with security analysts.',
  subject: 'Technology',
  gradeLevel: [10, 11, 12],
  difficultyLevel: 'hard',
  careerId: 'ca_information-security-analyst',
  careerSector: 'Technology',
  tags: ['cybersecurity', 'computers', 'safety'],
  questions: [
    {
      questionText:
        'An e-mail “from the bank” says to log in at a strange link within ten minutes. What kind of attack is this?',
      options: ['Denial of service', 'Brute force', 'Eavesdropping', 'Phishing'],
      right: 3,
      driver: 'people',
      timeLimitSeconds: 25,
      points: 10,
      difficulty: 'easy',
      explanation:
        'Phishing uses hurry and a familiar name to trick people into giving up a password. Slow down and check the address.',
    },
    {
      questionText: 'What does a security patch do?',
      options: [
        'It copies the data to a second disk',
        'It closes a known hole in a program',
        'It hides a computer from its owner',
        'It makes old passwords valid again',
      ],
      right: 1,
      driver: 'process',
      timeLimitSeconds: 25,
      points: 10,
      difficulty: 'easy',
      explanation:
        'Once a hole is known, attackers look for computers that still have it. That is why updates should not wait.',
    },
    {
      questionText: 'What does encryption do to a message?',
      options: [
        'It makes it unreadable without the key',
        'It makes it shorter so that it travels faster',
        'It checks the spelling before it is sent',
        'It deletes the message after it has been read',
      ],
      right: 0,
      driver: 'product',
      timeLimitSeconds: 30,
      points: 15,
      difficulty: 'medium',
      explanation:
        'Encrypted data looks like noise to anyone without the key, even if they manage to copy it.',
    },
    {
      questionText:
        'One laptop shows signs of ransomware, which locks files. What should the team do first?',
      options: [
        'Pay the amount that is asked for at once',
        'E-mail the strange file to all coworkers',
        'Disconnect the laptop from the network',
        'Wait until the end of the working day',
      ],
      right: 2,
      driver: 'process',
      timeLimitSeconds: 30,
      points: 15,
      difficulty: 'medium',
      explanation:
        'Cutting the connection keeps the malware from reaching other computers. After that the team can look into it calmly.',
    },
    {
      questionText:
        'A password manager costs $4 per user per month. What does it cost for 250 users in one year?',
      options: ['$1,000', '$4,800', '$10,000', '$12,000'],
      right: 3,
      driver: 'pricing',
      timeLimitSeconds: 45,
      points: 15,
      difficulty: 'medium',
      explanation: '250 × $4 = $1,000 a month, and 12 months make $12,000.',
    },
    {
      questionText:
        'A log shows 5,000 failed sign-ins for one account in ten minutes. What is the most likely cause?',
      options: [
        'The owner forgot the password twice',
        'A program is guessing passwords',
        'The screen of a laptop is broken',
        'The account was made this morning',
      ],
      right: 1,
      driver: 'process',
      timeLimitSeconds: 30,
      points: 15,
      difficulty: 'medium',
      explanation:
        'No person types 500 passwords a minute. Limits on failed tries stop this kind of attack.',
    },
    {
      questionText:
        'An online shop sells about $6,000 an hour. An attack takes it offline for 90 minutes. How much in sales is at risk?',
      options: ['$4,000', '$6,000', '$9,000', '$15,000'],
      right: 2,
      driver: 'proceeds',
      timeLimitSeconds: 45,
      points: 20,
      difficulty: 'hard',
      explanation: '90 minutes are 1.5 hours, and 1.5 × $6,000 = $9,000.',
    },
    {
      questionText:
        'Backups cost $20,000 a year. Without them, one $150,000 data loss is expected every five years. What do backups do on average?',
      options: [
        'They save about $10,000 a year',
        'They save about $130,000 a year',
        'They cost $20,000 more than they save',
        'They cost exactly as much as they save',
      ],
      right: 0,
      driver: 'profits',
      timeLimitSeconds: 45,
      points: 20,
      difficulty: 'hard',
      explanation:
        'The expected loss is $150,000 ÷ 5 = $30,000 a year. Paying $20,000 to avoid it saves about $10,000.',
    },
    {
      questionText: 'Why do employees get access only to the files that their job needs?',
      options: [
        'So that the computers use less electricity',
        'So that new staff can share one password',
        'So that managers can skip security training',
        'So that a stolen account does less harm',
      ],
      right: 3,
      driver: 'people',
      timeLimitSeconds: 30,
      points: 20,
      difficulty: 'hard',
      explanation:
        'This rule is called least privilege. If one account is taken over, most of the data stays out of reach.',
    },
    {
      questionText: 'Which pair uses two different kinds of proof for signing in?',
      options: [
        'A password and a second password',
        'A password and a phone app code',
        'A user name and an e-mail address',
        'Two answers to secret questions',
      ],
      right: 1,
      driver: 'product',
      timeLimitSeconds: 30,
      points: 20,
      difficulty: 'hard',
      explanation:
        'A password is something you know, and a phone is something you have. A thief would need both.',
    },
  ],
})
