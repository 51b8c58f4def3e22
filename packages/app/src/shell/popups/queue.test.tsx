import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PopupState } from '#kernel/popup.ts';
import { closeSession, openSession } from '#kernel/session/session.ts';
import { member } from '../../testing/samples.ts';
import { useTurn, type PopupName } from './queue.ts';

function Popup({ name, state }: { name: PopupName; state: PopupState }) {
  return useTurn(name, state) ? <p>{name}</p> : null;
}

type Line = Partial<Record<PopupName, PopupState>>;

const inLine = (line: Line) => (
  <main>
    {Object.entries(line).map(([name, state]) => (
      <Popup key={name} name={name as PopupName} state={state} />
    ))}
  </main>
);

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) }));
afterEach(() => closeSession());

const seen = () => screen.getByRole('main').textContent;

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const press = () => {
  fireEvent.pointerDown(document.body);
  fireEvent.pointerUp(document.body);
};

/** Somebody has pressed something, and has looked on for a second since. */
async function beCalm() {
  press();
  await pass(1_000);
}

/** Shows one line after the other, and what had the turn each time. */
async function turns(...lines: readonly Line[]): Promise<(string | null)[]> {
  const { rerender, unmount } = render(<main />);
  const all: (string | null)[] = [];
  for (const line of lines) {
    await act(async () => rerender(inLine(line)));
    await beCalm();
    all.push(seen());
  }
  await act(async () => unmount());
  return all;
}

const halfAnHour = 30 * 60_000;

/** Another visit, with what waits then. */
async function visit(line: Line): Promise<string | null> {
  await pass(halfAnHour);
  const { unmount } = render(inLine(line));
  await beCalm();
  const shown = seen();
  await act(async () => unmount());
  return shown;
}

it('says what must be said at once, duty before contract, whoever came first', async () => {
  const { rerender } = render(<main />);
  const all = { notices: 'due', contract: 'due', duty: 'due' } as const;
  await act(async () => rerender(inLine(all)));
  expect(seen()).toBe('duty');
  await act(async () => rerender(inLine({ ...all, duty: 'none' })));
  expect(seen()).toBe('contract');
});

it('waits with all else until somebody has pressed something and been still for a second', async () => {
  render(inLine({ notices: 'due' }));
  await pass(60_000);
  expect(seen()).toBe('');
  press();
  await pass(999);
  expect(seen()).toBe('');
  await pass(1);
  expect(seen()).toBe('notices');
});

it('shows one a visit, and what was shown longest ago at the next', async () => {
  const all = { notices: 'due', welcome: 'due', passkey: 'due', app: 'due' } as const;
  expect(await turns(all, { ...all, welcome: 'none' }, { ...all, welcome: 'none' })).toEqual([
    'welcome',
    '',
    '',
  ]);
  const order = [];
  for (let times = 0; times < 4; times++) order.push(await visit(all));
  expect(order).toEqual(['notices', 'passkey', 'app', 'welcome']);
});

it('shows a visitor who logs in one more, and then no other', async () => {
  expect(await visit({ notices: 'due' })).toBe('notices');
  openSession(member);
  const line = { notices: 'due', welcome: 'due' } as const;
  expect(await turns(line, { notices: 'due', welcome: 'none' })).toEqual(['welcome', '']);
});

it('waits for one before it that has yet to find out, and takes the turn from nobody', async () => {
  expect(
    await turns(
      { notices: 'asking', app: 'due' },
      { notices: 'none', app: 'due' },
      { notices: 'due', app: 'due' },
    ),
  ).toEqual(['', 'app', 'app']);
});

it('lies over nothing that somebody has opened, and follows when that is closed', async () => {
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  dialog.showModal();
  render(inLine({ app: 'due' }));
  await beCalm();
  expect(screen.queryByText('app')).toBeNull();
  await act(async () => dialog.close());
  await beCalm();
  expect(screen.getByText('app')).toBeDefined();
  dialog.remove();
});
