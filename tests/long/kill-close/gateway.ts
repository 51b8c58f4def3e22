import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { closeDays } from '../../../packages/gateway/src/chapters/agents/close/close.ts';
import { foldOpenDays } from '../../../packages/gateway/src/chapters/agents/fold/fold.ts';
import { ownerTold } from '../../../packages/gateway/src/chapters/agents/testing/told.ts';
import { openDatabase } from '../../../packages/gateway/src/kernel/database/pool.ts';
import type { AccountEvents } from '../../../packages/gateway/src/kernel/events.ts';
import type { Merchant } from '../../../packages/gateway/src/kernel/sites/merchants.ts';

/** What a gateway does about agents, without its pauses, at the time that its stage says. */
const [databaseUrl = '', site = '', clockFile = ''] = process.argv.slice(2);
const merchant = JSON.parse(site) as Merchant;
const db = openDatabase(databaseUrl, () => {}, 3);
const clock = (): number => Number(readFileSync(clockFile, 'utf8'));

const events = { ownerTold } as AccountEvents;
const live = { publish: () => {} } as never;

process.stdout.write('ready\n');
for (;;) {
  await foldOpenDays(db, merchant.code);
  await closeDays({ db, events, live, clock }, merchant);
  await delay(5);
}
