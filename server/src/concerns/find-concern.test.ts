import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { findConcern } from './find-concern'

describe('A text that may mean self-harm', () => {
  test.each([
    'I want to die',
    'i just wanna die',
    "I don't want to live anymore",
    'Sometimes I think about killing myself.',
    'I hate myself so much',
    'kms',
    'I wish I was dead',
    'i wish i was never born',
    'Nobody would miss me if I was gone',
    'everyone would be better off without me',
    "there's no point in living",
    'I cut my arms again',
    'Im gonna end it all',
    'I feel suicidal',
    'I am thinking about suicide',
    'I WANT TO DIEEEEE',
    'i want to k*ill myself',
    "I can't go on",
    'My goal: take my own life',
    'Me quiero morir',
    'Ya no quiero vivir',
    'Quiero desaparecer',
    'pienso en matarme',
    'Me odio',
    'Nadie me extrañaría',
    'Me hago daño a propósito',
    'Voy a suicidarme',
    'Ojalá no haber nacido',
  ])('is found: %s', (text) => {
    expect(findConcern(text)).toBe('self_harm')
  })
})

describe('A text that may be a threat', () => {
  test.each([
    'I will kill you',
    "I'm going to shoot up the school",
    'i want to hurt my teacher',
    'I wanna stab everyone',
    "I'll bring my dad's gun. I brought a knife to school",
    'everyone is gonna die',
    'you are dead tomorrow',
    'Lets blow up the school',
    "don't come to school tomorrow",
    'I might burn down this place',
    'Voy a matar a todos',
    'Te voy a matar',
    'quiero golpear a mi maestra',
    'Voy a llevar una pistola a la escuela',
    'Todos van a morir',
  ])('is found: %s', (text) => {
    expect(findConcern(text)).toBe('threat')
  })
})

describe('A text about work and school', () => {
  test.each([
    'I want to be a suicide prevention counselor',
    'They work at a suicide hotline and help people',
    'Counselors help stop suicide',
    'EMTs help people who want to hurt themselves',
    'Surgeons cut people open and save their lives',
    'I want to shoot movies',
    'I want to shoot photos of people',
    'I want to kill it on stage',
    'I killed that quiz',
    'This job is to die for, I am dying to try it',
    'I would die of boredom at a desk',
    'Firefighters could burn their hands',
    'A bomb technician takes a bomb apart',
    'Police officers attack problems, they do not hurt people',
    'I could cut hair all day',
    'I cut my own hair',
    'It hurts my back to sit all day',
    'I want to end world hunger',
    'I want to disappear into nature as a park ranger',
    'The pay is dead on what I need',
    'I would never miss school for it',
    'You are dead right that it takes long',
    'I can take life drawing classes',
    'I want to work with animals so nobody hurts them',
    'The hours would kill my social life',
    'Me corto el pelo sola',
    'Me muero de ganas de ser enfermera',
    'Quiero ayudar a las personas a vivir mejor',
    'Quiero matar dos pájaros de un tiro: estudiar y trabajar',
    'La prevención del suicidio es un trabajo importante',
    'Los bomberos pueden morir en un incendio',
    'Quiero disparar fotos',
    'Me lastimé la rodilla y la fisioterapeuta me ayudó',
  ])('is none: %s', (text) => {
    expect(findConcern(text)).toBeNull()
  })

  test('none of our own texts of careers is one', () => {
    const folder = new URL('../../content/', import.meta.url)
    const texts: string[] = []
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.json')) continue
      JSON.parse(readFileSync(new URL(name, folder), 'utf8'), (_, value) => {
        if (typeof value === 'string') texts.push(value)
        return value
      })
    }
    expect(texts.length).toBeGreaterThan(10_000)
    expect(texts.filter((text) => findConcern(text) !== null)).toEqual([])
  })
})

test('a long text takes no long time', () => {
  const startedMs = performance.now()
  findConcern('i want to '.repeat(20))
  findConcern('really just '.repeat(17))
  expect(performance.now() - startedMs).toBeLessThan(100)
})
