import { describe, expect, it } from 'vitest'
import { NEW_SET, readSector, type SetFields, splitTags, tidySet, validateSet } from './set-form'

const fine: SetFields = { ...NEW_SET, title: 'Bees', subject: 'Science', gradeLevel: [8] }

describe('The set form', () => {
  it('S1: starts private and medium, without a sector', () => {
    expect(NEW_SET).toMatchObject({
      isPublic: false,
      difficultyLevel: 'medium',
      careerSector: null,
    })
  })

  it.each<[string, Partial<SetFields>, object]>([
    ['S2', { title: '   ' }, { title: 'set_title_required' }],
    ['S3', { title: ' ab ' }, { title: 'set_title_short' }],
    ['S3', { title: 'abc' }, {}],
    ['S4', { subject: '' }, { subject: 'set_subject_required' }],
    ['S4', { subject: 'Alchemy' }, { subject: 'set_subject_required' }],
    ['S5', { gradeLevel: [] }, { gradeLevel: 'set_grades_required' }],
    ['S6', { tags: ['x'.repeat(41)] }, { tags: 'set_tags_limit' }],
    ['S6', { tags: Array.from({ length: 21 }, (_, i) => `t${i}`) }, { tags: 'set_tags_limit' }],
    ['S6', { tags: Array.from({ length: 20 }, (_, i) => `t${i}`) }, {}],
  ])('%s: %j', (_, change, errors) => {
    expect(validateSet(tidySet({ ...fine, ...change }))).toEqual(errors)
  })

  it('S7: trims texts, makes empty ones null, sorts grades', () => {
    expect(
      tidySet({ ...fine, title: ' Bees ', description: '  ', gradeLevel: [9, 7, 9] }),
    ).toMatchObject({ title: 'Bees', description: null, gradeLevel: [7, 9] })
  })

  it('S8: splits tags on commas, without empties and repeats', () => {
    expect(splitTags(' bees ,, honey,bees , ')).toEqual(['bees', 'honey'])
  })

  it('S9: an unknown sector becomes none', () => {
    expect([readSector('Agriculture'), readSector(''), readSector('Magic')]).toEqual([
      'Agriculture',
      null,
      null,
    ])
  })
})
