import { CareerBrowser } from '@pathquest/sdk/CareerBrowser'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, type screen, waitFor, within } from 'storybook/test'
import { careersApi } from '../support/careers-api'
import { wordsOf } from '../support/texts'

const untilCareersStand = async (canvas: { findByRole: typeof screen.findByRole }) => {
  await canvas.findByRole('button', { name: 'Chef' })
  await canvas.findByRole('option', { name: 'Gaming & Esports (3)' })
}

/** The widget as pages use it, with an API that answers from samples. */
const meta = {
  title: 'Widgets/CareerBrowser/Use',
  component: CareerBrowser,
  args: { api: careersApi, onSelect: fn(), onStateChange: fn(), onReady: fn(), onExplore: fn() },
} satisfies Meta<typeof CareerBrowser>
export default meta
type Story = StoryObj<typeof meta>

export const OpenByKeyboard: Story = {
  play: async ({ args, canvas, userEvent, globals, step }) => {
    const t = wordsOf(globals)
    const card = await canvas.findByRole('button', { name: 'Chef' })
    await waitFor(() => expect(args.onReady).toHaveBeenCalledOnce())
    card.focus()
    await userEvent.keyboard('{Enter}')
    const open = await canvas.findByRole('dialog', { name: 'Chef' })
    const dialog = within(open)
    await step('the title has the focus, not the button at the end', async () => {
      const title = dialog.getByRole('heading', { level: 2, name: 'Chef' })
      await waitFor(() => expect(title).toHaveFocus())
      await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: 'ca_chef' }))
    })
    await step('a related career takes its place', async () => {
      await userEvent.click(await dialog.findByRole('button', { name: /Registered Nurse/ }))
      await canvas.findByRole('dialog', { name: 'Registered Nurse' })
    })
    await step('closing gives the focus back to the card', async () => {
      await userEvent.click(dialog.getByRole('button', { name: t('careers.close') }))
      await waitFor(() => expect(card).toHaveFocus())
      await waitFor(() => expect(open).not.toBeVisible())
    })
  },
}

export const SearchAndClear: Story = {
  play: async ({ args, canvas, userEvent, globals }) => {
    const t = wordsOf(globals)
    await untilCareersStand(canvas)
    await userEvent.type(canvas.getByRole('searchbox'), 'nurse')
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1))
    await expect(canvas.getByRole('status')).toHaveTextContent(t('careers.count', { count: 1 }))
    await expect(args.onStateChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ q: 'nurse' }),
    )
    await userEvent.click(canvas.getByRole('button', { name: t('careers.clearAll') }))
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
    await expect(canvas.getByRole('status')).toHaveFocus()
  },
}

export const FilterByIndustry: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const t = wordsOf(globals)
    await untilCareersStand(canvas)
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: t('careers.industry') }),
      'Gaming & Esports',
    )
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(
      t('careers.titleGaming'),
    )
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3))
    await userEvent.click(canvas.getByRole('button', { name: t('careers.sortSalary') }))
    await waitFor(() => expect(canvas.getAllByRole('article')[0]).toHaveTextContent('Data Analyst'))
  },
}
