import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { PhoneField } from './phone-field.tsx';

const meta = {
  title: 'Forms/Phone field',
  component: PhoneField,
  args: {
    label: 'Mobile number',
    countryLabel: 'Dialling code',
    countries: [
      { code: 'PH', dial: '63', name: 'Philippines' },
      { code: 'MT', dial: '356', name: 'Malta' },
      { code: 'GB', dial: '44', name: 'United Kingdom' },
      { code: 'JM', dial: '1876', name: 'Jamaica' },
    ],
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

export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const codes = canvas.getByRole('combobox', { name: 'Dialling code' });
    await expect(codes).toHaveFocus();
    await userEvent.selectOptions(codes, 'MT');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ dial: '356', number: '' });
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
