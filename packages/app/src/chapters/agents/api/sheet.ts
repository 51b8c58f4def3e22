import type { Query } from '@livery/contract/client';
import type { Transport } from '@livery/web/http/transport';
import { call } from '#kernel/http/client.ts';

export type SheetQuery = Query<'exportReport'>;
export type SheetReport = 'pnl' | 'bets' | 'income' | 'team';

/** Long lists are read while they are sent. */
const PATIENCE = 120_000;

/** A sheet stands in no envelope: it is kept as it comes, and everything else is read as usual. */
const keeping =
  (keep: (sheet: Blob) => void): Transport =>
  async (address, { method, headers, signal }) => {
    const answer = await fetch(address, { method, headers, signal, credentials: 'same-origin' });
    if (!answer.headers.get('content-type')?.startsWith('text/csv')) return answer;
    keep(await answer.blob());
    return Response.json({ success: true, value: null });
  };

/** A report with all its rows, to be saved. */
export async function fetchSheet(
  report: SheetReport,
  query: SheetQuery,
  signal: AbortSignal,
): Promise<Blob> {
  const kept: Blob[] = [];
  const transport = keeping((sheet) => kept.push(sheet));
  await call(
    'exportReport',
    { params: { report }, query },
    { signal, transport, timeout: PATIENCE },
  );
  return new Blob(kept, { type: 'text/csv;charset=utf-8' });
}
