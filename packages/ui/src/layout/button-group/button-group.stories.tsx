import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { Button } from '../../actions/button/button.tsx';
import { column } from '../../testing/board.css.ts';
import { ButtonGroup } from './button-group.tsx';

const meta = {
  title: 'Layout/Button group',
  component: ButtonGroup,
  decorators: [(Story) => <div className={column}>{Story()}</div>],
} satisfies Meta<typeof ButtonGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SideBySide: Story = {
  args: {
    children: (
      <>
        <Button variant="secondary">Not now</Button>
        <Button>Deposit</Button>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const [one, other] = within(canvasElement)
      .getAllByRole('button')
      .map((button) => button.getBoundingClientRect());
    await expect(one?.width).toBe(other?.width);
    const isLarge = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) > 16;
    if (isLarge) await expect(one?.bottom).toBeLessThan(other?.top ?? 0);
    else await expect(one?.top).toBe(other?.top);
  },
};

export const LongWords: Story = {
  args: {
    children: (
      <>
        <Button variant="secondary">Selbsteinschränkungen</Button>
        <Button>Einzahlungsmöglichkeiten</Button>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const [one, other] = within(canvasElement)
      .getAllByRole('button')
      .map((button) => button.getBoundingClientRect());
    await expect(one?.width).toBe(other?.width);
    await expect(one?.bottom).toBeLessThan(other?.top ?? 0);
  },
};

export const Three: Story = {
  args: {
    children: (
      <>
        <Button variant="secondary">A day</Button>
        <Button variant="secondary">A week</Button>
        <Button variant="secondary">A month</Button>
      </>
    ),
  },
};
