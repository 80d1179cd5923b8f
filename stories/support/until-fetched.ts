import { waitFor } from 'storybook/test'

/** Results and answers are chunks of their own: a story stands when they are there. */
export const untilFetched = ({ canvasElement }: { canvasElement: HTMLElement }) =>
  waitFor(() => {
    if (canvasElement.querySelector('.pq-loading')) throw new Error('still loading')
  })

/** What names wear is a chunk as well. */
export const untilDressed = ({ canvasElement }: { canvasElement: HTMLElement }) =>
  waitFor(() => {
    if (!canvasElement.querySelector('[data-worn], [data-avatar]')) throw new Error('still plain')
  })
