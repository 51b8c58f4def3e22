import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { PersonList, PersonRow } from './person-row.tsx';

const opened = fn();

const meta = {
  title: 'Team/Person row',
  component: PersonRow,
  subcomponents: { PersonList },
  args: { account: 'hiraya_sub', line: '7 below' },
  render: (args) => (
    <PersonList aria-label="My team">
      <PersonRow {...args} />
    </PersonList>
  ),
} satisfies Meta<typeof PersonRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const People: Story = {
  render: () => (
    <PersonList aria-label="My team">
      <PersonRow account="hiraya_sub" line="7 below" tag="Agent" onClick={opened} />
      <PersonRow account="ligaya_02" line="0 below" />
      <PersonRow account="ma•••88" line="Below your direct team" masked />
    </PersonList>
  ),
  play: async ({ canvasElement }) => {
    opened.mockClear();
    const list = within(within(canvasElement).getByRole('list', { name: 'My team' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(list.getByRole('button', { name: /hiraya_sub.*Agent/ }));
    await expect(opened).toHaveBeenCalledOnce();
    // Letters of a name that is hidden would tell a part of it.
    const hidden = list.getByRole('button', { name: /ma•••88/ });
    await expect(within(hidden).queryByText('MA')).toBeNull();
  },
};
export const Link: Story = { args: { render: <a href="#hiraya">Hiraya</a> } };
export const Masked: Story = { args: { account: 'ma•••88', masked: true, tag: 'Agent' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: {
    account: 'the_longest_name_that_an_account_could_ever_have',
    line: 'Has opened this account himself by a link that was made in the spring',
    tag: 'Sub-agent',
  },
};
export const Arabic: Story = { args: { account: 'قمر_88', line: 'الفريق: 7' } };
