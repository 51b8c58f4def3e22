import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../../actions/button/index.ts';
import { Icon } from '../../foundations/icon/index.ts';
import { Sheet } from '../../overlays/sheet/index.ts';
import * as css from '../../testing/board.css.ts';
import { countries } from '../../testing/countries.ts';
import { Form } from '../form/index.ts';
import type { FormError } from '../form/error-news.ts';
import { Combobox, type ComboboxProps } from './combobox.tsx';
import type { ComboboxOption } from './find-options.ts';

const banks: readonly ComboboxOption[] = [
  { value: 'bi', label: 'Bank of the Islands', group: 'Used before', keywords: 'BOTI' },
  { value: 'hs', label: 'Harbour Savings', group: 'Banks', description: 'Transfers within a day' },
  { value: 'mt', label: 'Mountain Trust', group: 'Banks' },
  {
    value: 'pc',
    label: 'Peoples Credit',
    group: 'Banks',
    description: 'Not today',
    disabled: true,
  },
  { value: 'sw', label: 'Swift Wallet', group: 'Wallets', description: 'At once' },
].map((bank) => Object.assign(bank, { start: <Icon name="withdraw" size={20} /> }));

const meta = {
  title: 'Forms/Combobox',
  component: Combobox,
  args: {
    label: 'Country',
    icon: 'globe',
    options: countries,
    onValueChange: fn(),
    labels: {
      open: 'Show the list',
      clear: 'Take the choice back',
      empty: 'Nothing has that name. Try a shorter part of it.',
      results: (count) => (count === 1 ? 'One found' : `${count} found`),
    },
  },
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = { args: { defaultValue: 'PH' } };
export const Hint: Story = { args: { mark: 'optional', hint: 'Where you live now.' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'PH' } };
export const Wrong: Story = {
  args: { required: true, error: 'Choose your country.' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Country' });
    await expect(field).toBeInvalid();
    await expect(field).toBeRequired();
    await expect(field).toHaveAccessibleDescription('Choose your country.');
  },
};

const open = async (canvasElement: HTMLElement, name = 'Country') => {
  const field = within(canvasElement).getByRole('combobox', { name });
  await userEvent.click(field);
  const list = await within(canvasElement).findByRole('listbox', { name });
  const panel = list.closest('[popover]');
  // It fades in.
  await waitFor(() => expect(panel && getComputedStyle(panel).opacity).toBe('1'));
  return { field, list: within(list) };
};

export const Open: Story = {
  args: { defaultValue: 'PH' },
  play: async ({ canvasElement }) => {
    const { list } = await open(canvasElement);
    const chosen = list.getByRole('option', { name: 'Philippines' });
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
    await expect(list.getAllByRole('option')).toHaveLength(countries.length);
    // Among very many the chosen one is in sight.
    await waitFor(() => {
      const panel = chosen.closest('[popover]')?.getBoundingClientRect();
      const row = chosen.getBoundingClientRect();
      return expect(panel && row.top >= panel.top && row.bottom <= panel.bottom).toBe(true);
    });
  },
};

export const Groups: Story = {
  args: { label: 'Bank', icon: 'withdraw', options: banks, defaultValue: 'hs' },
  play: async ({ args, canvasElement }) => {
    const { field, list } = await open(canvasElement, 'Bank');
    const group = within(list.getByRole('group', { name: 'Banks' }));
    await expect(group.getAllByRole('option')).toHaveLength(3);
    const refused = group.getByRole('option', { name: /Peoples Credit/ });
    await expect(refused).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(refused);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('boti');
    await expect(list.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('Harbour Savings');
    await open(canvasElement, 'Bank');
  },
};

export const WithoutAccents: Story = {
  play: async ({ args, canvasElement }) => {
    const { field, list } = await open(canvasElement);
    await userEvent.keyboard('cote d');
    await expect(list.getAllByRole('option')).toHaveLength(1);
    await userEvent.click(list.getByRole('option'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('CI');
    await expect(field).toHaveFocus();
    await expect(within(canvasElement).queryByRole('listbox')).toBeNull();
  },
};

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await userEvent.keyboard('narnia');
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/Nothing has that name/)).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('0 found');
  },
};

