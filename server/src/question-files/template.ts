import { writeCsv } from './export/csv'

/** The table of ours to fill in, with an example of each thing that it understands. */
export const templateCsv = (): Uint8Array =>
  writeCsv({
    questions: [
      {
        kind: 'choice',
        questionText: 'Which tool measures the angle of a roof?',
        options: [
          { text: 'A protractor', isCorrect: true },
          { text: 'A thermometer', isCorrect: false },
          { text: 'A stopwatch', isCorrect: false },
          { text: 'A scale', isCorrect: false },
        ],
        timeLimitSeconds: 30,
        points: 10,
        difficulty: 'medium',
        businessDriver: 'process',
        explanation: 'Roofers measure the pitch before they cut a rafter.',
        imageUrl: null,
        imageAlt: null,
        shape: null,
        solution: null,
      },
    ],
  })
