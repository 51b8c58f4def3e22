import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import * as css from '../../testing/board.css.ts';
import { TextArea } from './text-area.tsx';

const labels = {
  count: (typed: number, limit: number) => `${typed} of ${limit}`,
  remain: (letters: number) => (letters < 0 ? `${-letters} too many` : `${letters} left`),
};
const letter =
  'My withdrawal of Tuesday has not come, and the receipt says that it was paid out to an account that is not mine.';

const meta = {
  title: 'Forms/Text area',
  component: TextArea,
  args: { label: 'Your message', limit: 300, labels },
  render: (args) => (
    <div className={css.column}>
      <TextArea {...args} />
    </div>
  ),
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { hint: 'Tell us what happened and when.' } };
export const Filled: Story = { args: { defaultValue: letter } };
export const Optional: Story = { args: { mark: 'optional' } };
export const WithIcon: Story = { args: { icon: 'chat', defaultValue: letter } };
export const Disabled: Story = { args: { disabled: true, defaultValue: letter } };
export const TooMuch: Story = {
  args: { limit: 60, defaultValue: letter, error: 'Write between 10 and 60 letters.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const area = canvas.getByRole('textbox', { name: 'Your message' });
    await expect(area).toBeInvalid();
    await expect(area).toHaveAccessibleDescription('Write between 10 and 60 letters.');
    await expect(canvas.getByText('112 of 60')).toBeVisible();
  },
};
export const LongText: Story = {
  args: {
    label: 'What we could have done better when you opened your account with us the other day',
    mark: 'you may leave it empty',
    hint: 'Neither your password nor the numbers of your cards belong in here, whoever asks.',
    defaultValue: `${letter} ${letter} ${letter} ${letter} ${letter}`,
    limit: 1000,
  },
};

export const Keyboard: Story = {
  name: 'Counts what is typed, and says when the room ends (part of VA-05)',
  args: { limit: 12, onChange: fn(), name: 'content' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const area = canvas.getByRole('textbox', { name: 'Your message' });
    await expect(area).toHaveFocus();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.keyboard('A word{Enter}');
    await expect(canvas.getByText('7 of 12')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('5 left');
    await userEvent.keyboard('and more');
    await expect(canvas.getByText('15 of 12')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('10 too many');
    await expect(area).toHaveValue('A word\nand more');
    await expect(args.onChange).toHaveBeenCalled();
  },
};

export const Grows: Story = {
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox');
    const before = area.clientHeight;
    await userEvent.type(area, 'one{Enter}two{Enter}three{Enter}four{Enter}five');
    await expect(area.clientHeight).toBeGreaterThan(before);
  },
};
