import { waitFor } from 'storybook/test'

/** The results are a chunk of their own: a story stands when it is there. */
export const untilFetched = ({ canvasElement }: { canvasElement: HTMLElement }) =>
  waitFor(() => {
    if (canvasElement.querySelector('.pq-loading')) throw new Error('still loading')
  })
