import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { methodOf, methodsOf, orderOf } from '../../../testing/deposits.ts';
import {
  aWhile,
  offline,
  Refusal,
  silence,
  startPlatform,
  type Platform,
} from '../../../testing/platform.ts';
import { here, openApp, toasts } from '../../../testing/render.tsx';
import { member, memberInfo, merchant, wallet } from '../../../testing/samples.ts';

const { leaveFor } = vi.hoisted(() => ({ leaveFor: vi.fn<(address: string) => void>() }));
vi.mock('#kernel/leave-for.ts', () => ({ leaveFor }));

let platform: Platform;

beforeEach(async () => {
  leaveFor.mockReset();
  platform = await startPlatform();
  platform.on('wallet', () => wallet('1234.5'));
  platform.on('memberInfo', () => ({ ...memberInfo, kyc: { level: 1, status: 'verified' } }));
  platform.on('depositMethods', () => methodsOf());
  platform.on('depositOrder', () => orderOf());
  platform.on('deposit', () => ({
    orderId: '71',
    reference: 'D-71',
    status: 'open',
    action: { type: 'redirect', url: 'https://pay.test/checkout/71' },
  }));
});

/** In one of both layouts, as the platform names them. */
function layout(depFunc: '0' | '1'): void {
  localStorage.setItem('template', JSON.stringify({ mem_cen: '0', dep_func: depFunc }));
}
const open = (at = '/m/voucherCenter', type = 0) => openApp({ at, session: { ...member, type } });
const main = () => within(screen.getByRole('main'));
const amount = () => screen.findByLabelText('Amount');
const pay = () => main().getByRole('button', { name: /^Pay/ });
const orders = () => platform.calls('deposit');

/** To the last press of the page with all steps on it. */
async function fill(sum: string, more: { readonly way?: string } = {}) {
  layout('0');
  const { user } = await open();
  if (more.way) await user.click(await screen.findByRole('radio', { name: more.way }));
  await user.type(await amount(), sum);
  return user;
}

describe('in one page', () => {
  it('says how, how much and what it comes to, orders it once and goes where it is paid [RT-20, MC-04, D-63]', async () => {
    const user = await fill('1000', { way: 'Card' });
    const facts = main()
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
    expect(facts).toEqual(['₱1,000.00', '₱30.00', '₱970.00']);
    await user.click(pay());
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('https://pay.test/checkout/71'));
    expect(here()).toBe('/m/voucherCenter?order=71');
    const [order] = orders();
    expect(order?.path).toBe('/wps/deposit/gateway');
    expect(order?.body).toEqual({ methodId: 'card', amount: '1000', expectedCredit: '970.00' });
    expect(order?.headers['Idempotency-Key']).toMatch(/^[\da-f-]{36}$/);
  });

  it('chooses the way used last, and no amount [RG-28]', async () => {
    layout('0');
    platform.on('depositMethods', () => methodsOf({ last: 'card' }));
    await open();
    const [first, ...others] = within(
      await screen.findByRole('radiogroup', { name: 'How do you want to pay?' }),
    ).getAllByRole<HTMLInputElement>('radio');
    expect(first?.value).toBe('card');
    expect(first?.checked).toBe(true);
    expect(others.some(({ checked }) => checked)).toBe(false);
    const presets = within(screen.getByRole('group', { name: 'Amounts to choose' }));
    const chosen = presets.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked);
    expect(chosen).toEqual([false, false, false]);
    expect(await amount()).toHaveProperty('value', '');
  });

  it('asks for an amount where there is none, and says what a way takes', async () => {
    layout('0');
    const { user } = await open();
    await amount();
    await user.click(pay());
    expect((await amount()).getAttribute('aria-invalid')).toBe('true');
    screen.getByText('Give an amount.');
    await user.type(await amount(), '49');
    await user.tab();
    screen.getByText('At least ₱50.');
    expect(orders()).toEqual([]);
  });
});

