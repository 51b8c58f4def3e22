import { ApiError } from '@livery/web/http/api-error';
import { mostRows, pageAfter, type RecordPage } from '../api/record-page.ts';

export type AskPage<Row> = (
  page: { readonly pageNo: number; readonly pageSize: number },
  signal: AbortSignal,
) => Promise<RecordPage<Row, unknown>>;

const resting = (seconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

const tries = 4;
const longestRest = 120;

/** Whoever asks for much may be told to wait, and a line may be cut for a moment. */
async function patiently<T>(ask: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let left = tries; ; left -= 1) {
    try {
      return await ask();
    } catch (error) {
      signal.throwIfAborted();
      const isBusy = error instanceof ApiError && error.code === 'rate.limited';
      const isCut = error instanceof ApiError && error.status === 0;
      if (left === 0 || !(isBusy || isCut)) throw error;
      const seconds = isBusy ? Number(error.params['seconds'] ?? 1) : 1;
      await resting(Math.min(seconds, longestRest), signal);
    }
  }
}

/**
 * Every page of a list, the newest first. What comes in meanwhile moves rows on
 * to the next page: of those none is given twice.
 */
export async function* everyPage<Row extends { readonly id: string }>(
  ask: AskPage<Row>,
  signal: AbortSignal,
): AsyncGenerator<{ readonly rows: readonly Row[]; readonly share: number }> {
  let before = new Set<string>();
  for (let pageNo: number | undefined = 1; pageNo !== undefined;) {
    const page: number = pageNo;
    const answer = await patiently(() => ask({ pageNo: page, pageSize: mostRows }, signal), signal);
    const known = before;
    before = new Set(answer.rows.map(({ id }) => id));
    yield {
      rows: answer.rows.filter(({ id }) => !known.has(id)),
      share: Math.min(1, page / Math.max(1, answer.totalPages)),
    };
    pageNo = pageAfter(answer);
  }
}
