import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../../actions/button/button.tsx';
import { cover } from '../../testing/covers.ts';
import { DownloadBar, type DownloadBarProps } from './download-bar.tsx';
import { DownloadPopup } from './download-popup.tsx';

const link = (file: string) => <a href={`https://example.com/${file}`}>{file}</a>;

function Closable(props: DownloadBarProps) {
  const [closed, setClosed] = useState(false);
  return (
    <>
      {closed ? null : (
        <DownloadBar
          {...props}
          onClose={() => {
            setClosed(true);
            props.onClose();
          }}
        />
      )}
      <Button variant="quiet">What comes below</Button>
    </>
  );
}

const meta = {
  title: 'Feedback/Download bar',
  component: Closable,
  args: {
    label: 'Our app',
    name: 'Livery',
    icon: cover('Moon Orchard'),
    description: 'Every game, one tap away.',
    rating: '5.0',
    ratingLabel: 'Rated five out of five',
    downloadLabel: 'Get it',
    closeLabel: 'Close',
    onClose: fn(),
    render: link('livery.apk'),
  },
} satisfies Meta<typeof Closable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rated: Story = {};
export const WithoutARating: Story = {
  args: { rating: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('Rated five out of five')).toBeNull();
  },
};
export const WithoutAnIcon: Story = { args: { icon: undefined, rating: undefined } };
export const LongName: Story = {
  args: { name: 'Livery, the house of a thousand games', downloadLabel: 'Herunterladen' },
};

export const ClosedByTheKeyboard: Story = {
  name: 'Closes, and hands the focus on (part of HM-29)',
  args: { onClose: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Get it' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('region', { name: 'Our app' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'What comes below' })).toHaveFocus();
  },
};

function WithPopup() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <DownloadBar
        label="Our app"
        name="Livery"
        icon={cover('Moon Orchard')}
        downloadLabel="Get it"
        onDownload={() => setOpen(true)}
        closeLabel="Close the bar"
        onClose={() => undefined}
      />
      <DownloadPopup
        open={open}
        onClose={() => setOpen(false)}
        title="Get the app"
        closeLabel="Close"
        icon={cover('Moon Orchard')}
        description="It opens at once, keeps you up to date, and takes little room."
        entries={[
          { kind: 'ios', label: 'iOS app', description: 'iOS 12.4 or later', render: link('i') },
          {
            kind: 'profile',
            label: 'iOS profile',
            description: 'Then install it in the settings',
            render: link('p'),
          },
          { kind: 'android', label: 'Android', description: '24 MB', render: link('a') },
        ]}
      />
    </>
  );
}

export const Popup: Story = {
  name: 'Lists Android, the iOS profile and the iOS app (part of HM-32)',
  render: () => <WithPopup />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const popup = canvas.getByRole('dialog', { name: 'Get the app' });
    await waitFor(() => expect(popup).toBeVisible());
    await expect(
      within(popup)
        .getAllByRole('link')
        .map((one) => one.getAttribute('href')),
    ).toEqual(['https://example.com/a', 'https://example.com/p', 'https://example.com/i']);
    await expect(popup.contains(document.activeElement)).toBe(true);
  },
};
