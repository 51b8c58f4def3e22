import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { ListRow } from '../../layout/list-row/list-row.tsx';
import { Page } from '../../layout/page/page.tsx';
import { Wordmark } from '../../foundations/wordmark/wordmark.tsx';
import { AppStatus } from './app-status.tsx';

const link = (where: string) => <a href={`https://example.com/${where}`}>{where}</a>;

const contacts = [
  <ListRow key="telegram" icon="telegram" label="Telegram" render={link('telegram')} />,
  <ListRow key="facebook" icon="facebook" label="Facebook" render={link('facebook')} />,
];

const meta = {
  title: 'Feedback/App status',
  component: AppStatus,
  parameters: { bare: true },
  decorators: [
    (Story) => (
      <Page plain>
        <Story />
      </Page>
    ),
  ],
  args: {
    kind: 'maintenance',
    title: 'Back in a moment',
    emphasis: 'moment',
    description: 'We are at work behind the scenes. Your balance is safe, and open bets stand.',
    mark: <Wordmark name="livery" />,
    backAt: '2026-11-24T05:00:00Z',
    backLabel: 'Open again',
    locale: 'en-GB',
    timeZone: 'Asia/Manila',
    retryLabel: 'Look again',
    contactLabel: 'Reach us meanwhile',
    children: contacts,
  },
} satisfies Meta<typeof AppStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Maintenance: Story = {
  name: 'Maintenance tells when the site is back (part of ST-20)',
  args: { onRetry: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('main')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Back in a moment');
    await expect(canvas.getByText(/24 November/)).toHaveAttribute(
      'datetime',
      '2026-11-24T05:00:00Z',
    );
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Look again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Looking: Story = { args: { busy: true, onRetry: fn() } };
export const WithoutATime: Story = { args: { backAt: undefined, onRetry: fn() } };

export const Restricted: Story = {
  name: 'Restricted offers a way to reach us, and no second try (part of ST-20)',
  args: {
    kind: 'restricted',
    title: 'Not where you are',
    emphasis: 'where',
    description: 'Our licence does not cover the region that you are in.',
    backAt: undefined,
    contactLabel: 'Do you think this is a mistake?',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};
