import type { Kysely } from 'kysely';
import { readFileSync } from 'node:fs';
import type { Desk } from '../../kernel/acts/act.ts';
import { faultOfSetting } from '../../kernel/sites/site-settings.ts';
import { runAct, type ActOrder, type ActReport } from '../../kernel/acts/run.ts';
import type { Database } from '../../kernel/database/schema.ts';
import type { Merchant } from '../../kernel/sites/merchants.ts';
import { StartError } from '../../kernel/start-error.ts';
import {
  blockPlace,
  closeSite,
  openSite,
  requireSetting,
  setSetting,
  switchOff,
  switchOn,
  unblockPlace,
} from '../../chapters/site/index.ts';
import type { Order } from './order.ts';
import { repeatNote } from '../terminal/command.ts';

/** Has it done, and answers how the site stands then. */
export async function executeOrder(
  desk: Desk,
  merchant: Merchant,
  order: Order,
  from: Omit<ActOrder, 'merchant' | 'params'>,
): Promise<string> {
  if (order.kind === 'show') return describe(desk.db, merchant.code);
  const report = await carryOut(desk, order, { ...from, merchant });
  return repeatNote(report) + (await describe(desk.db, merchant.code));
}

function carryOut(
  desk: Desk,
  order: Exclude<Order, { kind: 'show' }>,
  from: Omit<ActOrder, 'params'>,
): Promise<ActReport<null>> {
  switch (order.kind) {
    case 'close': {
      const params = { info: order.info, until: order.until?.toISOString() ?? null };
      return runAct(desk, closeSite, { ...from, params });
    }
    case 'open':
      return runAct(desk, openSite, { ...from, params: {} });
    case 'switch': {
      const act = order.off ? switchOff : switchOn;
      return runAct(desk, act, { ...from, params: { flag: order.flag } });
    }
    case 'block': {
      const act = order.off ? unblockPlace : blockPlace;
      return runAct(desk, act, { ...from, params: { what: order.what } });
    }
    case 'set': {
      const params = { key: order.key, value: readValue(desk, order.key, order.file) };
      return runAct(desk, setSetting, { ...from, params });
    }
  }
}

function readValue({ settings }: Desk, key: string, file: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new StartError(
      `${file} ${error instanceof SyntaxError ? 'is not JSON' : 'cannot be read'}.`,
    );
  }
  const fault = faultOfSetting(requireSetting(settings, key), value);
  if (fault === undefined) return value;
  throw new StartError(`${file} is no ${key}: ${fault}`);
}

async function describe(db: Kysely<Database>, merchant: string): Promise<string> {
  const state = await db
    .selectFrom('site_state')
    .selectAll()
    .where('merchant', '=', merchant)
    .executeTakeFirst();
  const until = state?.until ? ` until ${state.until.toISOString()}` : '';
  const info = state?.info ? ` (${state.info})` : '';
  return [
    `${merchant}: ${state?.maintenance === true ? `closed${until}${info}` : 'open'}`,
    `  switched off: ${list(state?.switched_off)}`,
    `  blocked:      ${list([...(state?.blocked_countries ?? []), ...(state?.blocked_networks ?? [])])}`,
    '',
  ].join('\n');
}

const list = (items: readonly string[] | undefined): string => items?.join(', ') || 'none';
