import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { agent, cardOf, personOf, tellOfTeam } from '../testing/agents.ts';
import { offline, Refusal, startPlatform, type Platform } from '../../../testing/platform.ts';
import { here, openApp, toasts } from '../../../testing/render.tsx';

let platform: Platform;

beforeEach(async () => {
  platform = await startPlatform();
  tellOfTeam(platform);
});

const open = (search = '') => openApp({ at: `/m/member/team${search}`, session: agent });
const people = async () => within(await screen.findByRole('list', { name: 'My team' }));

async function openCard() {
  const { user } = await open();
  await user.click(await (await people()).findByRole('button', { name: /hiraya_sub/ }));
  const sheet = await screen.findByRole('dialog', { name: 'About hiraya_sub' });
  return { user, sheet: within(sheet) };
}

describe('the people of a line [RT-25]', () => {
  it('names each, says how many stand below, and who is an agent', async () => {
    await open();
    const rows = (await people()).getAllByRole('button').map((row) => row.textContent);
    expect(rows).toEqual(['HShiraya_sub7 belowAgent', 'L0ligaya_020 below']);
  });

  it('goes down level by level, and back by every step of the way', async () => {
    platform.on('downline', ({ query }) => ({
      list:
        query['parent'] === '41'
          ? [personOf({ id: '51', account: 'ma•••88', masked: true })]
          : [personOf()],
      path: [
        { id: '40', account: 'dagat_agent', masked: false },
        ...(query['parent'] === '41' ? [{ id: '41', account: 'hiraya_sub', masked: false }] : []),
      ],
      pageNum: 1,
      totalPages: 1,
    }));
    const { user, sheet } = await openCard();
    await user.click(await sheet.findByRole('link', { name: 'See who is below' }));
    await waitFor(() => expect(here()).toBe('/m/member/team?parent=41'));
    await (await people()).findByText('Below your direct team');
    const path = within(screen.getByRole('navigation', { name: 'Where you are in your line' }));
    const steps = path.getAllByRole('link').map((step) => step.textContent);
    expect(steps).toEqual(['Me', 'hiraya_sub']);
    await user.click(path.getByRole('link', { name: 'Me' }));
    await waitFor(() => expect(here()).toBe('/m/member/team'));
  });

  it('looks for somebody, and says how where nobody is found', async () => {
    const { user } = await open();
    await people();
    platform.on('downline', () => ({
      list: [],
      path: [{ id: '40', account: 'dagat_agent', masked: false }],
      pageNum: 1,
      totalPages: 0,
    }));
    await user.type(screen.getByRole('searchbox', { name: 'Find somebody' }), 'nobo{Enter}');
    await screen.findByText('Nobody of that name');
    expect(platform.calls('downline').at(-1)?.query).toMatchObject({ keyword: 'nobo' });
  });

  it('says that nobody is below, and asks once more where nobody answered', async () => {
    platform.on('downline', offline);
    const { user } = await open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    platform.on('downline', () => ({ list: [], path: [], pageNum: 1, totalPages: 0 }));
    await user.click(again);
    expect(await screen.findByText('Nobody is below yet')).toBeTruthy();
  });
});

describe('a card', () => {
  it('says since when, what they and theirs played, and what they earn', async () => {
    const { sheet } = await openCard();
    await sheet.findByText('Since Jun 3, 2026 · Last here Nov 28, 2026');
    const own = within(sheet.getByRole('region', { name: 'Own play' }));
    const team = within(sheet.getByRole('region', { name: 'Their team' }));
    expect(own.getByText('₱1,000.00')).toBeTruthy();
    expect(team.getByText('₱8,200.50')).toBeTruthy();
    expect(own.getByText('+₱295.00')).toBeTruthy();
  });

  it('has no rates to set of somebody deeper', async () => {
    const { rates: _, ...deeper } = cardOf();
    platform.on('downlineCard', () => deeper);
    const { sheet } = await openCard();
    await sheet.findByRole('region', { name: 'Own play' });
    expect(sheet.queryByRole('button', { name: 'Set rates' })).toBeNull();
  });
});

