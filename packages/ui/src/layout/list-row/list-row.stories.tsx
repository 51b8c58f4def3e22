import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { List, ListFact, ListRow } from './list-row.tsx';

const meta = {
  title: 'Layout/List',
  component: List,
  args: {
    children: [
      <ListRow key="language" icon="globe" label="Language" value="English" />,
      <ListRow
        key="password"
        icon="lock"
        label="Change password"
        render={<a href="#password">Go</a>}
      />,
      <ListFact key="version" icon="info" label="Version" value="1.0" />,
      <ListRow key="limits" icon="shield" label="Limits" description="Deposit, loss and time" />,
      <ListRow key="out" icon="logout" label="Log out" tone="danger" />,
    ],
  },
} satisfies Meta<typeof List>;

export default meta;

export const Settings: StoryObj<typeof meta> = {};

/** What a platform wrote is in a language of its own. */
export const Titles: StoryObj<typeof meta> = {
  name: 'Titles of another language begin where the row does, in two lines too',
  args: {
    children: [
      <ListRow key="short" rich icon="mail" label="Deposit received" />,
      <ListRow key="long" rich icon="bell" label="Your monthly summary is ready" />,
      <ListRow key="arabic" rich icon="mail" label="وصل الإيداع" />,
    ],
  },
  play: async ({ canvasElement }) => {
    const isLeftward = getComputedStyle(canvasElement).direction === 'rtl';
    for (const row of within(canvasElement).getAllByRole('button')) {
      const label = row.querySelector('[dir="auto"]');
      if (!label) throw new Error('The row has no title.');
      const text = document.createRange();
      text.selectNodeContents(label);
      const room = label.getBoundingClientRect();
      for (const line of text.getClientRects()) {
        const gap = isLeftward ? room.right - line.right : line.left - room.left;
        await expect(Math.abs(gap)).toBeLessThan(2);
      }
    }
  },
};

export const Keyboard: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const names = ['Language', 'Change password', 'Limits', 'Log out'];
    for (const name of names) {
      await userEvent.tab();
      await expect(document.activeElement).toHaveTextContent(name);
    }
    // What only tells something is passed by.
    await expect(canvas.getByText('Version')).toBeVisible();
    await userEvent.tab({ shift: true });
    await expect(document.activeElement).toHaveTextContent('Limits');
  },
};
