import { expect, test } from 'vitest'
import { type ApiDescription, publicRoutes, typeText } from './api-description'

test.each([
  [{ type: 'string' }, 'string'],
  [{ type: 'integer' }, 'number'],
  [{ type: ['string', 'null'] }, 'string | null'],
  [{ anyOf: [{ type: 'number' }, { type: 'null' }] }, 'number | null'],
  [{ enum: ['live', 'solo'] }, '"live" | "solo"'],
  [{ type: 'array', items: { type: 'string' } }, 'string[]'],
  [{ type: 'array', items: { enum: [1, 2] } }, '(1 | 2)[]'],
  [undefined, 'unknown'],
])('a schema %j reads %s', (schema, text) => {
  expect(typeText(schema)).toBe(text)
})

const description: ApiDescription = {
  info: { version: '1' },
  paths: {
    '/api/games/join': {
      post: {
        tags: ['public'],
        summary: 'Takes a seat',
        'x-access': 'anyone',
        requestBody: {
          content: {
            'application/json': {
              schema: { properties: { gameCode: { type: 'string' } }, required: ['gameCode'] },
            },
          },
        },
        responses: {
          200: {
            content: {
              'application/json': {
                schema: {
                  anyOf: [
                    { properties: { isHost: { const: false }, seatToken: { type: 'string' } } },
                    { properties: { isHost: { const: true } } },
                  ],
                },
              },
            },
          },
        },
      },
    },
    '/api/account': { get: { 'x-access': 'signed_in', responses: {} } },
  },
}

test('only routes for other sites are listed, with their input and output', () => {
  expect(publicRoutes(description)).toEqual([
    {
      key: 'post /api/games/join',
      method: 'POST',
      path: '/api/games/join',
      summary: 'Takes a seat',
      needsSeat: false,
      fields: [
        { name: 'gameCode', where: 'body', type: 'string', isRequired: true },
        { name: 'isHost', where: 'answer', type: 'false | true', isRequired: false },
        { name: 'seatToken', where: 'answer', type: 'string', isRequired: false },
      ],
    },
  ])
})
