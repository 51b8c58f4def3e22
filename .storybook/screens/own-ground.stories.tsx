import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';

import { screenStory } from './screen-story.tsx';
import { patience } from './settled.ts';
import type { ScreenProps } from './shown.tsx';

// Screens whose parts lie on a ground the brand lays under them: what is read
// there is seen nowhere else, so the gate looks at them in every brand and mode.
const meta = {
  ...screenStory,
  title: 'Screens/Own ground',
  tags: ['!autodocs'],
  args: { path: '/m/member/home', answering: 'loaded', member: true },
  async afterEach({ canvasElement }) {
    const page = within(canvasElement);
    const panel = await page.findByRole('region', { name: /^(?:Balance|الرصيد)$/ }, patience);
    await within(panel).findByRole('link', { name: /^(?:Withdraw|سحب)$/ }, patience);
  },
} satisfies Meta<ScreenProps>;

export default meta;
type Story = StoryObj<ScreenProps>;

export const MemberCentre: Story = {};
