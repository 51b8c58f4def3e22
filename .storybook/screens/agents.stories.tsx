import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';

import { emptyTeam, goDeeper } from './agents.ts';
import { patience } from './settled.ts';
import { screenStory } from './screen-story.tsx';
import type { ScreenProps } from './shown.tsx';

const meta = {
  ...screenStory,
  title: 'Screens/Agents',
  tags: ['!autodocs'],
  args: { path: '/m/agent', answering: 'loaded', member: true, type: 1 },
} satisfies Meta<ScreenProps>;

export default meta;
type Story = StoryObj<ScreenProps>;

const days = 'startDate=2026-11-22&endDate=2026-11-28';
const team = '/m/member/team';

/** Presses one after the other, each as soon as it is there. */
const press =
  (...names: readonly (readonly [role: 'button' | 'tab', name: RegExp])[]) =>
  async ({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> => {
    const page = within(canvasElement.ownerDocument.body);
    for (const [role, name] of names)
      await userEvent.click(await page.findByRole(role, { name }, patience));
  };

export const Home: Story = {};
export const HomeLoading: Story = { args: { answering: 'loading' } };
export const HomeFailed: Story = { args: { answering: 'failed' } };

export const Team: Story = { args: { path: team } };
export const TeamLoading: Story = { args: { path: team, answering: 'loading' } };
export const TeamFailed: Story = { args: { path: team, answering: 'failed' } };
export const TeamDeeper: Story = { args: { path: `${team}?parent=75` }, beforeEach: goDeeper };
export const Nobody: Story = { args: { path: team }, beforeEach: emptyTeam };
export const NobodyFound: Story = {
  args: { path: `${team}?keyword=nobo` },
  beforeEach: emptyTeam,
};
export const Card: Story = {
  args: { path: team },
  play: press(['button', /hiraya_sub/]),
};

/** In both languages that stories speak. */
const toRates = /^(?:Set rates|ضبط النسب)$/;
const toAccount = /^(?:Account|حساب)$/;
export const CardRates: Story = {
  args: { path: team },
  play: press(['button', /hiraya_sub/], ['button', toRates]),
};

export const Overview: Story = { args: { path: `/m/agent/team/overview?${days}` } };
export const OverviewLoading: Story = {
  args: { path: `/m/agent/team/overview?${days}`, answering: 'loading' },
};
export const Profit: Story = { args: { path: `/m/agent/team/pnl?${days}` } };
export const ProfitByBranch: Story = {
  args: { path: `/m/agent/team/pnl?${days}&group=branch` },
};
export const NobodyPlayed: Story = {
  args: { path: `/m/agent/team/pnl?${days}`, answering: 'empty' },
};
export const ProfitFailed: Story = {
  args: { path: `/m/agent/team/pnl?${days}`, answering: 'failed' },
};
export const Betting: Story = { args: { path: `/m/teamBetting?${days}&group=category` } };

export const Rates: Story = { args: { path: '/m/member/agent/agentRebeat' } };
export const RatesFailed: Story = {
  args: { path: '/m/member/agent/agentRebeat', answering: 'failed' },
};
export const Income: Story = { args: { path: `/m/member/teamRebate?${days}` } };
export const IncomeByBranch: Story = {
  args: { path: `/m/member/teamRebate?${days}&group=branch` },
};

export const OpenAccount: Story = {
  args: { path: '/m/agentRegister' },
  play: press(['tab', toAccount]),
};
export const Links: Story = { args: { path: '/m/agentRegister' } };
export const LinkWithCode: Story = {
  args: { path: '/m/agentRegister' },
  play: press(['button', /Market day/]),
};