export const LongText: Story = {
  args: {
    label: 'The bank that your winnings are to be sent to from now on',
    icon: 'withdraw',
    options: [
      {
        value: 'a',
        label: 'Cooperative Bank of the Northern Islands and Provinces, Limited',
        description: 'Transfers take up to three working days, and longer before holidays',
        group: 'Banks of the islands, the provinces and the mountains',
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await open(canvasElement, 'The bank that your winnings are to be sent to from now on');
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox', { name: 'Country' });
    const active = () =>
      document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('guin');
    await expect(active()).toBe('Guinea');
    await expect(canvas.getByRole('status')).toHaveTextContent('4 found');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(active()).toBe('Guinea');
    await userEvent.keyboard('{ArrowUp}');
    await expect(active()).toBe('Papua New Guinea');
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('Papua New Guinea');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('PG');
    await userEvent.keyboard('{ArrowDown}{PageUp}{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(field).toHaveValue('Papua New Guinea');
    // Half a name that may be several is nobody's choice.
    await userEvent.clear(field);
    await userEvent.keyboard('guin');
    await userEvent.tab();
    await expect(field).toHaveValue('Papua New Guinea');
    await expect(canvas.getByRole('button', { name: 'Take the choice back' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    // One that can only be one is.
    await userEvent.keyboard('philip');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('PH');
  },
};

interface SentProps extends ComboboxProps {
  /** Told what was sent. */
  onSent: (fields: Record<string, FormDataEntryValue>) => void;
}

function Sent({ onSent, ...props }: SentProps) {
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  return (
    <Form
      errors={errors}
      summaryTitle={() => 'One thing to mend'}
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        const wrong = data.get('country') ? [] : [{ field: 'country', text: 'Choose a country.' }];
        setErrors(wrong);
        if (wrong.length === 0) onSent(Object.fromEntries(data));
      }}
    >
      <Combobox {...props} name="country" error={errors[0]?.text} />
      <Button type="submit">Save</Button>
    </Form>
  );
}

const sent = fn();

export const InForm: Story = {
  render: (args) => <Sent {...args} onSent={sent} />,
  play: async ({ canvasElement }) => {
    sent.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Choose a country.' }));
    const field = canvas.getByRole('combobox', { name: 'Country' });
    await expect(field).toHaveFocus();
    // Enter chooses while the list is open, and sends when it is not.
    await userEvent.keyboard('malta{Enter}');
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(sent).toHaveBeenLastCalledWith({ country: 'MT' });
  },
};

function InASheet(props: ComboboxProps) {
  const [shown, setShown] = useState(false);
  return (
    <>
      <Button onClick={() => setShown(true)}>Address</Button>
      <Sheet open={shown} onClose={() => setShown(false)} title="Address" closeLabel="Close">
        <div className={css.column}>
          <Combobox {...props} />
        </div>
      </Sheet>
    </>
  );
}

export const OverSheet: Story = {
  render: (args) => <InASheet {...args} />,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Address' }));
    const sheet = canvas.getByRole('dialog', { name: 'Address' });
    await open(sheet);
    await userEvent.keyboard('{Escape}');
    // Escape was meant for the list.
    await expect(sheet).toHaveAttribute('open');
    await userEvent.keyboard('malt');
    await userEvent.click(await within(sheet).findByRole('option', { name: 'Malta' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('MT');
    await expect(within(sheet).queryByRole('listbox')).toBeNull();
    const again = await open(sheet);
    // It opens to where there is room, here over the field.
    const row = again.list.getByRole('option', { name: 'Malta' });
    const panel = row.closest('[popover]');
    await waitFor(() =>
      expect(panel && panel.getBoundingClientRect().bottom <= window.innerHeight).toBe(true),
    );
    // It closes with the focus, and what measures contrast takes the focus away.
    await userEvent.keyboard('{Escape}');
    await expect(within(sheet).queryByRole('listbox')).toBeNull();
  },
};
