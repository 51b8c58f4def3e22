import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Reply } from '@livery/contract/client';
import { Refusal, startPlatform, type Platform } from '../../../testing/platform.ts';
import { here, openApp, toasts } from '../../../testing/render.tsx';
import { member } from '../../../testing/samples.ts';

let platform: Platform;
let security: Reply<'security'>;

beforeEach(async () => {
  platform = await startPlatform();
  security = {
    password: true,
    paymentPassword: false,
    bankCards: 0,
    questions: false,
    email: 'none',
    payeeName: false,
    totp: false,
    devices: [],
  };
  platform.on('security', () => security);
  platform.on('passkeys', () => ({ list: [], most: 10 }));
});

const open = (page: string) => openApp({ at: `/m/securityCenter/${page}`, session: member });
const field = (name: string) => screen.findByLabelText(name);
const press = (name: string) => screen.findByRole('button', { name });
const payloads = (name: 'emailCode' | 'setEmail' | 'setQuestions') =>
  platform.calls(name).map(({ payload }) => payload);

describe('another address of e-mail', () => {
  beforeEach(() => {
    platform.on('emailCode', () => ({ expiresAt: 2, nextAt: 1 }));
    platform.on('setEmail', () => null);
  });

  it('is shown by the code that went there', async () => {
    const { user } = await open('email');
    await user.type(await field('New e-mail address'), ' nova@example.org ');
    await user.click(await press('Send a code'));
    await screen.findByText('A code is on its way to nova@example.org.');
    await user.type(await field('The code you got'), '661204');
    await user.click(await press('Use this address'));
    await waitFor(() => expect(toasts()).toBe('Your e-mail address is changed.'));
    expect(payloads('emailCode')).toEqual([{ email: 'nova@example.org' }]);
    expect(payloads('setEmail')).toEqual([{ email: 'nova@example.org', code: '661204' }]);
    await waitFor(() => expect(here()).toBe('/m/securityCenter'));
  });

  it('is asked for whole before anything is sent', async () => {
    const { user } = await open('email');
    await user.type(await field('New e-mail address'), 'nova@{Enter}');
    await screen.findByText(/Give a whole address/);
    expect(payloads('emailCode')).toEqual([]);
  });

  it('wants the password of the account where the log-in was a while ago', async () => {
    let tries = 0;
    platform.on('emailCode', () => {
      tries += 1;
      if (tries === 1) return new Refusal('proof.required');
      return tries === 2 ? new Refusal('password.old_wrong') : { expiresAt: 2, nextAt: 1 };
    });
    const { user } = await open('email');
    await user.type(await field('New e-mail address'), 'nova@example.org{Enter}');
    await user.type(await field('Password of your account'), 'Not-that-1{Enter}');
    await waitFor(() => expect(payloads('emailCode')).toHaveLength(2));
    await user.clear(await field('Password of your account'));
    await user.type(await field('Password of your account'), 'Livery-demo-1{Enter}');
    await screen.findByText('A code is on its way to nova@example.org.');
    expect(payloads('emailCode').at(-1)).toEqual({
      email: 'nova@example.org',
      password: 'Livery-demo-1',
    });
  });

  it('leads back to the address where that is another’s', async () => {
    platform.on('setEmail', () => new Refusal('email.taken'));
    const { user } = await open('email');
    await user.type(await field('New e-mail address'), 'nova@example.org{Enter}');
    await user.type(await field('The code you got'), '661204{Enter}');
    await waitFor(async () =>
      expect((await field('New e-mail address')).getAttribute('aria-invalid')).toBe('true'),
    );
  });
});

describe('security questions', () => {
  it('are two different ones, with an answer to each', async () => {
    platform.on('setQuestions', () => null);
    const { user } = await open('questions');
    await user.selectOptions(await field('First question'), 'What was your first pet called?');
    await user.type(await field('Answer to the first'), 'Bantay');
    await user.selectOptions(await field('Second question'), 'What was your first pet called?');
    await user.type(await field('Answer to the second'), 'bantay');
    await user.click(await press('Save the answers'));
    await screen.findByText('Choose two different questions.');
    await screen.findByText('Give another answer than to the first.');
    expect(payloads('setQuestions')).toEqual([]);
    await user.selectOptions(await field('Second question'), 'In which town was your mother born?');
    await user.clear(await field('Answer to the second'));
    await user.type(await field('Answer to the second'), 'Vigan');
    await user.click(await press('Save the answers'));
    await waitFor(() => expect(toasts()).toBe('Your security questions are set.'));
    const [call] = platform.calls('setQuestions');
    expect(call?.payload).toEqual({
      answers: [
        { question: 'pet', answer: 'Bantay' },
        { question: 'town', answer: 'Vigan' },
      ],
    });
    expect(JSON.stringify(call?.body)).not.toContain('Bantay');
  });
});

describe('the name for payouts', () => {
  it('is said once, after a question', async () => {
    platform.on('setPayeeName', () => null);
    const { user } = await open('payeeName');
    await user.type(await field('Your full name'), 'Nova Reyes');
    await user.click(await press('Save the name'));
    const question = within(await screen.findByRole('alertdialog'));
    question.getByText(/Is Nova Reyes your full name\?/);
    expect(platform.calls('setPayeeName')).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Save the name' }));
    await waitFor(() => expect(toasts()).toBe('Your name for payouts is set.'));
    expect(platform.calls('setPayeeName')[0]?.body).toEqual({ payeeName: 'Nova Reyes' });
  });

  it('is only told of where it is said', async () => {
    security = { ...security, payeeName: true };
    await open('payeeName');
    expect(await screen.findByText(/Customer service changes it with a document/)).toBeTruthy();
    expect(screen.queryByLabelText('Your full name')).toBeNull();
  });
});

it.each(['email', 'questions', 'payeeName', 'history'])(
  'has no page for %s for a guest of free play',
  async (page) => {
    await openApp({ at: `/m/securityCenter/${page}`, session: { ...member, type: 4 } });
    expect(await screen.findByText('A security centre needs an account of your own.')).toBeTruthy();
  },
);
