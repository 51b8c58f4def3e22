import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';

import {
  dividendsOf,
  grantedOf,
  offeredOf,
  offerOf,
  payOf,
  standingOf,
  versionOf,
} from '../../packages/app/src/chapters/agents/testing/contracts.ts';
import { opened, patience } from './settled.ts';
import { screenStory } from './screen-story.tsx';
import type { ScreenProps } from './shown.tsx';
import { stage } from './staged.ts';

const salary = '/m/member/agent/getSalaryContract';

const meta = {
  ...screenStory,
  title: 'Screens/Contracts',
  tags: ['!autodocs'],
  args: { path: salary, answering: 'loaded', member: true, type: 2 },
  beforeEach: () => stage('salary', null),
} satisfies Meta<ScreenProps>;

export default meta;
type Story = StoryObj<ScreenProps>;

const salaries = {
  list: [payOf({ from: '2026-11-28' }), payOf({ from: '2026-11-27', amount: '0.00' })],
  footer: { amount: '56.50' },
  pageNum: 1,
  totalPages: 1,
};

const both =
  (...ends: readonly (() => void)[]) =>
  (): void => {
    for (const end of ends) end();
  };

export const Holds: Story = {
  beforeEach: () => both(stage('contract', standingOf()), stage('salary', salaries)),
};
export const Offered: Story = { beforeEach: () => stage('contract', offeredOf()) };
export const Renewal: Story = {
  beforeEach: () => stage('contract', standingOf({ state: 'offered', offer: offerOf() })),
};
export const Dividend: Story = {
  args: { path: '/m/member/agent/getDevidendContract' },
  beforeEach: () =>
    both(
      stage(
        'contract',
        standingOf({
          kind: 'dividend',
          current: versionOf({ periods: 'half', carry: 'keep', fee: '2.0000' }),
        }),
      ),
      stage('dividend', dividendsOf()),
    ),
};
export const None: Story = {
  beforeEach: () => stage('contract', { kind: 'salary', state: 'none', history: [] }),
};
export const Loading: Story = { args: { answering: 'loading' } };
export const Failed: Story = { args: { answering: 'failed' } };

const dividends = '/m/member/agent/agentDivident';
export const Dividends: Story = {
  args: { path: dividends },
  beforeEach: () => stage('dividend', dividendsOf()),
};
export const NoDividends: Story = {
  args: { path: dividends },
  beforeEach: () => stage('dividend', null),
};

/** Presses one after the other, each as soon as it is there. */
const press =
  (...names: readonly RegExp[]) =>
  async ({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> => {
    const page = within(canvasElement.ownerDocument.body);
    for (const name of names)
      await userEvent.click(await page.findByRole('button', { name }, patience));
  };

const toAgreements = /^(?:Agreements|الاتفاقيات)$/;
export const Granted: Story = {
  args: { path: '/m/member/team' },
  beforeEach: () => stage('downlineContract', grantedOf({ current: versionOf(), state: 'active' })),
  play: press(/hiraya_sub/, toAgreements),
};
export const Offering: Story = {
  args: { path: '/m/member/team' },
  beforeEach: () => stage('downlineContract', grantedOf()),
  play: press(/hiraya_sub/, toAgreements, /^(?:Offer an agreement|اعرض اتفاقًا)$/),
};
export const Prompt: Story = {
  args: { path: '/m/home', type: 0 },
  beforeEach: () =>
    both(
      stage('dailySalaryRequest', { dailysalreqtype: 'NEW', contracthoursalreq: '' }),
      stage('dividendRequest', { divtypecompperiodreq: '' }),
    ),
  async play({ canvasElement }) {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('heading', { level: 1 }, patience));
    await opened(canvasElement);
    page.getByRole('alertdialog');
  },
};
