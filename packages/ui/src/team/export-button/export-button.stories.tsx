import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';

import * as css from '../../testing/board.css.ts';
import { ExportButton, type ExportButtonProps, type Gathering } from './export-button.tsx';

const meta = {
  title: 'Team/Export button',
  component: ExportButton,
  args: {
    label: 'Save as a file (CSV)',
    busyLabel: 'Gathering the file',
    stopLabel: 'Stop',
    onStart: fn(),
    onStop: fn(),
  },
  render: (args) => (
    <div className={css.column}>
      <ExportButton {...args} />
    </div>
  ),
} satisfies Meta<typeof ExportButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
export const Disabled: Story = { args: { disabled: true } };
export const UnderWay: Story = { args: { gathering: { share: 0.4, text: '240 rows' } } };
export const NobodyKnows: Story = { args: { gathering: { text: '240 rows' } } };
export const LongText: Story = {
  args: {
    busyLabel: 'Everything that was played by all in the line below is being gathered',
    stopLabel: 'Stop gathering it',
    gathering: { share: 0.9, text: '1,204,300 rows' },
  },
};

function Kept(args: ExportButtonProps) {
  const [gathering, setGathering] = useState<Gathering>();
  return (
    <ExportButton
      {...args}
      gathering={gathering}
      onStart={() => setGathering({ share: 0, text: '0 rows' })}
      onStop={() => setGathering(undefined)}
    />
  );
}

export const Stopped: Story = {
  render: (args) => (
    <div className={css.column}>
      <Kept {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save as a file (CSV)' }));
    const bar = canvas.getByRole('progressbar', { name: 'Gathering the file' });
    await expect(bar).toHaveAttribute('aria-valuetext', '0 rows');
    await expect(canvas.getByRole('button', { name: 'Stop' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Save as a file (CSV)' })).toHaveFocus();
  },
};