describe('rates of a direct downline', () => {
  async function openRates() {
    const { user, sheet } = await openCard();
    await user.click(await sheet.findByRole('button', { name: 'Set rates' }));
    const rates = within(await screen.findByRole('dialog', { name: 'Rates of hiraya_sub' }));
    return { user, rates, slots: rates.getByRole('spinbutton', { name: 'Slots' }) };
  }

  it('are set for tomorrow, within both ends, by steps or by hand', async () => {
    platform.on('setRebate', () => ({ effectiveDay: '2026-11-30' }));
    const { user, rates, slots } = await openRates();
    await rates.findByText('They count from Nov 30, 2026.');
    expect(rates.getByText('0.20% – 0.70%')).toBeTruthy();
    await user.click(rates.getByRole('button', { name: 'Higher: Slots' }));
    expect(slots).toHaveProperty('value', '0.50');
    const live = rates.getByRole('spinbutton', { name: 'Live' });
    await user.clear(live);
    await user.type(live, '0.125');
    await user.click(rates.getByRole('button', { name: 'Set rates' }));
    await waitFor(() => expect(toasts()).toBe('Set. They count from Nov 30, 2026.'));
    const [call] = platform.calls('setRebate');
    expect([call?.path, call?.body]).toEqual([
      '/wps/agent/downline/hiraya_sub/rebate',
      { rates: { RNG: '0.5000', LIVE: '0.1250' } },
    ]);
  });

  it('name the end that was passed, and go there, before anything is sent', async () => {
    const { user, rates, slots } = await openRates();
    await user.clear(slots);
    await user.type(slots, '0.9{Enter}');
    await rates.findByText('At most 0.70%: nobody gives more than they have.');
    expect(document.activeElement).toBe(slots);
    await user.clear(slots);
    await user.type(slots, '0.1{Enter}');
    await rates.findByText('At least 0.20%: somebody below has that.');
    await user.clear(slots);
    await user.type(slots, 'half{Enter}');
    await rates.findByText('A percentage, such as 0.50');
    expect(platform.calls('setRebate')).toEqual([]);
  });

  it('say what became of an end while it was looked at', async () => {
    platform.on(
      'setRebate',
      () => new Refusal('rebate.above_own', { value: { type: 'RNG', most: '0.4000' } as never }),
    );
    const { user, rates } = await openRates();
    await user.click(rates.getByRole('button', { name: 'Set rates' }));
    expect(await rates.findByText('At most 0.40%: nobody gives more than they have.')).toBeTruthy();
  });
});

describe('money for somebody right below [CF-03]', () => {
  async function openTransfer() {
    const { user, sheet } = await openCard();
    await user.click(await sheet.findByRole('button', { name: 'Send money' }));
    const form = within(await screen.findByRole('dialog', { name: 'Send to hiraya_sub' }));
    await user.type(await form.findByRole('textbox', { name: 'Amount' }), '250.50');
    await user.click(form.getByRole('button', { name: 'Look it over' }));
    await form.findByRole('button', { name: 'Send ₱250.50' });
    return { user, form };
  }

  it('is looked at once more, signed, and sent', async () => {
    platform.on('agentTransfer', () => ({ transactionId: '77' }));
    const { user, form } = await openTransfer();
    await user.type(form.getByLabelText('Payment password'), '471193');
    await user.click(form.getByRole('button', { name: 'Send ₱250.50' }));
    await waitFor(() => expect(toasts()).toBe('₱250.50 was sent to hiraya_sub.'));
    const [sent] = platform.calls('agentTransfer');
    expect(sent?.payload).toEqual({
      account: 'hiraya_sub',
      amount: '250.50',
      paymentPassword: '471193',
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says why it was not sent, and tries the same transfer again under its key', async () => {
    const { user, form } = await openTransfer();
    const trySend = async () => {
      await user.type(form.getByLabelText('Payment password'), '111222');
      await user.click(form.getByRole('button', { name: 'Send ₱250.50' }));
    };
    const value = { attemptsLeft: 4 } as never;
    platform.on('agentTransfer', () => new Refusal('payment_password.wrong', { value }));
    await trySend();
    await form.findByText('That is not it. 4 tries are left.');
    platform.on('agentTransfer', () => new Refusal('balance.short'));
    await trySend();
    await form.findByText(/^Your balance is too small for that/);
    const keys = platform.calls('agentTransfer').map(({ headers }) => headers['Idempotency-Key']);
    expect(new Set(keys).size).toBe(1);
    await user.click(form.getByRole('button', { name: 'Change the amount' }));
    expect(form.getByRole<HTMLInputElement>('textbox', { name: 'Amount' }).value).toBe('250.50');
  });
});
