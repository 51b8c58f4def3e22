import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { TestGateway } from '../gateway.ts';
import type { Counter } from './counter.ts';

/** A provider that is wrong: somebody changes its store under it. */
export function tamper({ provider }: Counter, text: string, ...values: SQLInputValue[]): void {
  const store = new DatabaseSync(join(provider.folder, 'payments.sqlite'), {
    enableForeignKeyConstraints: false,
    timeout: 10_000,
  });
  store.prepare(text).run(...values);
  store.close();
}

/** Reads the lists of all days once more, and waits until that is done. */
export async function readLists({ db, now }: TestGateway): Promise<void> {
  const began = new Date(now());
  await db.updateTable('settlement_day').set({ next_at: began, leased_until: null }).execute();
  for (let turn = 0; turn < 600; turn += 1) {
    const days = await db.selectFrom('settlement_day').select('read_at').execute();
    const isRead = days.every(({ read_at: at }) => at !== null && at >= began);
    if (days.length > 0 && isRead) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  throw new Error('the lists were not read');
}
