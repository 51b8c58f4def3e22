import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openLine, type LiveLine } from '../testing/live-line.ts';
import { shareConnection } from './shared.ts';

type Work = () => Promise<void>;

/** One holder of a name at a time, the next in line when it lets go. */
function fakeLocks() {
  const lines = new Map<string, Promise<void>>();
  return {
    request: (name: string, { signal }: { signal: AbortSignal }, work: Work) => {
      const before = lines.get(name) ?? Promise.resolve();
      const mine = before.then(() => (signal.aborted ? undefined : work()));
      lines.set(name, mine);
      return mine;
    },
  };
}

let lines: LiveLine[];
const leaving: (() => void)[] = [];

beforeEach(() => {
  lines = [];
});
afterEach(() => {
  for (const leave of leaving.splice(0)) leave();
});

const openTab = (name = 'maria') => {
  const heard: string[] = [];
  const states: boolean[] = [];
  const leave = shareConnection(
    name,
    async () => {
      const line = openLine();
      lines.push(line);
      return line.response;
    },
    {
      onEvent: ({ event }) => heard.push(event),
      onState: (isOpen) => states.push(isOpen),
    },
  );
  leaving.push(leave);
  return { heard, states, leave };
};

const withLocks = () => vi.stubGlobal('navigator', { ...navigator, locks: fakeLocks() });

it('holds one connection for all tabs, and each hears the same', async () => {
  withLocks();
  const [one, other] = [openTab(), openTab()];
  await waitFor(() => expect(one.states).toEqual([true]));
  lines[0]?.send('balance', {});
  await waitFor(() => expect([one.heard, other.heard]).toEqual([['balance'], ['balance']]));
  expect(lines).toHaveLength(1);
});

it('tells a tab that comes later that there is a connection', async () => {
  withLocks();
  const one = openTab();
  await waitFor(() => expect(one.states).toEqual([true]));
  const late = openTab();
  await waitFor(() => expect(late.states).toEqual([true]));
  expect(lines).toHaveLength(1);
});

it('hands over when the tab that holds it goes', async () => {
  withLocks();
  const [one, other] = [openTab(), openTab()];
  await waitFor(() => expect(one.states).toEqual([true]));
  one.leave();
  await waitFor(() => expect(lines).toHaveLength(2));
  lines[1]?.send('winner', {});
  await waitFor(() => expect(other.heard).toEqual(['winner']));
  expect(one.heard).toEqual([]);
});

it('keeps members apart', async () => {
  withLocks();
  const [maria, luis] = [openTab('maria'), openTab('luis')];
  await waitFor(() => expect(lines).toHaveLength(2));
  lines[0]?.send('balance', {});
  await waitFor(() => expect(maria.heard).toEqual(['balance']));
  expect(luis.heard).toEqual([]);
});

it('gives each tab a connection of its own where there are no locks', async () => {
  const [one, other] = [openTab(), openTab()];
  await waitFor(() => expect([one.states, other.states]).toEqual([[true], [true]]));
  expect(lines).toHaveLength(2);
});
