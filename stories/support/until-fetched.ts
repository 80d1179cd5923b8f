import { waitFor } from 'storybook/test'

/** Results and answers are chunks of their own: a story stands when they are there. */
export const untilFetched = ({ canvasElement }: { canvasElement: HTMLElement }) =>
  waitFor(() => {
    if (canvasElement.querySelector('.pq-loading')) throw new Error('still loading')
  })
