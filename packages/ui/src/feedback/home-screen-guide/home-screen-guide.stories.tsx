import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../../actions/button/button.tsx';
import { HomeScreenGuide, type HomeScreenGuideProps } from './home-screen-guide.tsx';

type OpenerProps = Pick<HomeScreenGuideProps, 'ios' | 'profile'>;

const tips: HomeScreenGuideProps['tips'] = {
  legacy: {
    text: 'On your system it takes Safari; other browsers cannot do it.',
    steps: [
      { icon: 'link-out', text: 'Open this page in Safari' },
      { icon: 'share', text: 'Tap Share in the bar at the foot' },
      { icon: 'plus', text: 'Choose Add to Home Screen' },
    ],
  },
  generic: {
    text: 'It opens like an app then, without bars around it.',
    steps: [
      { icon: 'share', text: 'Tap Share' },
      { icon: 'plus', text: 'Choose Add to Home Screen, further down the list' },
      { icon: 'check', text: 'Tap Add' },
    ],
  },
};

function Opener(props: OpenerProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add to home screen</Button>
      <HomeScreenGuide
        {...props}
        open={open}
        onClose={() => setOpen(false)}
        title="Keep us at hand"
        closeLabel="Close"
        tips={tips}
        outdated="The app needs iOS 12.4 or later. Bring your system up to date first."
        profileLabel="Download the profile"
      />
    </>
  );
}

const opened = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const guide = canvas.getByRole('dialog', { name: 'Keep us at hand' });
  await waitFor(() => expect(guide).toBeVisible());
  await expect(guide.contains(document.activeElement)).toBe(true);
  return within(guide);
};

const profile = <a href="https://example.com/livery.mobileconfig">profile</a>;

const meta = {
  title: 'Feedback/Home screen guide',
  component: Opener,
} satisfies Meta<typeof Opener>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Generic: Story = {
  name: 'The generic tip, and a profile where there is one (part of HM-34)',
  args: { ios: [17, 2], profile },
  play: async ({ canvasElement }) => {
    const guide = await opened(canvasElement);
    await expect(guide.getAllByRole('listitem')[0]).toHaveTextContent('Tap Share');
    await expect(guide.getByRole('link', { name: 'Download the profile' })).toBeVisible();
  },
};

export const WithoutAProfile: Story = {
  play: async ({ canvasElement }) => {
    const guide = await opened(canvasElement);
    await expect(guide.queryByRole('link')).toBeNull();
  },
};

export const Legacy: Story = {
  name: 'The legacy tip, and that the system is too old (part of HM-33)',
  args: { ios: [12, 1], profile },
  play: async ({ canvasElement }) => {
    const guide = await opened(canvasElement);
    await expect(guide.getAllByRole('listitem')[0]).toHaveTextContent('Safari');
    await expect(guide.getByText(/needs iOS 12.4/)).toBeVisible();
    await expect(guide.queryByRole('link')).toBeNull();
  },
};
