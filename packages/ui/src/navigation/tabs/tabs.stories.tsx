import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { backward, onward } from '../../testing/keys.ts';
import { Tab, TabList, TabPanel, Tabs } from './index.ts';

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: { defaultValue: 'password' },
  render: (args) => (
    <Tabs {...args}>
      <TabList label="How to log in">
        <Tab value="password">Password</Tab>
        <Tab value="sms">SMS code</Tab>
      </TabList>
      <TabPanel value="password">With a password</TabPanel>
      <TabPanel value="sms">With a code</TabPanel>
    </Tabs>
  ),
} satisfies Meta<typeof Tabs>;

export default meta;

export const Two: StoryObj<typeof meta> = {};

export const Keyboard: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Password' })).toHaveFocus();
    await userEvent.keyboard(onward());
    await expect(canvas.getByRole('tab', { name: 'SMS code' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('With a code');
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('With a password');
  },
};

const many = ['All', 'Welcome', 'Slots', 'Fish', 'Live tables', 'Sports', 'Lottery'];

export const Many: StoryObj<typeof meta> = {
  args: { defaultValue: 'All' },
  render: (args) => (
    <Tabs {...args}>
      <TabList label="Kind of promotion" scrolling>
        {many.map((name) => (
          <Tab key={name} value={name}>
            {name}
          </Tab>
        ))}
      </TabList>
      {many.map((name) => (
        <TabPanel key={name} value={name}>
          {name}
        </TabPanel>
      ))}
    </Tabs>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    // Of two tabs each is on either side of the other; of many only one is the next.
    await userEvent.keyboard(onward());
    await expect(canvas.getByRole('tab', { name: 'Welcome' })).toHaveFocus();
    await userEvent.keyboard(backward());
    await expect(canvas.getByRole('tab', { name: 'All' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    const last = canvas.getByRole('tab', { name: 'Lottery' });
    await expect(last).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Lottery');
  },
};
