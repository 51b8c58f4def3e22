// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { Table } from './table.tsx';

const onRowAction = vi.fn<(row: string) => void>();
let host: HTMLElement;
let root: Root;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
  const columns = [
    { key: 'game', label: 'Game', cell: (row: string) => row },
    { key: 'more', label: 'More', cell: () => <a href="#terms">Terms</a> },
    { key: 'day', label: 'Day', cell: () => '17 Nov' },
  ];
  await act(async () =>
    root.render(
      <Table
        caption="Bets"
        columns={columns}
        rows={['Coral Court']}
        keyOf={String}
        onRowAction={onRowAction}
      />,
    ),
  );
});

afterEach(async () => {
  document.getSelection()?.removeAllRanges();
  await act(async () => root.unmount());
  host.remove();
  onRowAction.mockReset();
  vi.unstubAllGlobals();
});

const press = (selector: string) =>
  act(async () => host.querySelector<HTMLElement>(selector)?.click());

it('is told of a row once, wherever it is pressed', async () => {
  await press('td:last-child');
  expect(onRowAction.mock.calls).toEqual([['Coral Court']]);
  await press('th button');
  expect(onRowAction).toHaveBeenCalledTimes(2);
});

it('is not told of what can be pressed by itself', async () => {
  await press('td a');
  expect(onRowAction).not.toHaveBeenCalled();
});

it('is not told of a text in it that was selected', async () => {
  const cell = host.querySelector('td:last-child');
  if (cell) document.getSelection()?.selectAllChildren(cell);
  await press('td:last-child');
  expect(onRowAction).not.toHaveBeenCalled();
});
