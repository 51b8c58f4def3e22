import type { Meta, StoryObj } from '@storybook/react-vite';

import { screenStory } from './screen-story.tsx';
import type { ScreenProps } from './shown.tsx';

const meta = {
  ...screenStory,
  title: 'Screens/Security',
  tags: ['!autodocs'],
  args: { path: '/m/securityCenter', answering: 'loaded', member: true },
} satisfies Meta<ScreenProps>;

export default meta;
type Story = StoryObj<ScreenProps>;

const history = '/m/securityCenter/history';

export const Centre: Story = {};
export const CentreLoading: Story = { args: { answering: 'loading' } };
export const CentreFailed: Story = { args: { answering: 'failed' } };

export const Logins: Story = { args: { path: history } };
export const LoginsLoading: Story = { args: { path: history, answering: 'loading' } };
export const LoginsFailed: Story = { args: { path: history, answering: 'failed' } };
export const LoginsEmpty: Story = { args: { path: history, answering: 'empty' } };

export const Email: Story = { args: { path: '/m/securityCenter/email' } };
export const Questions: Story = { args: { path: '/m/securityCenter/questions' } };
export const PayeeName: Story = { args: { path: '/m/securityCenter/payeeName' } };

const authenticator = '/m/securityCenter/authenticator';

export const Authenticator: Story = { args: { path: authenticator } };
