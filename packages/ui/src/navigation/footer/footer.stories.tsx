import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { studios } from '../../testing/covers.ts';
import { Footer, FooterLink } from './footer.tsx';

const open = fn();

const links = [
  <FooterLink key="1" icon="hand-heart" onClick={open}>
    Play responsibly
  </FooterLink>,
  <FooterLink key="2" icon="limits" render={<a href="#limits">Limits</a>}>
    Set my limits
  </FooterLink>,
  <FooterLink key="3" icon="pause">
    Take a break
  </FooterLink>,
  <FooterLink key="4" icon="headset">
    Get support
  </FooterLink>,
  <FooterLink key="5" icon="file">
    Terms
  </FooterLink>,
  <FooterLink key="6" icon="lock">
    Privacy
  </FooterLink>,
];

const licence = {
  age: '21+',
  ageLabel: 'From 21 years on',
  title: 'Licensed and regulated',
  description: 'Licence 24-0117 · Games Authority',
};

const meta = {
  title: 'Navigation/Footer',
  component: Footer,
  args: {
    licence,
    label: 'More',
    children: links,
    studios: studios.slice(0, 7),
    studiosLabel: 'Studios',
    tagline:
      'Playing is for adults aged 21 and over. Set a budget, and stop when it stops being fun.',
    copyright: '© 2026 Livery. All rights reserved.',
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  name: 'Marks, the regulator’s card and the copyright (part of HM-09)',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      within(canvas.getByRole('list', { name: 'Studios' })).getAllByRole('listitem'),
    ).toHaveLength(7);
    await expect(canvas.getByText('From 21 years on')).toBeInTheDocument();
    await expect(canvas.getByText('21+')).toBeVisible();
    await expect(canvas.getByText(/Licence 24-0117/)).toBeVisible();
    await expect(canvas.getByText(/All rights reserved/)).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(open).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Set my limits' })).toHaveFocus();
  },
};
export const LicenceAsLink: Story = {
  args: { licence: { ...licence, render: <a href="#register">Register</a> }, studios: [] },
};
export const LongTexts: Story = {
  args: {
    licence: { ...licence, title: 'Licensed and regulated by more than one authority' },
    children: [
      <FooterLink key="1" icon="hand-heart">
        Verantwortungsbewusstes Spielen und Spielsuchtprävention
      </FooterLink>,
      <FooterLink key="2">Terms</FooterLink>,
    ],
  },
};
