import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { putAnswer, readAgain } from './put-answer'

const KEY = ['list']
let stop = () => {}
afterEach(() => stop())

/** A query on a page whose every read waits for the test. */
function readOnPage(data?: string[]) {
  const queries = new QueryClient()
  if (data) queries.setQueryData(KEY, data)
  const reads: ((answer: string[]) => void)[] = []
  const observer = new QueryObserver<string[]>(queries, {
    queryKey: KEY,
    queryFn: () => new Promise((resolve) => reads.push(resolve)),
  })
  stop = observer.subscribe(() => {})
  return { queries, reads, observer }
}

test('a read that left before the change and arrives after it does not undo it', async () => {
  const { queries, reads, observer } = readOnPage(['before'])
  expect(reads).toHaveLength(1)
  await putAnswer<string[]>(queries, KEY, (list) => list && [...list, 'after'])
  reads[0]?.(['before'])
  expect(observer.getCurrentResult().data).toEqual(['before', 'after'])
  // What else it would have told is not lost.
  expect(reads).toHaveLength(2)
  reads[1]?.(['before', 'after', 'news'])
  await expect.poll(() => observer.getCurrentResult().data).toEqual(['before', 'after', 'news'])
})

test('where nothing is being read nothing is read', async () => {
  const { queries, reads, observer } = readOnPage()
  reads[0]?.(['before'])
  await expect.poll(() => observer.getCurrentResult().data).toEqual(['before'])
  await putAnswer<string[]>(queries, KEY, (list) => list && [...list, 'after'])
  expect(observer.getCurrentResult().data).toEqual(['before', 'after'])
  expect(reads).toHaveLength(1)
})

test('where nothing was read yet the read is made anew: it knows of the change', async () => {
  const { queries, reads, observer } = readOnPage()
  await putAnswer<string[]>(queries, KEY, (list) => list && [...list, 'after'])
  expect(reads).toHaveLength(2)
  reads[0]?.(['before'])
  reads[1]?.(['before', 'after'])
  await expect.poll(() => observer.getCurrentResult().data).toEqual(['before', 'after'])
})

test('an answer that is the whole takes the place of a read that never came', async () => {
  const { queries, reads, observer } = readOnPage()
  await putAnswer(queries, KEY, () => ['whole'])
  reads[0]?.(['before'])
  expect(observer.getCurrentResult()).toMatchObject({ data: ['whole'], status: 'success' })
  reads[1]?.(['whole'])
  await expect.poll(() => observer.getCurrentResult().fetchStatus).toBe('idle')
})

test('a change reads anew, also where the first read is still on its way', async () => {
  const { queries, reads, observer } = readOnPage()
  const again = readAgain(queries, KEY)
  await expect.poll(() => reads.length).toBe(2)
  reads[0]?.(['before'])
  reads[1]?.(['after'])
  await again
  expect(observer.getCurrentResult().data).toEqual(['after'])
})
