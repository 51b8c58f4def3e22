import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { diallingCodes, diallingCodesIn } from '../../testing/dialling-codes.ts';
import { countryWords } from '../../testing/words.ts';
import { PhoneField } from './phone-field.tsx';

const meta = {
  title: 'Forms/Phone field',
  component: PhoneField,
  args: {
    label: 'Mobile number',
    countryLabel: 'Dialling code',
    labels: countryWords,
    countries: diallingCodes,
    defaultValue: { dial: '63', number: '' },
    onValueChange: fn(),
  },
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: { dial: '63', number: '9175550122' } } };
export const LongCode: Story = { args: { defaultValue: { dial: '1876', number: '5550122' } } };
export const Hint: Story = { args: { hint: 'We send a code to it.' } };
export const Wrong: Story = { args: { error: 'Type seven to twenty digits.' } };
export const Disabled: Story = {
  args: { defaultValue: { dial: '63', number: '9175550122' }, disabled: true },
};

const few = diallingCodes.filter(({ code }) => ['PH', 'MT', 'GB', 'JM'].includes(code));

/** At a glance, in the browser's own list. */
export const FewCountries: Story = {
  args: { countries: few },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const codes = canvas.getByRole('combobox', { name: 'Dialling code' });
    await expect(codes).toHaveFocus();
    await userEvent.selectOptions(codes, 'MT');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ dial: '356', number: '' });
  },
};

/** Nobody knows yet from where numbers may come. */
export const NoCountries: Story = {
  args: { countries: [], defaultValue: { dial: '', number: '' } },
};

const listOf = async (canvasElement: HTMLElement, title = 'Dialling code') => {
  const canvas = within(canvasElement);
  const sheet = within(await canvas.findByRole('dialog', { name: title }));
  await waitFor(() => expect(sheet.getByRole('combobox')).toHaveFocus());
  return { sheet, search: sheet.getByRole('combobox'), codes: within(sheet.getByRole('listbox')) };
};

export const Open: Story = {
  args: { defaultValue: { dial: '49', number: '' } },
  play: async ({ canvasElement }) => {
    const dial = within(canvasElement).getByRole('combobox', { name: 'Dialling code' });
    await expect(dial).toHaveTextContent('Germany +49');
    await userEvent.click(dial);
    const { codes } = await listOf(canvasElement);
    const [first, second] = codes.getAllByRole('option');
    await expect(first).toHaveTextContent('+49Germany');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(second).toHaveTextContent('+93Afghanistan');
    await expect(codes.getAllByRole('option')).toHaveLength(diallingCodes.length);
  },
};

export const Found: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'Dialling code' }));
    const { sheet, codes } = await listOf(canvasElement);
    await userEvent.keyboard('+4');
    await expect(sheet.getByRole('status')).toHaveTextContent(/^\d+ found$/);
    await userEvent.keyboard('4');
    await expect(codes.getByRole('option')).toHaveTextContent('+44United Kingdom');
    await expect(sheet.getByRole('status')).toHaveTextContent('One found');
  },
};

export const NothingFound: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'Dialling code' }));
    const { sheet } = await listOf(canvasElement);
    await userEvent.keyboard('narnia{Enter}');
    await expect(sheet.getByText(/No country has that name/)).toBeVisible();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Arabic: Story = {
  args: {
    label: 'رقم الجوال',
    countryLabel: 'الدولة',
    labels: {
      search: 'الدولة أو الرمز',
      empty: 'لا توجد دولة بهذا الاسم أو الرمز.',
      results: (count) => `${count}`,
    },
    countries: diallingCodesIn('ar'),
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'الدولة' }));
    const { codes } = await listOf(canvasElement, 'الدولة');
    await userEvent.keyboard('المانيا');
    await expect(codes.getByRole('option')).toHaveTextContent('+49ألمانيا');
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ dial: '49', number: '' });
  },
};

/** Of two that are dialled alike it keeps the one that was meant. */
export const DialledAlike: Story = {
  args: { defaultValue: { dial: '1', number: '' } },
  play: async ({ args, canvasElement }) => {
    const dial = within(canvasElement).getByRole('combobox', { name: 'Dialling code' });
    await expect(dial).toHaveTextContent('Canada +1');
    await userEvent.click(dial);
    await listOf(canvasElement);
    await userEvent.keyboard('united st{Enter}');
    await expect(dial).toHaveTextContent('United States +1');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const dial = canvas.getByRole('combobox', { name: 'Dialling code' });
    await expect(dial).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await listOf(canvasElement);
    await userEvent.keyboard('{ArrowDown}');
    // What a browser makes of Escape.
    canvas.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(dial).toHaveFocus());
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    const { codes } = await listOf(canvasElement);
    await userEvent.keyboard('malt');
    await expect(codes.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ dial: '356', number: '' });
    await waitFor(() => expect(dial).toHaveFocus());
    await expect(dial).toHaveTextContent('Malta +356');
    await userEvent.tab();
    const number = canvas.getByLabelText('Mobile number');
    await expect(number).toHaveFocus();
    await userEvent.keyboard('79a 12-34');
    await expect(number).toHaveValue('791234');
    await expect(number).toHaveAttribute('inputmode', 'tel');
    await expect(number).toHaveAttribute('autocomplete', 'tel-national');
  },
};

export const Pasted: Story = {
  args: { defaultValue: { dial: '63', number: '917' } },
  play: async ({ args, canvasElement }) => {
    const number = within(canvasElement).getByLabelText('Mobile number');
    await userEvent.click(number);
    await userEvent.paste('+44 20 7946 0018');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ dial: '44', number: '2079460018' });
    await expect(number).toHaveValue('2079460018');
  },
};

export const AsPeopleWriteIt: Story = {
  play: async ({ args, canvasElement }) => {
    const number = within(canvasElement).getByLabelText('Mobile number');
    await userEvent.click(number);
    await userEvent.keyboard('0917 555 0122');
    await userEvent.tab();
    await expect(number).toHaveValue('9175550122');
    await userEvent.clear(number);
    await userEvent.paste('(0917) 555-0122');
    await expect(number).toHaveValue('9175550122');
    await userEvent.clear(number);
    await userEvent.keyboard('63 917 555 0122{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ dial: '63', number: '9175550122' });
  },
};
