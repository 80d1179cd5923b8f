import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { unfitPart } from './unfit-text'

test.each([
  'Kill yourself',
  'If you read this, kys',
  'Ms. Lopez is a bitch',
  'You are such a loser',
  'What the f u c k'.replace('f u c k', 'fuck'),
  'Sh1t happens, but why?',
  'Nobody likes you, go die',
  'Mátate ya',
  'Eres tonto, hijo de puta',
  'La profe Ana es una perra',
  'Gas the Jews',
])('"%s" is not for every student', (text) => {
  expect(unfitPart(text)).not.toBeNull()
})

test.each([
  'Which organ produces insulin: pancreas, penis, vagina or liver?',
  'Breast cancer is found by a mammogram',
  'In which year did Hitler come to power?',
  'What was the Holocaust? Millions of Jews were killed by the Nazis.',
  'Who killed Abraham Lincoln?',
  'Suicide prevention: which number do you call?',
  'What is the sentence for first-degree murder?',
  'A flame retardant slows a fire down',
  'How do you treat a cut if you cut yourself in the kitchen?',
  'Heroin and cocaine are illegal drugs',
  'Which bird is a great tit? A blue-footed booby?',
  'Dick Cheney was vice president; Scunthorpe is a town',
  'Sexual reproduction of plants happens by pollen',
  'Do not kill yourself thinking about it',
  '¿Cuántos años tiene la computadora? La disputa fue larga.',
  'El ano y la uretra son partes del cuerpo',
  'Los negros y los judíos sufrieron discriminación',
])('"%s" is a question of school', (text) => {
  expect(unfitPart(text)).toBeNull()
})

test('all our own questions pass', () => {
  const folder = new URL('../../content/question-sets/', import.meta.url)
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  expect(files.length).toBeGreaterThan(0)
  for (const file of files) {
    const texts: string[] = []
    JSON.parse(readFileSync(new URL(file, folder), 'utf8'), (_, value) => {
      if (typeof value === 'string') texts.push(value)
      return value
    })
    expect(texts.flatMap((text) => unfitPart(text) ?? [])).toEqual([])
  }
})
