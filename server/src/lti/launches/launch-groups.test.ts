import { describe, expect, test } from 'vitest'
import { ownGroups } from './launch-groups'

const own = (custom: Record<string, string>) => ownGroups(custom)
const group = (id: string, name = id) => ({ id, name })

describe('Groups in the custom values of a launch', () => {
  test.each([
    [{ groups: 'g1' }, [group('g1')]],
    [{ groups: 'g1, g2,,g1' }, [group('g1'), group('g2')]],
    [
      { groups: '["g1", 7]', group_names: '["Red, early","Blue"]' },
      [group('g1', 'Red, early'), group('7', 'Blue')],
    ],
    [{ groups: 'g1,g2', group_names: 'Red' }, [group('g1', 'Red'), group('g2')]],
    [{ sections: '12,13', section_names: 'A,B' }, [group('12', 'A'), group('13', 'B')]],
    [{ groups: '$CourseGroup.id', sections: '12' }, [group('12')]],
    [{ groups: 'g1', group_names: '$CourseGroup.name' }, [group('g1')]],
    [{ groups: '[g1', group_names: '' }, [group('[g1')]],
    // Moodle: ids without names.
    [{ groups: '7,12' }, [group('7'), group('12')]],
    [{ groups: '' }, []],
  ])('%j', (custom, expected) => {
    expect(own(custom)).toEqual(expected)
  })

  test.each([[{}], [{ groups: '$CourseGroup.id' }], [{ groups: ' $Canvas.course.sectionIds' }]])(
    '%j says nothing',
    (custom) => {
      expect(own(custom as Record<string, string>)).toBeNull()
    },
  )

  test('are fifty at most, with ids and names of a bearable length', () => {
    const many = Array.from({ length: 80 }, (_, i) => `g${i}`).join(',')
    expect(own({ groups: many })).toHaveLength(50)
    const [long] = own({ groups: 'g'.repeat(3_000) }) ?? []
    expect([long?.id.length, long?.name.length]).toEqual([255, 100])
  })
})
