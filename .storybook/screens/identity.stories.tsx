import type { Meta, StoryObj } from '@storybook/react-vite';

import { handedIn, known } from './identity.ts';
import { screenStory } from './screen-story.tsx';
import type { ScreenProps } from './shown.tsx';

const meta = {
  ...screenStory,
  title: 'Screens/Identity',
  tags: ['!autodocs'],
  args: { path: '/m/kyc', answering: 'loaded', member: true },
} satisfies Meta<ScreenProps>;

export default meta;
type Story = StoryObj<ScreenProps>;

const sentAt = Date.UTC(2026, 10, 29, 6, 30);

export const Unknown: Story = {};
export const Loading: Story = { args: { answering: 'loading' } };
export const Failed: Story = { args: { answering: 'failed' } };
export const BeforePlay: Story = {
  beforeEach: () => known({ limits: { play: false, deposit: false, withdraw: false } }),
};
export const AtPartner: Story = {
  beforeEach: () => known({ way: 'provider', needed: ['details', 'check'] }),
};

export const Details: Story = { args: { path: '/m/kyc?step=details' } };
export const Front: Story = {
  args: { path: '/m/kyc?step=front' },
  beforeEach: () => known({ needed: ['front', 'back', 'selfie', 'check'], draft: handedIn }),
};
export const Selfie: Story = {
  args: { path: '/m/kyc?step=selfie' },
  beforeEach: () => known({ needed: ['selfie', 'check'], draft: handedIn }),
};
export const Check: Story = {
  args: { path: '/m/kyc?step=check' },
  beforeEach: () => known({ needed: ['check'], draft: handedIn }),
};

export const LookedAt: Story = {
  beforeEach: () => known({ status: 'under_review', needed: [], sentAt, usual: { seconds: 7200 } }),
};
export const WantedAgain: Story = {
  beforeEach: () =>
    known({
      status: 'rejected',
      needed: ['details', 'back', 'check'],
      reasons: [
        { step: 'back', why: 'blurred' },
        { step: 'details', why: 'name_differs' },
      ],
      draft: handedIn,
    }),
};
export const Refused: Story = {
  beforeEach: () =>
    known({
      status: 'rejected',
      needed: [],
      reasons: [{ step: 'check', why: 'not_accepted' }],
      limits: { play: false, deposit: false, withdraw: false },
    }),
};
export const Verified: Story = {
  beforeEach: () =>
    known({
      level: 2,
      status: 'verified',
      needed: [],
      limits: { play: true, deposit: true, withdraw: true },
      validUntil: Date.UTC(2031, 3, 1),
    }),
};
