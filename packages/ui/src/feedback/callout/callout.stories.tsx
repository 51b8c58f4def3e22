import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { Button } from '../../actions/button/button.tsx';
import { TextLink } from '../../actions/link/link.tsx';
import * as css from '../../testing/board.css.ts';
import { Callout } from './callout.tsx';

const go = fn();

const meta = {
  title: 'Feedback/Callout',
  component: Callout,
  args: {
    title: 'Tell us who you are first',
    children: 'The law asks for it before a first deposit. It takes about three minutes.',
  },
  render: (args) => (
    <div className={css.column}>
      <Callout {...args} />
    </div>
  ),
} satisfies Meta<typeof Callout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const region = canvas.getByRole('region', { name: 'Tell us who you are first' });
    await expect(region).toBeVisible();
    // It stands there from the first on: nothing is announced.
    await expect(canvas.queryByRole('status')).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
export const Success: Story = {
  args: {
    tone: 'success',
    title: 'You are verified',
    children: 'You can withdraw any amount that your bank takes.',
  },
};
export const Warning: Story = {
  args: {
    tone: 'warning',
    title: 'Your withdrawal waits',
    children: 'We need a clearer picture of your passport. The money stays yours meanwhile.',
  },
};
export const Danger: Story = {
  args: {
    tone: 'danger',
    title: 'This card is not in your name',
    children: 'Nothing was taken. Add a card that has the name of your account on it.',
  },
};
export const OtherIcon: Story = {
  args: {
    icon: 'lock',
    title: 'You are taking a break',
    children: 'Until 30 November, 14:05. Your money stays yours.',
  },
};
export const TitleAlone: Story = {
  render: ({ title }) => (
    <div className={css.column}>
      <Callout title={title} />
    </div>
  ),
};

export const WithAction: Story = {
  args: {
    action: (
      <Button size="medium" onClick={go}>
        Begin
      </Button>
    ),
  },
  play: async ({ canvasElement }) => {
    go.mockClear();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Begin' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(go).toHaveBeenCalledOnce();
  },
};
export const WithLink: Story = {
  args: { tone: 'warning', action: <TextLink href="#limits">See your limits</TextLink> },
};
