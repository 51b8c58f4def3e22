import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, waitFor, within } from 'storybook/test';

import { records } from './records.ts';
import { patience, settled } from './settled.ts';
import { screenStory } from './screen-story.tsx';
import type { ScreenProps } from './shown.tsx';

const meta = {
  ...screenStory,
  title: 'Screens/Rooms',
  tags: ['!autodocs'],
  args: { path: '/m/activity', answering: 'loaded', member: true },
} satisfies Meta<ScreenProps>;

export default meta;
type Story = StoryObj<ScreenProps>;

const at = (path: string, answering: ScreenProps['answering'] = 'loaded'): Story => ({
  args: { path, answering },
});

/** The first button of a list: its texts are in the language of the toolbar. */
const pressFirst =
  (list: number): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const main = await within(canvasElement).findByRole('main', {}, patience);
    await settled(canvasElement, false);
    const first = await waitFor(() => {
      const found = main.querySelectorAll('ul')[list]?.querySelector('button');
      if (!found) throw new Error('There is nothing to press yet.');
      return found;
    }, patience);
    await userEvent.click(first);
    await within(canvasElement).findByRole('dialog', {}, patience);
  };

export const Promotions = at('/m/activity');
export const PromotionsOfVisitor: Story = { args: { path: '/m/activity', member: false } };
export const PromotionsLoading = at('/m/activity', 'loading');
export const PromotionsFailed = at('/m/activity', 'failed');
export const PromotionsEmpty = at('/m/activity', 'empty');

export const Announcements = at('/m/notice?i=0');
export const AnnouncementsFailed = at('/m/notice', 'failed');
export const AnnouncementsEmpty = at('/m/notice', 'empty');

export const Messages = at('/m/message');

export const Inbox = at('/m/webEmail');
export const InboxLoading = at('/m/webEmail', 'loading');
export const InboxFailed = at('/m/webEmail', 'failed');
export const InboxEmpty = at('/m/webEmail', 'empty');
export const Letter: Story = { ...at('/m/webEmail'), play: pressFirst(0) };

export const Help = at('/m/help');
export const HelpFailed = at('/m/help', 'failed');
export const HelpEmpty = at('/m/help', 'empty');
export const App = at('/m/app');

export const Centre = at('/m/myAccount/index');
export const CentreLoading = at('/m/myAccount/index', 'loading');
export const CentreFailed = at('/m/myAccount/index', 'failed');
export const Details = at('/m/myAccount/index?view=profile');
export const DetailsFailed = at('/m/myAccount/index?view=profile', 'failed');

export const Bets = at(records.bets);
export const BetsLoading = at(records.bets, 'loading');
export const BetsEmpty = at(records.bets, 'empty');
export const Transactions = at(records.transactions);
export const TransactionsFailed = at(records.transactions, 'failed');
// The first list leads to the statement.
export const Transaction: Story = { ...at(records.transactions), play: pressFirst(1) };

export const Limits = at('/m/limits');
export const LimitsOfVisitor: Story = { args: { path: '/m/limits', member: false } };
export const LimitsLoading = at('/m/limits', 'loading');
export const LimitsFailed = at('/m/limits', 'failed');
export const LimitsEmpty = at('/m/limits', 'empty');
export const SetLimit = at('/m/limits/set?type=deposit');
export const TimeOut = at('/m/limits/timeOut');
export const Exclusion = at('/m/limits/exclusion');
export const RealityCheck = at('/m/limits/realityCheck');
export const SelfTest = at('/m/limits/selfTest');
export const Paused: Story = {
  args: { path: '/m/paused?kind=exclusion&until=4102444800000', member: false },
};
