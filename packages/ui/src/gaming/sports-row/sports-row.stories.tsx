import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { cover, studios } from '../../testing/covers.ts';
import { SportsList, SportsRow } from './sports-row.tsx';

const open = fn();

const meta = {
  title: 'Gaming/Sportsbooks',
  component: SportsList,
  args: {
    label: 'Sportsbooks',
    children: [
      <SportsRow
        key="1"
        name="Volta Fable"
        description="Football, basketball, tennis"
        mark={studios[7]?.src}
        src={cover('Striker Series')}
        onClick={open}
      />,
      <SportsRow
        key="2"
        name="Quillfox"
        description="Boxing, motorsport, golf"
        mark={studios[1]?.src}
        src={cover('Floodlit Hoops')}
        render={<a href="#quillfox">Quillfox</a>}
      />,
    ],
  },
} satisfies Meta<typeof SportsList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Volta Fable/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(open).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Quillfox/ })).toHaveFocus();
  },
};
export const Bare: Story = { args: { children: <SportsRow name="Pitchside" /> } };
export const LongTexts: Story = {
  args: {
    children: (
      <SportsRow
        name="The Worshipful Company of Bookmakers"
        description="Football, basketball, tennis, cricket, rugby, golf, boxing and racing"
        mark={studios[7]?.src}
        src={cover('Striker Series')}
      />
    ),
  },
};
