import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { ListFact, List, ListRow } from '../../layout/list-row/index.ts';
import { Switch } from './switch.tsx';

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  args: { label: 'Messages about offers' },
  render: (args) => (
    <List>
      <Switch {...args} />
    </List>
  ),
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = {
  args: { defaultChecked: true },
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('switch');
    const thumb = (): number => {
      const style = getComputedStyle(control, '::before');
      return (Number.parseFloat(style.insetInlineStart) * 2 + Number.parseFloat(style.width)) / 2;
    };
    // What is on stands in the second half, whatever its shape.
    await expect(thumb()).toBeGreaterThan(control.offsetWidth / 2);
    await userEvent.click(control);
    await waitFor(() => expect(thumb()).toBeLessThan(control.offsetWidth / 2));
  },
};
export const Disabled: Story = { args: { defaultChecked: true, disabled: true } };

export const Busy: Story = {
  args: { busy: true, onClick: fn() },
  play: async ({ args, canvasElement }) => {
    const control = within(canvasElement).getByRole('switch');
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Settings: Story = {
  render: () => (
    <List>
      <ListRow icon="language" label="Language" value="English" />
      <Switch icon="bell" label="Messages" description="Winnings and payments" defaultChecked />
      <Switch icon="eye" label="Hide my balance when the app opens" />
      <ListFact
        icon="moon"
        label="Dark at night"
        end={<Switch labelHidden label="Dark at night" defaultChecked />}
      />
    </List>
  ),
};

export const LongText: Story = {
  args: {
    label: 'Tell me by message and by mail whenever a payment has arrived or has been refused',
    description: 'Standard rates of your provider may apply, and you can stop it here at any time.',
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'Messages about offers' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await userEvent.click(within(canvasElement).getByText('Messages about offers'));
    await expect(control).not.toBeChecked();
  },
};
