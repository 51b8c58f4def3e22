import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { TextLink } from '../../actions/link/index.ts';
import { ConsentBar } from './consent-bar.tsx';

const meta = {
  title: 'Feedback/Consent bar',
  component: ConsentBar,
  args: {
    title: 'What may we keep on your device?',
    description: (
      <>
        What the site needs is always kept. The rest is up to you, and you can change your mind in
        the settings. <TextLink href="#more">Read more</TextLink>
      </>
    ),
    categories: [
      {
        key: 'needed',
        label: 'What the site needs',
        description: 'Keeps you logged in.',
        required: true,
      },
      { key: 'figures', label: 'Figures', description: 'Tells us which pages are slow.' },
      { key: 'offers', label: 'Offers', description: 'Shows you offers elsewhere.' },
    ],
    onConsent: fn(),
    labels: {
      accept: 'Allow all',
      refuse: 'Refuse',
      choose: 'Choose yourself',
      save: 'Keep this choice',
      required: 'Always',
    },
  },
} satisfies Meta<typeof ConsentBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  name: 'Refusing is as large as allowing',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: /What may we keep/ })).toBeVisible();
    const [one, other] = ['Refuse', 'Allow all'].map((name) => {
      const button = canvas.getByRole('button', { name });
      const { width, height } = button.getBoundingClientRect();
      return { width, height, ground: getComputedStyle(button).backgroundColor };
    });
    await expect(one).toEqual(other);
  },
};

export const Refused: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Refuse' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConsent).toHaveBeenCalledWith(['needed']);
    await expect(canvas.queryByRole('region', { name: /What may we keep/ })).toBeNull();
  },
};

export const Chosen: Story = {
  name: 'Nothing is switched on before somebody does',
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Choose yourself' }));
    const sheet = await canvas.findByRole('dialog', { name: 'Choose yourself' });
    const switches = within(sheet).getAllByRole('switch');
    await expect(switches).toHaveLength(2);
    for (const one of switches) await expect(one).not.toBeChecked();
    await userEvent.click(within(sheet).getByRole('switch', { name: 'Figures' }));
    await userEvent.click(within(sheet).getByRole('button', { name: 'Keep this choice' }));
    await expect(args.onConsent).toHaveBeenCalledWith(['needed', 'figures']);
  },
};

export const Choosing: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Choose yourself' }));
    const sheet = await canvas.findByRole('dialog', { name: 'Choose yourself' });
    await userEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(sheet).not.toBeVisible());
    // To close the sheet is no answer.
    await expect(args.onConsent).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Choose yourself' }));
    await waitFor(() => expect(sheet).toBeVisible());
  },
};
