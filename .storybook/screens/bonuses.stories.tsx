import type { Meta, StoryObj } from '@storybook/react-vite';

import { closingBonus, noBonus } from './bonuses.ts';
import { screenStory } from './screen-story.tsx';
import type { ScreenProps } from './shown.tsx';
import { stage } from './staged.ts';

const meta = {
  ...screenStory,
  title: 'Screens/Bonuses',
  tags: ['!autodocs'],
  args: { path: '/m/bonus', answering: 'loaded', member: true },
} satisfies Meta<ScreenProps>;

export default meta;
type Story = StoryObj<ScreenProps>;

export const Bonuses: Story = {};
export const Loading: Story = { args: { answering: 'loading' } };
export const Failed: Story = { args: { answering: 'failed' } };
export const None: Story = { beforeEach: () => stage('bonus', noBonus) };
export const LastRound: Story = { beforeEach: () => stage('bonus', closingBonus) };
