import { expect, test } from 'vitest'
import { jobOutlookText } from './job-outlook'

const figures = { growthRate: 7.9, annualOpenings: 9_900, figuresGroup: null }

test('the outlook says growth, that of all jobs, the years and the openings', () => {
  expect(jobOutlookText(figures, 'en')).toBe(
    'Jobs are projected to grow 7.9% from 2024 to 2034, compared with growth of 3.1% for all jobs, with about 9,900 openings a year.',
  )
  expect(jobOutlookText({ ...figures, growthRate: -4 }, 'en')).toContain('to shrink by 4.0% from')
  expect(jobOutlookText({ ...figures, growthRate: 0 }, 'en')).toContain('to stay about the same')
})

test('a wider group is named; unknown openings are left out, unknown growth says nothing', () => {
  expect(jobOutlookText({ ...figures, figuresGroup: 'Web Designers' }, 'en')).toMatch(
    /^For the wider group “Web Designers”, jobs are/,
  )
  expect(jobOutlookText({ ...figures, annualOpenings: null }, 'en')).toMatch(/for all jobs\.$/)
  expect(jobOutlookText({ ...figures, growthRate: null }, 'en')).toBeNull()
})

test('in Spanish, too', () => {
  expect(jobOutlookText(figures, 'es')).toBe(
    'Se prevé que los empleos crezcan un 7.9% de 2024 a 2034, frente al crecimiento del 3.1% del total de empleos, con unas 9,900 vacantes al año.',
  )
  expect(jobOutlookText({ ...figures, growthRate: -0.4, figuresGroup: 'Cooks' }, 'es')).toMatch(
    /^En un grupo más amplio de profesiones, .+ disminuyan un 0\.4%/,
  )
})