describe('step by step', () => {
  it('has a page of the history for each step, and the press that pays on the last [MC-04]', async () => {
    layout('1');
    const { user } = await open();
    await screen.findByRole('heading', { level: 2, name: 'How do you want to pay?' });
    await user.click(screen.getByRole('button', { name: 'Next' }));
    const second = await screen.findByRole('heading', { level: 2, name: 'How much?' });
    await waitFor(() => expect(document.activeElement).toBe(second));
    expect(here()).toBe('/m/voucherCenter?step=2');
    await user.click(await screen.findByText('₱500'));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByRole('heading', { level: 2, name: 'Look at it once more' });
    expect(here()).toBe('/m/voucherCenter?step=3');
    expect(
      main()
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['Pipit wallet', '₱500.00', 'none', '₱500.00']);
    history.back();
    await screen.findByRole('heading', { level: 2, name: 'How much?' });
    expect(await amount()).toHaveProperty('value', '500');
    history.forward();
    await user.click(await screen.findByRole('button', { name: 'Pay ₱500.00' }));
    await waitFor(() => expect(here()).toBe('/m/voucherCenter?order=71'));
  });

  it('begins at the start where an address names a later step', async () => {
    layout('1');
    await open('/m/voucherCenter?step=3');
    expect(await screen.findByRole('heading', { level: 2, name: 'How much?' })).toBeDefined();
  });
});

it('keeps the way that was chosen while it is asked who somebody is, which this law does not wait for', async () => {
  layout('1');
  const opened = { at: '/m/voucherCenter', session: { ...member, type: 0 } };
  const { user } = await openApp({ ...opened, play: { kycGate: 'beforeWithdraw' } });
  await user.click(await screen.findByRole('radio', { name: 'Card' }));
  expect(platform.calls('memberInfo')).toEqual([]);
  platform.on('memberInfo', async () => {
    await aWhile();
    return memberInfo;
  });
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(platform.calls('memberInfo')).toHaveLength(1));
  await user.click(await screen.findByText('₱500'));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByRole('heading', { level: 2, name: 'Look at it once more' });
  expect(main().getAllByRole('definition')[0]?.textContent).toBe('Card');
});

describe('what a limit leaves', () => {
  const room = (left: string) => ({
    amount: left,
    limitType: 'deposit' as const,
    period: '24h' as const,
    resetAt: Date.UTC(2026, 10, 29, 16),
  });

  it('is said, is the most that can be given, and leads to limits [RG-07, RG-09, BX-03, BX-05]', async () => {
    platform.on('depositMethods', () => methodsOf({ room: room('300.00') }));
    const user = await fill('300.01');
    screen.getByText('You can deposit ₱300.00 more today.');
    screen.getByText('Your limit leaves ₱300.');
    await user.click(pay());
    expect(orders()).toEqual([]);
    const link = main().getByRole<HTMLAnchorElement>('link', { name: 'Limits' });
    expect(link.pathname).toBe('/m/limits');
  });

  it('may be nothing: no amount can be given, and it is said when it begins anew [RG-09, BX-05]', async () => {
    layout('0');
    platform.on('depositMethods', () => methodsOf({ room: room('0.00') }));
    await open();
    expect(await amount()).toHaveProperty('disabled', true);
    const told = within(screen.getByRole('region', { name: 'Your deposit limit is used up' }));
    told.getByText(/Your limit starts again Mon, November 30.* 12:00.AM\./);
    told.getByRole('link', { name: 'Limits' });
    expect(pay()).toHaveProperty('disabled', true);
  });
});

