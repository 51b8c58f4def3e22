import type { Meta, StoryObj } from '@storybook/react-vite';
import { fireEvent, userEvent, waitFor } from 'storybook/test';

import { patience } from './settled.ts';
import { screenStory } from './screen-story.tsx';
import type { ScreenProps } from './shown.tsx';

const secret = 'seven quiet rivers';

const meta = {
  ...screenStory,
  title: 'Screens/Door',
  tags: ['!autodocs'],
  // What was typed on the story before is nobody’s here.
  beforeEach: () => sessionStorage.clear(),
  args: { path: '/m/register' },
} satisfies Meta<ScreenProps>;

export default meta;
type Story = StoryObj<ScreenProps>;

/** By the name that is sent: its label is in the language of the toolbar. */
const control = (canvas: HTMLElement, name: string): Promise<HTMLElement> =>
  waitFor(() => {
    const found = canvas.querySelector<HTMLElement>(`form [name="${name}"]`);
    if (!found) throw new Error(`There is no ${name} yet.`);
    return found;
  }, patience);

async function fill(canvas: HTMLElement, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values))
    fireEvent.change(await control(canvas, name), { target: { value } });
}

const goOn = (canvas: HTMLElement): Promise<void> =>
  userEvent.click(canvas.querySelector('form [type="submit"]') ?? canvas);

async function goToAbout(canvas: HTMLElement): Promise<void> {
  await fill(canvas, { username: 'nova_27', password: secret, confirmPassword: secret });
  await goOn(canvas);
  await control(canvas, 'verificationCode');
}

export const Register: Story = {};
export const RegisterLoading: Story = { args: { answering: 'loading' } };
export const RegisterFailed: Story = { args: { answering: 'failed' } };
export const RegisterAbout: Story = {
  play: ({ canvasElement }) => goToAbout(canvasElement),
};
export const RegisterFinish: Story = {
  play: async ({ canvasElement }) => {
    await goToAbout(canvasElement);
    await fill(canvasElement, { verificationCode: '407182' });
    // What a password manager fills in, where the name that is sent is that of a hidden field.
    for (const [kind, value] of [
      ['tel-national', '9175551234'],
      ['bday', '1990-04-17'],
    ])
      fireEvent.change(
        canvasElement.querySelector(`form [autocomplete="${kind}"]`) ?? canvasElement,
        { target: { value } },
      );
    await goOn(canvasElement);
    await control(canvasElement, 'captcha');
  },
};

export const Forget: Story = { args: { path: '/m/forget' } };
export const ForgetEmpty: Story = {
  args: { path: '/m/forget' },
  play: async ({ canvasElement }) => {
    await control(canvasElement, 'username');
    await goOn(canvasElement);
  },
};
export const ChangePassword: Story = { args: { path: '/m/changePsw', member: true } };
