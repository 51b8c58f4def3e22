import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { ContactBlock } from './contact-block.tsx';
import { contactTypes } from './contacts-of.ts';

const names = {
  facebook: 'Facebook',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  instagram: 'Instagram',
  twitter: 'Twitter',
  telegram: 'Telegram',
  whatsapp: 'WhatsApp',
};

const links = contactTypes.map((type) => ({ type, url: `https://example.com/${type}` }));

const meta = {
  title: 'Data/Contact block',
  component: ContactBlock,
  args: {
    title: 'Find us',
    links,
    names,
    warning:
      'Playing for money carries the risk of loss, and it can become a habit. Play with what you can spare; help is free and confidential.',
  },
} satisfies Meta<typeof ContactBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};

export const Some: Story = {
  name: 'A network shows only where a link is given (part of MS-14)',
  args: { links: [links[5], links[0]].flatMap((link) => link ?? []) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('link').map((link) => link.ariaLabel)).toEqual([
      'Facebook',
      'Telegram',
    ]);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Telegram' })).toHaveFocus();
  },
};

export const None: Story = {
  name: 'The warning stays without any link (part of MS-15)',
  args: { links: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByText(/carries the risk of loss/)).toBeVisible();
  },
};
