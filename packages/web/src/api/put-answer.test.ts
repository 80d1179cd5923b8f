import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { putAnswer, refetchAfterChange } from './put-answer'

const KEY = ['list']
let stop = () => {}
afterEach(() => stop())

/** A query on a page whose every fetch waits for the test. */
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

test('a fetch that started before a change and arrives after it does not undo it', async () => {
  const { queries, reads, observer } = readOnPage(['before'])
  expect(reads).toHaveLength(1)
  await putAnswer<string[]>(queries, KEY, (list) => list && [...list, 'after'])
  reads[0]?.(['before'])
  expect(observer.getCurrentResult().data).toEqual(['before', 'after'])
  // Its other data is not lost.
  expect(reads).toHaveLength(2)
  reads[1]?.(['before', 'after', 'news'])
  await expect.poll(() => observer.getCurrentResult().data).toEqual(['before', 'after', 'news'])
})

test('without a fetch in flight nothing is fetched', async () => {
  const { queries, reads, observer } = readOnPage()
  reads[0]?.(['before'])
  await expect.poll(() => observer.getCurrentResult().data).toEqual(['before'])
  await putAnswer<string[]>(queries, KEY, (list) => list && [...list, 'after'])
  expect(observer.getCurrentResult().data).toEqual(['before', 'after'])
  expect(reads).toHaveLength(1)
})

test('without data the fetch is restarted: it includes the change', async () => {
  const { queries, reads, observer } = readOnPage()
  await putAnswer<string[]>(queries, KEY, (list) => list && [...list, 'after'])
  expect(reads).toHaveLength(2)
  reads[0]?.(['before'])
  reads[1]?.(['before', 'after'])
  await expect.poll(() => observer.getCurrentResult().data).toEqual(['before', 'after'])
})

test('a complete answer replaces a fetch that never arrived', async () => {
  const { queries, reads, observer } = readOnPage()
  await putAnswer(queries, KEY, () => ['whole'])
  reads[0]?.(['before'])
  expect(observer.getCurrentResult()).toMatchObject({ data: ['whole'], status: 'success' })
  reads[1]?.(['whole'])
  await expect.poll(() => observer.getCurrentResult().fetchStatus).toBe('idle')
})

test('a change refetches, also while the first fetch is in flight', async () => {
  const { queries, reads, observer } = readOnPage()
  const again = refetchAfterChange(queries, KEY)
  await expect.poll(() => reads.length).toBe(2)
  reads[0]?.(['before'])
  reads[1]?.(['after'])
  await again
  expect(observer.getCurrentResult().data).toEqual(['after'])
})
