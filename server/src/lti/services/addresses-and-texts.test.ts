import { describe, expect, test } from 'vitest'
import { lineItemService, scoreBody } from './grades'
import { nextPage, withQuery } from './platform-calls'
import { retryAfterOf, shortText } from './platform-refusal'

describe('Addresses and texts', () => {
  test('a service of a column stands in the path, before the query', () => {
    expect(lineItemService('https://lms.example/items/4/lineitem?type_id=1', 'scores')).toBe(
      'https://lms.example/items/4/lineitem/scores?type_id=1',
    )
    expect(lineItemService('https://lms.example/items/4/', 'results')).toBe(
      'https://lms.example/items/4/results',
    )
    expect(withQuery('https://lms.example/items?view=all', { limit: '9' })).toBe(
      'https://lms.example/items?view=all&limit=9',
    )
  })

  test('a score is a whole grade with a time of milliseconds', () => {
    const grade = { sub: 'ana', score: 200 / 3, scoredAt: 0 }
    expect(JSON.parse(scoreBody(grade, { maximum: 20, comment: 'Well done' }))).toEqual({
      userId: 'ana',
      scoreGiven: 13.3333,
      scoreMaximum: 20,
      comment: 'Well done',
      activityProgress: 'Completed',
      gradingProgress: 'FullyGraded',
      timestamp: '1970-01-01T00:00:00.000Z',
    })
  })

  test.each([
    ['<https://lms.example/m?page=2>; rel="next"', 'https://lms.example/m?page=2'],
    ['</a,b>; rel="first", </m?page=2>; rel=next; title="x"', 'https://lms.example/m?page=2'],
    ['</m?page=2>; rel="prev next"', 'https://lms.example/m?page=2'],
    ['<https://evil.example/m?page=2>; rel="next"', undefined],
    ['<http://lms.example/m?page=2>; rel="next"', undefined],
    ['</m?page=1>; rel="prev"', undefined],
    ['', undefined],
  ])('the next page of %s', (link, next) => {
    const answer = { status: 200, headers: new Headers({ link }), text: '' }
    expect(nextPage(answer, 'https://lms.example/m')).toBe(next)
  })

  test.each([
    ['{"errors":[{"message":"User not found"}]}', '422: User not found'],
    ['{"error":"invalid","error_description":"No <b>such</b> user"}', '422: No such user'],
    ['<html><head><title>x</title></head><p>Bad\n score</p></html>', '422: Bad score'],
    ['Bearer abc.def is wrong', '422: … is wrong'],
    ['', '422'],
    ['{}', '422'],
  ])('of %s a teacher reads %s', (body, text) => {
    expect(shortText(422, body)).toBe(text)
  })

  test('no text of a platform is longer than a line', () => {
    expect(shortText(400, 'x'.repeat(5_000))).toHaveLength(200)
  })

  test('a platform asks for patience in seconds or by a date', () => {
    expect(retryAfterOf('7', 0)).toBe(7_000)
    expect(retryAfterOf('Thu, 01 Jan 1970 00:00:09 GMT', 4_000)).toBe(5_000)
    expect(retryAfterOf('soon', 0)).toBeNull()
    expect(retryAfterOf(null, 0)).toBeNull()
  })
})
