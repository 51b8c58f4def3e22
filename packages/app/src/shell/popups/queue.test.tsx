import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PopupState } from '#kernel/popup.ts';
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

/** Shows one line after the other, and what had the turn each time. */
async function turns(...lines: readonly Line[]): Promise<(string | null)[]> {
  const { rerender } = render(<main />);
  const seen: (string | null)[] = [];
  for (const line of lines) {
    await act(async () => rerender(inLine(line)));
    seen.push(screen.getByRole('main').textContent);
  }
  return seen;
}

it('shows one at a time, in the order of duty, contract, notices, app, whoever came first', async () => {
  const all = { app: 'due', notices: 'due', contract: 'due', duty: 'due' } as const;
  expect(
    await turns(
      all,
      { ...all, duty: 'none' },
      { ...all, duty: 'none', contract: 'none' },
      { app: 'due', notices: 'none' },
      { app: 'none' },
    ),
  ).toEqual(['duty', 'contract', 'notices', 'app', '']);
});

it('waits for one before it that has yet to find out, and takes the turn from nobody', async () => {
  expect(
    await turns(
      { notices: 'asking', app: 'due' },
      { notices: 'none', app: 'due' },
      { notices: 'due', app: 'due' },
      { notices: 'due', app: 'none' },
    ),
  ).toEqual(['', 'app', 'app', 'notices']);
});

it('hands the turn on when somebody leaves the page', async () => {
  expect(await turns({ notices: 'due', passkey: 'due' }, { passkey: 'due' })).toEqual([
    'notices',
    'passkey',
  ]);
});

it('lies over nothing that somebody has opened, and follows when that is closed', async () => {
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  dialog.showModal();
  const { rerender } = render(<main />);
  await act(async () => rerender(inLine({ app: 'due' })));
  expect(screen.queryByText('app')).toBeNull();
  await act(async () => dialog.close());
  await screen.findByText('app');
  dialog.remove();
});
