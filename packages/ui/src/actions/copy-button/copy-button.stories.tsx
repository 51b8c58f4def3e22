import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { List, ListFact } from '../../layout/list-row/index.ts';
import * as css from '../../testing/board.css.ts';
import { CopyButton } from './copy-button.tsx';

const meta = {
  title: 'Actions/Copy button',
  component: CopyButton,
  args: {
    value: '0917 555 0122',
    label: 'Copy the number',
    doneLabel: 'Copied',
    onCopied: fn(),
  },
  render: (args) => (
    <div className={css.board}>
      <CopyButton {...args} />
    </div>
  ),
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Glyph: Story = {};
export const Wide: Story = { args: { wide: true } };
export const Disabled: Story = { args: { wide: true, disabled: true } };
export const InRow: Story = {
  render: (args) => (
    <List>
      <ListFact label="Account" value="0917 555 0122" end={<CopyButton {...args} />} />
    </List>
  ),
};

export const Keyboard: Story = {
  args: { wide: true },
  play: async ({ args, canvasElement }) => {
    const write = fn(async () => undefined);
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: write },
      configurable: true,
    });
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
    await expect(write).toHaveBeenCalledWith('0917 555 0122');
    await expect(args.onCopied).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('button', { name: 'Copied' })).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
    await expect(canvas.getByRole('button', { name: 'Copy the number' })).toHaveFocus();
  },
};
