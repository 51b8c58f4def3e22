import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import * as css from '../../testing/board.css.ts';
import { SearchField } from './search-field.tsx';

const meta = {
  title: 'Forms/Search field',
  component: SearchField,
  args: { label: 'Search by name', clearLabel: 'Empty the search', onSearch: fn() },
  render: (args) => (
    <div className={css.column}>
      <SearchField {...args} />
    </div>
  ),
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'moon orchard' } };
export const Busy: Story = { args: { defaultValue: 'moon orchard', busy: true } };
export const Hint: Story = { args: { hint: 'Names of games and of studios.' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'moon' } };
export const LongText: Story = {
  args: {
    label: 'Search among all the games of all studios that we have on offer in your country',
    defaultValue: 'the long and winding name of a game that hardly anybody knows',
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const input = canvas.getByRole('searchbox', { name: 'Search by name' });
    await expect(input).toHaveFocus();
    await userEvent.keyboard('koi{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('koi');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Empty the search' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveFocus();
    await expect(input).toHaveValue('');
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
  },
};

export const EscapeEmpties: Story = {
  args: { defaultValue: 'koi' },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('searchbox');
    await userEvent.click(input);
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await expect(args.onSearch).toHaveBeenCalledWith('');
  },
};
