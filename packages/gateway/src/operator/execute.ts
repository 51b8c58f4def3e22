import { sql, type Kysely } from 'kysely';
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Database } from '../kernel/database/schema.ts';
import { lobbyOrder } from '../chapters/lobby/index.ts';
import { loginSetting, registrationSetting } from '../chapters/account/index.ts';
import { writeSetting } from '../kernel/sites/site-settings.ts';
import { siteSettings } from '../chapters/site/index.ts';
import { StartError } from '../kernel/start-error.ts';
import { isCountry, type Order, type SettingName } from './order.ts';

/** Does it in the database and says so to every gateway; answers how the site stands then. */
export async function executeOrder(
  db: Kysely<Database>,
  merchant: string,
  order: Order,
): Promise<string> {
  if (order.kind !== 'show') {
    await db
      .insertInto('site_state')
      .values({ merchant, until: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await change(db, merchant, order);
    const news = JSON.stringify({ merchant, event: 'status', data: {} });
    await sql`SELECT pg_notify('livery_live', ${news})`.execute(db);
  }
  return describe(db, merchant);
}

async function change(db: Kysely<Database>, merchant: string, order: Order): Promise<void> {
  if (order.kind === 'set') {
    await writeSetting(db, merchant, order.key, readValue(order.key, order.file));
    return;
  }
  const site = db.updateTable('site_state').where('merchant', '=', merchant);
  if (order.kind === 'close') {
    await site.set({ maintenance: true, info: order.info, until: order.until }).execute();
  } else if (order.kind === 'open') {
    await site.set({ maintenance: false, info: '', until: null }).execute();
  } else if (order.kind === 'switch') {
    await site.set({ switched_off: listed('switched_off', order.flag, !order.off) }).execute();
  } else if (order.kind === 'block') {
    await blocking(db, merchant, order.what, order.off);
  }
}

async function blocking(
  db: Kysely<Database>,
  merchant: string,
  what: string,
  isLifted: boolean,
): Promise<void> {
  const site = db.updateTable('site_state').where('merchant', '=', merchant);
  if (isCountry(what)) {
    await site.set({ blocked_countries: listed('blocked_countries', what, isLifted) }).execute();
    return;
  }
  const [address = '', prefix = ''] = what.split('/');
  const bits = isIP(address) === 6 ? 128 : 32;
  if (isIP(address) === 0 || !/^(\d{1,3})?$/.test(prefix) || Number(prefix) > bits) {
    throw new StartError(`${what} is neither a country (DE) nor a network (203.0.113.0/24).`);
  }
  const network = sql`${what}::inet`;
  const rest = sql`array_remove(blocked_networks, ${network})`;
  await site
    .set({
      blocked_networks: isLifted ? sql`${rest}` : sql`array_append(${rest}, ${network})`,
    })
    .execute();
}

/** Taken out first, so that twice is once. */
function listed(column: 'switched_off' | 'blocked_countries', value: string, isOut: boolean) {
  const rest = sql<string[]>`array_remove(${sql.ref(column)}, ${value})`;
  return isOut ? rest : sql<string[]>`array_append(${rest}, ${value})`;
}

const shapes = {
  ...siteSettings,
  registration: registrationSetting,
  login: loginSetting,
  lobby: lobbyOrder,
} as const;

function readValue(key: SettingName, file: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new StartError(
      `${file} ${error instanceof SyntaxError ? 'is not JSON' : 'cannot be read'}.`,
    );
  }
  const validator = Compile(Type.Union([shapes[key]]));
  if (validator.Check(value)) return value;
  const first = validator.Errors(value)[0];
  throw new StartError(
    `${file} is no ${key}: ${first?.instancePath || '/'} ${first?.message ?? ''}`.trim(),
  );
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
