import { expect, it, vi } from 'vitest';
import { ApiError } from '@livery/web/http/api-error';
import { everyPage, type AskPage } from './every-page.ts';

interface Row {
  readonly id: string;
}

const never = new AbortController().signal;
const row = (id: number): Row => ({ id: `${id}` });

async function gather(ask: AskPage<Row>, signal = never): Promise<string[]> {
  const found: string[] = [];
  for await (const { rows } of everyPage(ask, signal)) found.push(...rows.map(({ id }) => id));
  return found;
}

/** A list to which something comes while it is read. */
function growing(ids: readonly number[], coming: readonly number[]): AskPage<Row> {
  let all = [...ids];
  const next = [...coming];
  return async ({ pageNo }) => {
    const rows = all.slice((pageNo - 1) * 3, pageNo * 3).map(row);
    const answer = { rows, pageNum: pageNo, totalPages: Math.ceil(all.length / 3), sums: {} };
    const one = next.shift();
    if (one !== undefined) all = [one, ...all];
    return answer;
  };
}

it('gives every row once, the newest first', async () => {
  expect(await gather(growing([7, 6, 5, 4, 3, 2, 1], []))).toEqual([
    '7',
    '6',
    '5',
    '4',
    '3',
    '2',
    '1',
  ]);
});

it('gives no row twice that something newer moved on to the next page', async () => {
  expect(await gather(growing([7, 6, 5, 4, 3, 2, 1], [8, 9]))).toEqual([
    '7',
    '6',
    '5',
    '4',
    '3',
    '2',
    '1',
  ]);
});

it('asks for as many at once as it may, and for nothing of an empty list twice', async () => {
  const ask = vi.fn<AskPage<Row>>(async () => ({ rows: [], pageNum: 1, totalPages: 0, sums: {} }));
  expect(await gather(ask)).toEqual([]);
  expect(ask.mock.calls.map(([page]) => page)).toEqual([{ pageNo: 1, pageSize: 100 }]);
});

it('waits as long as it is told to, and goes on', async () => {
  const answers: (() => never)[] = [
    () => {
      throw new ApiError('rate.limited', 429, { value: null, params: { seconds: 0 } });
    },
  ];
  const page = growing([3, 2, 1], []);
  expect(await gather((...asked) => answers.shift()?.() ?? page(...asked))).toEqual([
    '3',
    '2',
    '1',
  ]);
});

it('stops when it is told to, in the middle of a wait as well', async () => {
  const stop = new AbortController();
  const busy: AskPage<Row> = async () => {
    queueMicrotask(() => stop.abort());
    throw new ApiError('rate.limited', 429, { value: null, params: { seconds: 60 } });
  };
  await expect(gather(busy, stop.signal)).rejects.toThrow(/abort/i);
});

it('gives up what is refused', async () => {
  const refused: AskPage<Row> = async () => {
    throw new ApiError('permission.denied', 403);
  };
  await expect(gather(refused)).rejects.toThrow('permission.denied');
});