describe('before the first deposit', () => {
  it('asks for a limit first, and goes on where it is not wanted now [RG-06, BX-03]', async () => {
    let isDue = true;
    layout('0');
    platform.on('depositMethods', () => methodsOf({ prompt: isDue }));
    platform.on('answerPrompt', () => {
      isDue = false;
      return null;
    });
    const { user } = await open();
    const sheet = within(await screen.findByRole('dialog', { name: 'Before your first deposit' }));
    await user.click(sheet.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(platform.calls('answerPrompt')[0]?.body).toEqual({ answer: 'declined' });
  });

  it('leads to a limit on deposits where it is wanted [RG-05, RG-06]', async () => {
    layout('0');
    platform.on('depositMethods', () => methodsOf({ prompt: true }));
    platform.on('answerPrompt', () => null);
    const { user } = await open();
    const sheet = within(await screen.findByRole('dialog', { name: 'Before your first deposit' }));
    await user.click(sheet.getByRole('button', { name: 'Set a limit' }));
    await waitFor(() => expect(here()).toBe('/m/limits/set?type=deposit'));
    expect(platform.calls('answerPrompt')[0]?.body).toEqual({ answer: 'set' });
  });

  it('says that a limit is owed where it is asked for all the same', async () => {
    layout('0');
    platform.on('depositMethods', () => methodsOf({ prompt: true }));
    platform.on('answerPrompt', () => null);
    const { user } = await open();
    const sheet = within(await screen.findByRole('dialog', { name: 'Before your first deposit' }));
    await user.click(sheet.getByRole('button', { name: 'Not now' }));
    await sheet.findByText('The law here asks for a limit before the first deposit.');
    expect(sheet.queryByRole('button', { name: 'Not now' })).toBeNull();
  });

  it('keeps nobody: closed, it leads back and answers nothing [RG-28]', async () => {
    layout('0');
    platform.on('depositMethods', () => methodsOf({ prompt: true }));
    const { user } = await open();
    const sheet = within(await screen.findByRole('dialog', { name: 'Before your first deposit' }));
    await user.click(sheet.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(here()).toBe('/m/home'));
    expect(platform.calls('answerPrompt')).toEqual([]);
  });
});

describe('whose it is not', () => {
  it.each([
    [4, 'A trial account plays for no money. In an account of your own you can deposit.'],
    [40, 'Only accounts that play with their own money deposit.'],
    [41, 'Only accounts that play with their own money deposit.'],
    [42, 'Only accounts that play with their own money deposit.'],
  ])(
    'is said to accounts of type %i for two seconds, and asks nothing [RO-06, ST-24]',
    async (type, line) => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      try {
        await open('/m/voucherCenter', type);
        await screen.findByText(line);
        await waitFor(() => expect(toasts()).toBe('Not for free play. Register to use it.'));
        await vi.advanceTimersByTimeAsync(1_000);
        expect(toasts()).toBe('Not for free play. Register to use it.');
        await vi.advanceTimersByTimeAsync(1_500);
        expect(toasts()).toBe('');
        expect(platform.calls('depositMethods')).toEqual([]);
      } finally {
        vi.useRealTimers();
      }
    },
  );

  it('sends a visitor to log in, and back', async () => {
    await openApp({ at: '/m/voucherCenter' });
    await screen.findByLabelText('Username');
    expect(here()).toBe('/m/login?redirect=%2Fm%2FvoucherCenter');
  });

  it('leads whoever is on a break to the page that says until when', async () => {
    platform.on(
      'depositMethods',
      () => new Refusal('rg.timeout', { value: { until: Date.UTC(2030, 0, 1) } }),
    );
    await open();
    await screen.findByRole('heading', { name: 'You are taking a break' });
    expect(here()).toBe(`/m/paused?kind=timeout&until=${Date.UTC(2030, 0, 1)}`);
  });

  it('says where the law asks who somebody is, before anything is filled in', async () => {
    layout('0');
    platform.on('memberInfo', () => memberInfo);
    expect(merchant.play.kycGate).toBe('beforeDeposit');
    await open();
    const told = within(
      await screen.findByRole('region', { name: 'We need to know who you are first' }),
    );
    told.getByRole('button', { name: 'Count as proven' });
    expect(screen.queryByLabelText('Amount')).toBeNull();
  });
});

describe('what else there may be', () => {
  it('shows bones while it waits', async () => {
    platform.on('depositMethods', silence);
    await open();
    await screen.findByRole('heading', { level: 1, name: 'Deposit' });
    expect(main().queryByRole('button')).toBeNull();
  });

  it.each([
    ['nobody answers', offline],
    ['it is refused', () => new Refusal('system.busy')],
    ['it is of another form', () => ({ methods: [null] }) as never],
  ])('asks again when %s', async (_, answer) => {
    layout('0');
    platform.on('depositMethods', answer);
    const { user } = await open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    platform.on('depositMethods', () => methodsOf());
    await user.click(again);
    expect(await amount()).toBeDefined();
  });

  it('says that no way is open', async () => {
    platform.on('depositMethods', () => methodsOf({ methods: [] }));
    await open();
    expect(await screen.findByText('No way to pay is open now')).toBeDefined();
  });
});

