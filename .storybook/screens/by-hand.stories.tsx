import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Reply } from '../../packages/contract/src/client.ts';
import { asked, refused, sent, toPay } from './by-hand.ts';
import { screenStory } from './screen-story.tsx';
import type { ScreenProps } from './shown.tsx';
import { stage } from './staged.ts';

const meta = {
  ...screenStory,
  title: 'Screens/By hand',
  tags: ['!autodocs'],
  args: { path: '/m/voucherCenter?order=31', answering: 'loaded', member: true },
} satisfies Meta<ScreenProps>;

export default meta;
type Story = StoryObj<ScreenProps>;

const as = (order: Reply<'depositOrder'>): Story => ({
  beforeEach: () => stage('depositOrder', order),
});

export const ToPay = as(toPay);
export const Sent = as(sent);
export const Asked = as(asked);
export const Refused = as(refused);
