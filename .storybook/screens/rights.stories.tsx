import type { Meta, StoryObj } from '@storybook/react-vite';

import { copyAsked, copyReady, deletionRefused, owedTerms } from './rights.ts';
import { screenStory } from './screen-story.tsx';
import type { ScreenProps } from './shown.tsx';
import { stage } from './staged.ts';

const meta = {
  ...screenStory,
  title: 'Screens/Rights',
  tags: ['!autodocs'],
  args: { path: '/m/set/data', answering: 'loaded', member: true },
} satisfies Meta<ScreenProps>;

export default meta;
type Story = StoryObj<ScreenProps>;

export const OwnData: Story = { beforeEach: () => stage('ownData', {}) };
export const OwnDataLoading: Story = { args: { answering: 'loading' } };
export const OwnDataFailed: Story = { args: { answering: 'failed' } };
export const CopyAsked: Story = { beforeEach: () => stage('ownData', copyAsked) };
export const CopyReady: Story = { beforeEach: () => stage('ownData', copyReady) };
export const DeletionRefused: Story = { beforeEach: () => stage('ownData', deletionRefused) };

export const TermsOwed: Story = {
  args: { path: '/m/terms' },
  beforeEach: () => stage('terms', owedTerms),
};
export const TermsAccepted: Story = {
  args: { path: '/m/terms' },
  beforeEach: () => stage('terms', { ...owedTerms, owed: false }),
};
