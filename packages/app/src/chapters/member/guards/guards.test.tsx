import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Payload, Reply } from '@livery/contract/client';
import { Refusal, startPlatform, type Platform, wantsProof } from '../../../testing/platform.ts';
import { here, openApp, toasts } from '../../../testing/render.tsx';
import { member } from '../../../testing/samples.ts';

const browser = vi.hoisted(() => ({ startAuthentication: vi.fn<() => Promise<unknown>>() }));
// The browser's own dialogs: a journey in Chromium opens them.
vi.mock('@simplewebauthn/browser', () => browser);

let platform: Platform;
let security: Reply<'security'>;

beforeEach(async () => {
  browser.startAuthentication.mockReset().mockResolvedValue({ id: 'one' });
  platform = await startPlatform();
  security = {
    password: true,
    paymentPassword: false,
    bankCards: 0,
    questions: false,
    email: 'none',
    mobile: 'none',
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
const shown = (payload: unknown) => payload as Payload<'prove'>;
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

  describe('where the log-in was a while ago', () => {
    let isProven: boolean;
    beforeEach(() => {
      isProven = false;
      platform.on('emailCode', () =>
        isProven ? { expiresAt: 2, nextAt: 1 } : wantsProof('password'),
      );
      platform.on('prove', ({ payload }) => {
        if (shown(payload).password !== 'Livery-demo-1') return new Refusal('password.old_wrong');
        isProven = true;
        return { until: 1 };
      });
    });
    const ask = async () => {
      const { user } = await open('email');
      await user.type(await field('New e-mail address'), 'nova@example.org{Enter}');
      return { user, sheet: within(await screen.findByRole('dialog', { name: 'Is it you?' })) };
    };

    it('asks who it is, says what was wrong, and goes on with what was typed', async () => {
      const { user, sheet } = await ask();
      const password = sheet.getByLabelText('Password of your account');
      expect(document.activeElement).toBe(password);
      await user.click(sheet.getByRole('button', { name: 'Go on' }));
      await sheet.findByText('Fill this in first.');
      await user.type(password, 'Not-that-1{Enter}');
      await waitFor(() => expect(password.getAttribute('aria-invalid')).toBe('true'));
      await user.clear(password);
      await user.type(password, 'Livery-demo-1{Enter}');
      await screen.findByText('A code is on its way to nova@example.org.');
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(payloads('emailCode')).toEqual([
        { email: 'nova@example.org' },
        { email: 'nova@example.org' },
      ]);
    });

    it('says nothing to whoever closes the question, and asks it again', async () => {
      const { user, sheet } = await ask();
      await user.click(sheet.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(screen.queryByRole('alert')).toBeNull();
      await user.click(await press('Send a code'));
      expect(await screen.findByRole('dialog', { name: 'Is it you?' })).toBeDefined();
    });

    it('asks for a code where an app gives them, and never for the password', async () => {
      platform.on('emailCode', () =>
        isProven ? { expiresAt: 2, nextAt: 1 } : wantsProof('code', 'passkey'),
      );
      platform.on('prove', ({ payload }) => {
        isProven = shown(payload).code === '661204';
        return isProven ? { until: 1 } : new Refusal('totp.wrong');
      });
      const { user, sheet } = await ask();
      expect(sheet.queryByLabelText('Password of your account')).toBeNull();
      await user.type(sheet.getByRole('textbox'), '000000{Enter}');
      await sheet.findByText(/That is not a code we can take/);
      await user.clear(sheet.getByRole('textbox'));
      await user.type(sheet.getByRole('textbox'), '661204{Enter}');
      await screen.findByText('A code is on its way to nova@example.org.');
    });

    it('takes a passkey in place of it', async () => {
      platform.on('emailCode', () =>
        isProven ? { expiresAt: 2, nextAt: 1 } : wantsProof('password', 'passkey'),
      );
      platform.on(
        'passkeyLoginOptions',
        () => ({ challenge: 'c' }) as Reply<'passkeyLoginOptions'>,
      );
      platform.on('prove', ({ payload }) => {
        isProven = shown(payload).credential?.id === 'one';
        return isProven ? { until: 1 } : new Refusal('passkey.invalid');
      });
      const { user, sheet } = await ask();
      browser.startAuthentication.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
      await user.click(sheet.getByRole('button', { name: 'Use a passkey' }));
      await waitFor(() => expect(browser.startAuthentication).toHaveBeenCalledTimes(1));
      expect(sheet.queryByRole('alert')).toBeNull();
      await user.click(sheet.getByRole('button', { name: 'Use a passkey' }));
      await screen.findByText('A code is on its way to nova@example.org.');
    });

    it('says to log in anew where there is nothing that could be shown', async () => {
      platform.on('emailCode', () => wantsProof());
      const { user } = await open('email');
      await user.type(await field('New e-mail address'), 'nova@example.org{Enter}');
      expect((await screen.findByRole('alert')).textContent).toMatch(/Log out, log in again/);
      expect(screen.queryByRole('dialog')).toBeNull();
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
