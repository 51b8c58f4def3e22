import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { PathChip, PathChips } from './path-chips.tsx';

const back = fn();

const meta = {
  title: 'Team/Path chips',
  component: PathChips,
  args: { label: 'Where you are in your line' },
} satisfies Meta<typeof PathChips>;

export default meta;
type Story = StoryObj<typeof meta>;

const link = (name: string) => <a href={`#${name}`}>{name}</a>;

export const Short: Story = {
  args: {
    children: [
      <PathChip key="me" onClick={back}>
        Me
      </PathChip>,
      <PathChip key="sub" current>
        hiraya_sub
      </PathChip>,
    ],
  },
  play: async ({ canvasElement }) => {
    back.mockClear();
    const path = within(
      within(canvasElement).getByRole('navigation', { name: 'Where you are in your line' }),
    );
    await expect(path.getAllByRole('listitem')).toHaveLength(2);
    await expect(path.getByRole('button', { name: 'hiraya_sub' })).toHaveAttribute(
      'aria-current',
      'location',
    );
    await userEvent.click(path.getByRole('button', { name: 'Me' }));
    await expect(back).toHaveBeenCalledOnce();
  },
};

const deep = ['hiraya_sub', 'Cai', 'ligaya_02', 'dalisay', 'tala', 'amihan_7', 'bituin', 'mayumi'];

export const Deep: Story = {
  args: {
    children: ['Me', ...deep].map((name, at) => (
      <PathChip key={name} current={at === deep.length} render={link(name)}>
        {name}
      </PathChip>
    )),
  },
  play: async ({ canvasElement }) => {
    const path = within(within(canvasElement).getByRole('navigation'));
    const [whole] = path.getAllByRole('list');
    const box = whole?.getBoundingClientRect() ?? new DOMRect();
    // The first stays, and where one is stands in sight.
    for (const name of ['Me', 'mayumi']) {
      const { left, right } = path.getByRole('link', { name }).getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(box.left - 1);
      await expect(right).toBeLessThanOrEqual(box.right + 1);
    }
  },
};

export const LongText: Story = {
  args: {
    children: [
      <PathChip key="me">Me</PathChip>,
      <PathChip key="long" current>
        the_longest_name_that_an_account_could_ever_have
      </PathChip>,
    ],
  },
};
