import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { LanguageList, type Language } from './language-list.tsx';

const languages: readonly Language[] = [
  { code: 'EN', lang: 'en', dir: 'ltr', endonym: 'English', name: 'English' },
  { code: 'TH', lang: 'th', dir: 'ltr', endonym: 'ไทย', name: 'Thai' },
  { code: 'VI', lang: 'vi', dir: 'ltr', endonym: 'Tiếng Việt', name: 'Vietnamese' },
  { code: 'PT-BR', lang: 'pt-BR', dir: 'ltr', endonym: 'Português (Brasil)', name: 'Portuguese' },
  { code: 'JA', lang: 'ja', dir: 'ltr', endonym: '日本語', name: 'Japanese' },
  { code: 'AR', lang: 'ar', dir: 'rtl', endonym: 'العربية', name: 'Arabic' },
  { code: 'HI', lang: 'hi', dir: 'ltr', endonym: 'हिन्दी', name: 'Hindi' },
];

const meta = {
  title: 'Navigation/Language list',
  component: LanguageList,
  args: { label: 'Language', languages, defaultValue: 'EN', onValueChange: fn() },
} satisfies Meta<typeof LanguageList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Seven: Story = {};

export const KeyboardAlone: Story = {
  args: { onValueChange: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const arabic = canvas.getByText('العربية');
    await expect(arabic).toHaveAttribute('lang', 'ar');
    await expect(arabic).toHaveAttribute('dir', 'rtl');
    await expect(canvas.getByRole('button', { current: true })).toHaveTextContent('English');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('TH');
    const thai = canvas.getByRole('button', { current: true });
    await expect(thai).toHaveTextContent('ไทย');
    await expect(thai).toHaveFocus();
  },
};
