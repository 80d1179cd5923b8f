import { careerFields, setFields } from '@pathquest/core/search/documents'
import { searchList } from '@pathquest/core/search/search'
import { isFiller, stemOf, tokenize } from '@pathquest/core/search/words'
import { describe, expect, test } from 'vitest'
import { careers, questionSets } from '../../test/content'
import { synonymLines, synonyms } from '../search'

const search = (q: string) => searchList(careers, q, careerFields, synonyms)
const careerOf = new Map(careers.map((career) => [career.id, career]))
const ofSet = (set: (typeof questionSets)[number]) =>
  setFields(
    { ...set, careerSector: set.careerSector ?? null },
    careerOf.get(set.careerId ?? '') ?? null,
  )
/** A thousand searches take seconds: a part of them, spread over all clusters. */
const everyNth = <Item>(items: readonly Item[], n: number) => items.filter((_, i) => i % n === 0)
const found = (q: string) => search(q).map(({ id }) => id.slice('ca_'.length))

interface Titled {
  title: string
  otherTitles?: readonly string[]
  careerId?: string | null
}

describe('The search knows what people say', () => {
  test.each([
    ['programmer', 'software-developer'],
    ['coder', 'software-developer'],
    ['doctor', 'pediatrician'],
    ['kids doctor', 'pediatrician'],
    ['tooth doctor', 'dentist'],
    ['vet', 'veterinarian'],
    ['nurse', 'registered-nurse'],
    ['fireman', 'firefighter'],
    ['cop', 'police-officer'],
    ['policeman', 'police-officer'],
    ['attorney', 'lawyer'],
    ['EMT', 'paramedic'],
    ['ambulance', 'paramedic'],
    ['CSI', 'forensic-science-technician'],
    ['teacher', 'elementary-school-teacher'],
    ['guidance counselor', 'school-counselor'],
    ['babysitter', 'childcare-worker'],
    ['pilot', 'airline-pilot'],
    ['stewardess', 'flight-attendant'],
    ['trucker', 'truck-driver'],
    ['mechanic', 'auto-mechanic'],
    ['cook', 'chef'],
    ['barber', 'hairdresser'],
    ['woodworker', 'carpenter'],
    ['rancher', 'farmer'],
    ['weatherman', 'meteorologist'],
    ['reporter', 'journalist'],
    ['HR', 'human-resources-specialist'],
    ['CPA', 'accountant'],
    ['hacker', 'information-security-analyst'],
    ['pro gamer', 'professional-esports-player'],
    ['streamer', 'live-streamer'],
    ['commentator', 'shoutcaster'],
    ['bug tester', 'qa-game-tester'],
    ['game maker', 'video-game-designer'],
    ['musician', 'video-game-composer'],
  ])('"%s" finds %s', (words, career) => {
    expect(found(words)).toContain(career)
  })

  test.each([
    ['progammer', 'software-developer'],
    ['docter', 'pediatrician'],
    ['nusre', 'registered-nurse'],
    ['plumer', 'plumber'],
    ['electrican', 'electrician'],
    ['acountant', 'accountant'],
    ['pharmasist', 'pharmacist'],
    ['mechanik', 'auto-mechanic'],
    ['phyisical therapist', 'physical-therapist'],
    ['flight attendent', 'flight-attendant'],
    ['photgrapher', 'photographer'],
    ['véterinarian', 'veterinarian'],
  ])('"%s" with its mistake finds %s', (words, career) => {
    expect(found(words)).toContain(career)
  })

  test.each([
    ['doctor', 'family-doctor'],
    ['nurse', 'registered-nurse'],
    ['enfermera', 'registered-nurse'],
    ['abogado', 'lawyer'],
    ['médico', 'family-doctor'],
    ['youtuber', 'live-streamer'],
    ['climate', 'environmental-scientist'],
    ['welding', 'welder'],
    ['I want to be a vet', 'veterinarian'],
    ['how do you become a pilot?', 'airline-pilot'],
    ['fire fighter', 'firefighter'],
    ['Registered Nurse', 'registered-nurse'],
    ['video game designer', 'video-game-designer'],
    ['real estate', 'real-estate-agent'],
    ['realestate', 'real-estate-agent'],
    ['OB-GYN', 'ob-gyn'],
    ['cabinet maker', 'cabinetmaker'],
  ])('"%s" is first of all %s', (words, career) => {
    expect(found(words)[0]).toBe(career)
  })

  test('a title that is typed, or begun with two of its words, is the first', () => {
    const lists = [
      { items: careers, find: search },
      { items: questionSets, find: (q: string) => searchList(questionSets, q, ofSet, synonyms) },
    ]
    const stems = (text: string) => tokenize(text).map(stemOf).join(' ')
    // A set is found by the titles of its career as well.
    const has = (one: Titled | undefined, q: string) =>
      [one, careerOf.get(one?.careerId ?? '')]
        .flatMap((titled) => [titled?.title ?? '', ...(titled?.otherTitles ?? [])])
        .some((title) => stems(title).includes(stems(q)))
    for (const { items, find } of lists) {
      const others = everyNth<Titled>(items, 4).flatMap(({ title }) => {
        const begun = title.split(' ').slice(0, 2).join(' ')
        const isTwo = tokenize(begun).filter((word) => !isFiller(word)).length === 2
        return [
          ...(find(title)[0]?.title === title ? [] : [title]),
          ...(!isTwo || has(find(begun)[0], begun) ? [] : [begun]),
        ]
      })
      expect(others).toEqual([])
    }
  })

  test.each([
    ['nurse', 10, /nurs/i],
    ['dentist', 4, /dent|mouth|teeth/i],
    ['dog', 8, /animal|vet|ranch|dog/i],
    ['pilot', 3, /pilot/i],
  ])('"%s" finds %i first that have to do with it', (words, count, about) => {
    const first = search(words).slice(0, count)
    expect(first).toHaveLength(count)
    for (const { title, otherTitles } of first) {
      expect([title, ...otherTitles].join(', ')).toMatch(about)
    }
  })

  test('every line of the synonyms finds something of ours, by each of its words', () => {
    const words = synonymLines.flatMap((line) => (line.split(':')[0] ?? '').split(','))
    expect(words.length).toBeGreaterThan(200)
    expect(words.filter((word) => found(word).length === 0)).toEqual([])
    expect(synonymLines.filter((line) => line.split(':').length !== 2)).toEqual([])
  })

  test('a career is found by each of its titles, and where a letter of the first word is missing', () => {
    const titles = careers.flatMap(({ title, otherTitles }) => [title, ...otherTitles])
    const words = new Set(titles.flatMap((title) => title.toLowerCase().split(' ')))
    const lost = everyNth(careers, 12).flatMap(({ id, title, otherTitles }) =>
      [title, ...otherTitles].flatMap((written) => {
        const [start = ''] = written.match(/^\p{L}{5,}(?!\S)/u) ?? []
        const at = start.length >> 1
        const mistake = start.slice(0, at) + start.slice(at + 1)
        // Lawyer and layer: what is typed is another word.
        const isWord = words.has(mistake.toLowerCase()) || synonyms.keys.has(mistake.toLowerCase())
        const typed = start === '' || isWord ? [written] : [written, mistake]
        return typed.filter((q) => !search(q).some((one) => one.id === id))
      }),
    )
    expect(lost).toEqual([])
  })
})
