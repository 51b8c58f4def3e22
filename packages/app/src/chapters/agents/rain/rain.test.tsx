import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Reply } from '@livery/contract/client';
import { agent, tellOfTeam } from '../testing/agents.ts';
import { Refusal, startPlatform, type Platform } from '../../../testing/platform.ts';
import { openApp, toasts } from '../../../testing/render.tsx';
import { member } from '../../../testing/samples.ts';

type SentRain = Reply<'sendRedRain'>;

const rainOf = (more: Partial<SentRain> = {}): SentRain => ({
  id: '7',
  total: '100.00',
  count: 50,
  mode: 'random',
  people: 60,
  state: 'open',
  taken: 37,
  left: '26.00',
  sentAt: Date.UTC(2026, 10, 28, 20),
  opensAt: Date.UTC(2026, 10, 28, 20),
  closesAt: Date.UTC(2026, 10, 29, 20),
  ...more,
});

let platform: Platform;
beforeEach(async () => {
  platform = await startPlatform();
  tellOfTeam(platform);
  platform.on('redRains', () => ({ list: [rainOf()] }));
});

describe('sending a rain [AG-10] [RT-25]', () => {
  async function fill() {
    const { user } = await openApp({ at: '/m/redRain', session: agent });
    await user.type(await screen.findByRole('textbox', { name: 'Amount in all' }), '100');
    await user.type(screen.getByRole('textbox', { name: 'Envelopes' }), '20');
    return user;
  }
  const review = async () => within(await screen.findByRole('dialog', { name: 'Look it over' }));

  it('is looked at once more, and goes to all direct downlines', async () => {
    platform.on('sendRedRain', () => rainOf({ people: 12 }));
    const user = await fill();
    await user.click(screen.getByRole('button', { name: 'Look it over' }));
    const sheet = await review();
    sheet.getByText('All direct');
    sheet.getByText('20');
    await user.click(sheet.getByRole('button', { name: 'Send ₱100.00' }));
    await waitFor(() => expect(toasts()).toBe('Sent to 12 people.'));
    expect(platform.calls('sendRedRain')[0]?.body).toEqual({
      total: '100',
      count: 20,
      mode: 'random',
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('goes equally to those who are chosen, and later', async () => {
    platform.on('sendRedRain', () => rainOf({ people: 1, state: 'scheduled' }));
    const user = await fill();
    await user.click(screen.getByRole('radio', { name: 'Equally' }));
    await user.click(screen.getByRole('radio', { name: 'Chosen' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'It opens' }), 'In an hour');
    await user.click(screen.getByRole('button', { name: 'Look it over' }));
    await screen.findByText('Choose at least one person.');
    await user.click(await screen.findByRole('checkbox', { name: 'ligaya_02' }));
    await user.click(screen.getByRole('button', { name: 'Look it over' }));
    await user.click((await review()).getByRole('button', { name: 'Send ₱100.00' }));
    await waitFor(() => expect(toasts()).toBe('Sent to 1 person.'));
    expect(platform.calls('sendRedRain')[0]?.body).toMatchObject({
      mode: 'equal',
      targets: ['ligaya_02'],
      opensAt: expect.any(Number),
    });
  });

  it('says what is missing, and why it was refused', async () => {
    const { user } = await openApp({ at: '/m/redRain', session: agent });
    await user.click(await screen.findByRole('button', { name: 'Look it over' }));
    await screen.findByText('How many, from 1 to 1,000');
    platform.on('sendRedRain', () => new Refusal('balance.short'));
    await user.type(screen.getByRole('textbox', { name: 'Amount in all' }), '100');
    await user.type(screen.getByRole('textbox', { name: 'Envelopes' }), '20');
    await user.click(screen.getByRole('button', { name: 'Look it over' }));
    const sheet = await review();
    await user.click(sheet.getByRole('button', { name: 'Send ₱100.00' }));
    await sheet.findByText(/^Your balance is too small/);
    expect(platform.calls('sendRedRain')).toHaveLength(1);
  });
});

it('shows each rain as far as it has come, and takes back one that is to come [AG-10]', async () => {
  platform.on('redRains', () => ({
    list: [
      rainOf({ id: '9', state: 'scheduled', taken: 0, opensAt: Date.UTC(2026, 10, 29, 2) }),
      rainOf(),
      rainOf({ id: '6', state: 'over', taken: 50, left: '0.00' }),
      rainOf({ id: '5', state: 'refunded', left: '13.00' }),
    ],
  }));
  platform.on('cancelRedRain', () => ({ back: '100.00' }));
  const { user } = await openApp({ at: '/m/redRain', session: agent });
  const list = within(await screen.findByRole('list', { name: 'Your rains' }));
  const rows = list.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows.map((row) => /To come|Open|All taken|Ended/.exec(row ?? '')?.[0])).toEqual([
    'To come',
    'Open',
    'All taken',
    'Ended',
  ]);
  expect(rows[1]).toContain('37 of 50 taken');
  expect(rows[3]).toContain('₱13.00 came back');
  await user.click(list.getByRole('button', { name: 'Take it back' }));
  const sure = within(await screen.findByRole('alertdialog', { name: 'Take this rain back?' }));
  await user.click(sure.getByRole('button', { name: 'Take it back' }));
  await waitFor(() => expect(toasts()).toBe('₱100.00 came back'));
  expect(platform.calls('cancelRedRain')[0]?.path).toBe('/wps/agent/redRain/9');
});

describe('catching one [AG-10]', () => {
  const open = { id: '7', from: 'dagat_agent', left: 13, of: 50, closesAt: Date.UTC(2027, 0, 1) };
  const card = async () =>
    within(await screen.findByRole('region', { name: 'Envelopes from your agent' }));

  it('lies over home, and tells after a press what was in it and from whom', async () => {
    platform.on('rains', () => ({ list: [open] }));
    platform.on('takeRain', () => ({ amount: '4.20' }));
    const { user } = await openApp({ at: '/m/home', session: member });
    const layer = await card();
    layer.getByText('dagat_agent sent you an envelope');
    layer.getByText('37 of 50 taken');
    await user.click(layer.getByRole('button', { name: 'Open it' }));
    await layer.findByText('₱4.20');
    layer.getByText('from dagat_agent');
    expect(platform.calls('takeRain')[0]?.path).toBe('/wps/rain/7');
    await user.click(layer.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region', { name: 'Envelopes from your agent' })).toBeNull();
  });

  it.each([
    ['rain.empty', 'All envelopes are taken.'],
    ['rain.over', 'This rain is over.'],
  ] as const)('says of %s that %s', async (code, words) => {
    platform.on('rains', () => ({ list: [open] }));
    platform.on('takeRain', () => new Refusal(code));
    const { user } = await openApp({ at: '/m/home', session: member });
    const layer = await card();
    await user.click(layer.getByRole('button', { name: 'Open it' }));
    await layer.findByText(words);
    expect(layer.queryByRole('button', { name: 'Open it' })).toBeNull();
  });

  it('is not there where nothing is open, or one has taken theirs', async () => {
    platform.on('rains', () => ({
      list: [
        { ...open, mine: '4.20' },
        { ...open, id: '8', left: 0 },
      ],
    }));
    await openApp({ at: '/m/home', session: member });
    await waitFor(() => expect(platform.calls('rains').length).toBeGreaterThan(0));
    expect(screen.queryByRole('region', { name: 'Envelopes from your agent' })).toBeNull();
  });
});
