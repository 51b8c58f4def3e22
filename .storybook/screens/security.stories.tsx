import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, waitFor, within } from 'storybook/test';

import { lookOf } from '../look.ts';
import { patience, settled } from './settled.ts';
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

/** The button of the form: its texts are in the language of the toolbar. */
async function submit(canvas: HTMLElement): Promise<void> {
  const main = await within(canvas).findByRole('main', {}, patience);
  const button = await waitFor(() => {
    const found = main.querySelector<HTMLButtonElement>('form button[type="submit"]');
    if (!found) throw new Error('There is no form yet.');
    return found;
  }, patience);
  await userEvent.click(button);
}

const authenticator = '/m/securityCenter/authenticator';

export const Authenticator: Story = { args: { path: authenticator } };
export const AuthenticatorSecret: Story = {
  args: { path: authenticator },
  play: async ({ canvasElement }) => {
    await submit(canvasElement);
    await within(canvasElement).findByRole('img', { name: /./ }, patience);
  },
};
export const RecoveryCodes: Story = {
  args: { path: authenticator },
  play: async ({ canvasElement }) => {
    await submit(canvasElement);
    const main = await within(canvasElement).findByRole('main', {}, patience);
    await userEvent.type(await within(main).findByRole('textbox', {}, patience), '661204');
    await submit(canvasElement);
    await waitFor(() => {
      if (within(main).queryAllByRole('listitem').length < 10) throw new Error('No codes yet.');
    }, patience);
  },
};
