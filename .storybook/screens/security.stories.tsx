import type { Meta, StoryObj } from '@storybook/react-vite';

import { lookOf } from '../look.ts';
import { settled } from './settled.ts';
import { Shown, type ScreenProps } from './shown.tsx';

const meta = {
  title: 'Screens/Security',
  tags: ['!autodocs'],
  parameters: { bare: true },
  args: { path: '/m/securityCenter', answering: 'loaded', member: true },
  argTypes: {
    answering: { control: 'select', options: ['loaded', 'loading', 'failed', 'empty'] },
  },
  render: (args, { globals }) => {
    const look = lookOf(globals);
    return <Shown key={`${look.merchant} ${look.theme} ${look.dir}`} {...args} look={look} />;
  },
  afterEach: ({ canvasElement, args }) => settled(canvasElement, args.answering === 'loading'),
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
