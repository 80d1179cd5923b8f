import { filterCareers } from '@pathquest/game-core/careers/careers'
import { describe, expect, test } from 'vitest'
import { careers } from '../testing/content'

const found = (q: string) => filterCareers(careers, { q }).map(({ id }) => id.slice('ca_'.length))

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

  test('a career is found by each of its titles, and where one letter of the first word is missing', () => {
    const titles = careers.flatMap(({ title, otherTitles }) => [title, ...otherTitles])
    const words = new Set(titles.flatMap((title) => title.toLowerCase().split(' ')))
    const lost = careers.flatMap(({ id, title, otherTitles }) =>
      [title, ...otherTitles].flatMap((written) => {
        const [start = ''] = written.match(/^\p{L}{5,}(?!\S)/u) ?? []
        const mistakes = [...start].map((_, i) => written.slice(0, i) + written.slice(i + 1))
        // Lawyer and layer: what is typed is another word.
        const typed = [written, ...mistakes.filter((one) => !words.has(one.toLowerCase()))]
        return typed.filter((q) => !filterCareers(careers, { q }).some((one) => one.id === id))
      }),
    )
    expect(lost).toEqual([])
  })
})