describe('an order that is refused', () => {
  const reset = Date.UTC(2026, 10, 29, 16);
  it.each<[string, Refusal, string | RegExp]>([
    [
      'amount.range',
      new Refusal('amount.range', { value: { min: '100.00', max: '900.00' } }),
      'From ₱100.00 to ₱900.00.',
    ],
    [
      'rg.limit_reached',
      new Refusal('rg.limit_reached', {
        value: {
          limitType: 'deposit',
          period: '7d',
          limit: '500',
          used: '400',
          room: '100',
          resetAt: reset,
        },
      }),
      /You can deposit ₱100\.00 more this week\. Your limit starts again Mon, November 30/,
    ],
    ['kyc.required', new Refusal('kyc.required', { value: { level: 1 } }), /The law here lets/],
    [
      'deposit.too_many_open',
      new Refusal('deposit.too_many_open'),
      /^Several deposits are still open/,
    ],
    [
      'deposit.blocked',
      new Refusal('deposit.blocked', { value: { until: reset } }),
      /You can try again Mon, November 30/,
    ],
    ['method.closed', new Refusal('method.closed'), /^This way to pay is closed/],
    [
      'provider.unavailable',
      new Refusal('provider.unavailable'),
      /^The payment provider cannot be reached/,
    ],
  ])('says why of %s, and what to do', async (_, refusal, words) => {
    const user = await fill('200');
    platform.on('deposit', () => refusal);
    await user.click(pay());
    expect(await main().findByText(words)).toBeDefined();
    expect(here()).toBe('/m/voucherCenter');
    await user.type(await amount(), '0');
    expect(main().queryByText(words)).toBeNull();
  });

  it('shows what would be credited now, and orders that only when it is asked for again', async () => {
    const user = await fill('200');
    platform.on('deposit', () => new Refusal('quote.changed', { value: { credit: '190.00' } }));
    await user.click(pay());
    await screen.findByText(
      'What comes into your wallet is now ₱190.00. Pay again if that suits you.',
    );
    expect(main().getAllByRole('definition').at(-1)?.textContent).toBe('₱190.00');
    expect(orders()).toHaveLength(1);
    await user.click(pay());
    await waitFor(() => expect(orders()).toHaveLength(2));
    expect(orders()[1]?.body).toMatchObject({ expectedCredit: '190.00' });
    expect(orders()[1]?.headers['Idempotency-Key']).not.toBe(
      orders()[0]?.headers['Idempotency-Key'],
    );
  });

  it('asks for the same order by the same key where nobody answered, and never by itself [D-63]', async () => {
    const user = await fill('200');
    platform.on('deposit', offline);
    await user.click(pay());
    await screen.findByText('No answer came. Press again: it is ordered once only.');
    expect(orders()).toHaveLength(1);
    await user.click(pay());
    await waitFor(() => expect(orders()).toHaveLength(2));
    const [first, second] = orders().map(({ headers }) => headers['Idempotency-Key']);
    expect(second).toBe(first);
  });

  it('asks first where the platform wants a limit to be thought of', async () => {
    const user = await fill('200');
    platform.on('depositMethods', () => methodsOf({ prompt: true }));
    platform.on('deposit', () => new Refusal('rg.prompt'));
    await user.click(pay());
    expect(await screen.findByRole('dialog', { name: 'Before your first deposit' })).toBeDefined();
  });

  it('goes to no address that is none of the web', async () => {
    platform.on('deposit', () => ({
      orderId: '71',
      reference: 'D-71',
      status: 'open',
      action: { type: 'redirect', url: 'javascript:alert(1)' },
    }));
    const user = await fill('200');
    await user.click(pay());
    await waitFor(() => expect(here()).toBe('/m/voucherCenter?order=71'));
    expect(leaveFor).not.toHaveBeenCalled();
  });
});

it('offers what a way offers, and asks for nothing that is more than it takes', async () => {
  layout('0');
  platform.on('depositMethods', () => methodsOf({ methods: [methodOf({ max: '500.00' })] }));
  await open();
  const presets = within(await screen.findByRole('group', { name: 'Amounts to choose' }));
  expect(presets.getAllByRole<HTMLInputElement>('radio').map(({ disabled }) => disabled)).toEqual([
    false,
    false,
    true,
  ]);
});
