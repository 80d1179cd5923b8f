import { waitFor } from 'storybook/test'

/** Rounds, results and notices are parts that are fetched: a story stands when its part is there. */
export const untilFetched = ({ canvasElement }: { canvasElement: HTMLElement }) =>
  waitFor(() => {
    if (canvasElement.querySelector('.pq-loading')) throw new Error('still loading')
  })
