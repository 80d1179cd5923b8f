import type { Loaded } from '@pathquest/sdk/api/use-loaded'
import { EMPTY_BROWSER_STATE as empty } from '@pathquest/sdk/CareerBrowser'
import { CareerBrowserView } from '@pathquest/sdk/CareerBrowser/CareerBrowserView'
import { LoadFailed } from '@pathquest/sdk/CareerBrowser/CareersPlaceholder'
import {
  manyCareers,
  sampleCareerDetail,
  sampleCareerList,
} from '@pathquest/sdk/testing/sample-careers'
import { sampleProblem } from '@pathquest/sdk/testing/sample-games'
import { useMessages } from '@pathquest/ui/messages'
import { careersMessages } from '@pathquest/ui/messages/en/careers'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { wordsOf } from '../support/texts'
import { KeptCareerBrowser } from './KeptCareerBrowser'

const loading: Loaded<never> = { status: 'loading' }
const failed: Loaded<never> = { status: 'failed', error: sampleProblem('unavailable') }
const ready = <Data,>(data: Data): Loaded<Data> => ({ status: 'ready', data })

const meta = {
  title: 'Widgets/CareerBrowser',
  component: CareerBrowserView,
  render: (args) => <KeptCareerBrowser {...args} />,
  args: {
    list: ready(sampleCareerList()),
    detail: loading,
    state: empty,
    onStateChange: fn(),
    onExplore: fn(),
    onRetry: fn(),
    onRetryDetail: fn(),
  },
} satisfies Meta<typeof CareerBrowserView>
export default meta
type Story = StoryObj<typeof meta>

/** Empty cards stand where the careers will be, so that nothing jumps. */
export const Loading: Story = { args: { list: loading } }

/** Ranges, a median alone, figures of a wider group, no figures at all, growth up and down. */
export const List: Story = {}

export const Filtered: Story = { args: { state: { ...empty, q: 'nurse' } } }

/** Every filter in force is a chip, and there is one way out of all of them. */
export const Chips: Story = {
  args: {
    state: {
      ...empty,
      q: 'play',
      industry: 'Gaming & Esports',
      sector: 'Game Analytics',
      sort: 'salary',
    },
  },
}

export const NoneFound: Story = { args: { state: { ...empty, q: 'zeppelin pilot' } } }

/** What a page adds: a choice above, careers of its own choice, and more on each card. */
export const ListOfThePage: Story = {
  args: {
    above: <p className="pq-muted">Two careers that a page has chosen</p>,
    only: { ids: ['ca_nurse', 'ca_chef'], inOrder: true },
    extra: ({ title }, place) => place === 'card' && <p>Because you asked for {title}</p>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(2)
    await expect(canvas.getByText('Because you asked for Chef')).toBeVisible()
  },
}

export const Failed: Story = { args: { list: failed } }

/** The gaming industry has a title of its own. */
export const Gaming: Story = { args: { state: { ...empty, industry: 'Gaming & Esports' } } }

/** As quick as with eight: a screenful is drawn, more as somebody scrolls. */
export const ThousandCareers: Story = {
  args: { list: ready(sampleCareerList(manyCareers(1_000))) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article').length).toBeLessThan(100)
  },
}

/** On a page that has a heading of its own. */
export const WithoutTitle: Story = { args: { hideTitle: true, headingLevel: 3 } }

/** A career was opened, and the chunk of its details did not come. */
export const DetailsNotThere: Story = {
  render: function DetailsNotThere() {
    const t = useMessages(careersMessages)
    return (
      <div className="pq pq-widget">
        <LoadFailed onRetry={fn()}>{t('careers.failedOne')}</LoadFailed>
      </div>
    )
  },
}

const opened: Pick<Story, 'play'> = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('dialog')).toHaveAttribute('open')
  },
}

/** What the list knows is there at once. */
export const DialogLoading: Story = {
  ...opened,
  args: { state: { ...empty, career: 'ca_analyst' } },
}

export const DialogOpen: Story = {
  ...opened,
  args: {
    state: { ...empty, career: 'ca_analyst' },
    detail: ready(sampleCareerDetail('ca_analyst')),
  },
}

/** Where little is known, the parts that are not are not there. */
export const DialogFewFacts: Story = {
  ...opened,
  args: {
    state: { ...empty, career: 'ca_caster' },
    detail: ready({
      ...sampleCareerDetail('ca_caster'),
      employment2024: null,
      employment2034Projected: null,
      educationLevel: [],
      certifications: [],
      tasks: [],
      dayInLifeText: null,
      workEnvironment: null,
      videoUrl: null,
      jobOutlook: null,
      relatedCareers: [],
    }),
  },
}

/** Pay and growth of a wider group say so. */
export const DialogWiderGroup: Story = {
  ...opened,
  args: {
    state: { ...empty, career: 'ca_engineer' },
    detail: ready(sampleCareerDetail('ca_engineer')),
  },
}

/** Where the server has figures of states; the choice is kept for the next career. */
export const DialogStatePay: Story = {
  args: {
    state: { ...empty, career: 'ca_analyst' },
    detail: ready({
      ...sampleCareerDetail('ca_analyst'),
      statePay: {
        year: 2024,
        states: [
          { code: 'CA', name: 'California', salaryMedian: null, isMedianTopCoded: true },
          { code: 'NY', name: 'New York', salaryMedian: 121_300 },
          { code: 'WY', name: 'Wyoming', salaryMedian: null },
        ],
      },
    }),
  },
  play: async ({ canvas, globals, userEvent }) => {
    const t = wordsOf(globals)
    const select = await canvas.findByRole('combobox', { name: t('careers.payIn') })
    await userEvent.selectOptions(select, 'CA')
    // The dialog appears gradually.
    await waitFor(() => expect(canvas.getByText(/\$239,200\+, 2024/)).toBeVisible())
    await userEvent.selectOptions(select, 'WY')
    await expect(canvas.getByText(t('careers.payUnknown'))).toBeVisible()
    await userEvent.selectOptions(select, 'NY')
    await expect(canvas.getByText(/\$121,300, 2024/)).toBeVisible()
    await expect(localStorage.getItem('pathquest.state')).toBe('NY')
    localStorage.removeItem('pathquest.state')
  },
}

/** From an embed the way on is a link to the app. */
export const DialogWithLink: Story = {
  ...opened,
  args: { ...DialogOpen.args, onExplore: undefined, exploreHref: ({ id }) => `#${id}` },
}

export const DialogExploring: Story = { ...opened, args: { ...DialogOpen.args, exploring: true } }

export const DialogFailed: Story = {
  ...opened,
  args: { state: { ...empty, career: 'ca_analyst' }, detail: failed },
}

/** An address may lead to a career that is no longer in the list. */
export const DialogNotFound: Story = {
  ...opened,
  args: {
    state: { ...empty, career: 'ca_gone' },
    detail: { status: 'failed', error: sampleProblem('not_found') },
  },
}
