import { sql } from 'kysely';
import { isIP } from 'node:net';
import { Type, type Static, type TSchema } from 'typebox';
import {
  defineAct,
  type Facts,
  type ActOutcome,
  type Approval,
  type Scene,
} from '../../../kernel/acts/act.ts';
import { ActRefusal } from '../../../kernel/acts/act-refusal.ts';
import type { Tx } from '../../../kernel/database/transact.ts';
import {
  faultOfSetting,
  writeSetting,
  type SettingShapes,
} from '../../../kernel/sites/site-settings.ts';

const closed = { additionalProperties: false } as const;
const Flag = Type.Object(
  {
    flag: Type.String({
      pattern: '^[A-Z][A-Z0-9]{1,39}$',
      title: 'name of a flag',
      description: 'one that the site has',
      examples: ['FREEPLAY3'],
    }),
  },
  closed,
);
const Place = Type.Object(
  {
    what: Type.String({
      minLength: 2,
      maxLength: 60,
      title: 'place',
      description: 'a country (DE) or a network (203.0.113.0/24, 2001:db8::/32)',
    }),
  },
  closed,
);

export const isCountry = (what: string): boolean => /^[A-Z]{2}$/.test(what);

/** What all orders of a site share: its one row is what is held and changed. */
const ofSite = { permission: 'site', approval: 'alone', subjectKind: 'site', hold } as const;

const close = defineAct({
  ...ofSite,
  name: 'site.close',
  text: 'closed the site',
  params: Type.Object(
    {
      info: Type.String({ maxLength: 2_000, default: '', description: 'what visitors are told' }),
      until: Type.Union([Type.String({ maxLength: 40 }), Type.Null()], {
        description: 'when it is expected to open again',
        examples: ['2026-12-01T06:00Z'],
      }),
    },
    closed,
  ),
  run: (scene, held) => {
    const { info, until } = scene.params;
    const end = until === null ? null : new Date(until);
    if (end !== null && Number.isNaN(end.getTime())) {
      throw new ActRefusal(`${until} is no time. It is written 2026-12-01T06:00Z.`);
    }
    return change(scene, held, ({ tx, merchant }) =>
      siteRow(tx, merchant.code).set({ maintenance: true, info, until: end }).execute(),
    );
  },
});

const open = defineAct({
  ...ofSite,
  name: 'site.open',
  text: 'opened the site',
  params: Type.Object({}, closed),
  run: (scene, held) =>
    change(scene, held, ({ tx, merchant }) =>
      siteRow(tx, merchant.code).set({ maintenance: false, info: '', until: null }).execute(),
    ),
});

const switching = (isOff: boolean) =>
  ({
    ...ofSite,
    params: Flag,
    run: (scene: Scene<Static<typeof Flag>>, held: HeldSite) => {
      const { flag } = scene.params;
      requireFlag(scene.merchant, flag);
      return change(scene, held, ({ tx, merchant }) =>
        siteRow(tx, merchant.code)
          .set({ switched_off: listed('switched_off', flag, !isOff) })
          .execute(),
      );
    },
  }) as const;

const off = defineAct({
  ...switching(true),
  name: 'site.off',
  text: 'switched a feature off',
});

const on = defineAct({
  ...switching(false),
  name: 'site.on',
  text: 'switched a feature on again',
});

const blocking = (isLifted: boolean) =>
  ({
    ...ofSite,
    params: Place,
    run: (scene: Scene<Static<typeof Place>>, held: HeldSite) =>
      change(scene, held, ({ tx, merchant, params: { what } }) =>
        siteRow(tx, merchant.code).set(blocked(what, isLifted)).execute(),
      ),
  }) as const;

const block = defineAct({
  ...blocking(false),
  name: 'site.block',
  text: 'kept a place out',
});

const unblock = defineAct({
  ...blocking(true),
  name: 'site.unblock',
  text: 'let a place in again',
});

/** A setting that says who decides about money is one that people agree on. */
const isWeighty = (shape: TSchema | undefined): boolean =>
  shape !== undefined && 'eyes' in shape && shape.eyes === 2;

const set = defineAct({
  ...ofSite,
  approval: {
    of: ({ settings, params }): Approval =>
      isWeighty(settings[params.setting]) ? { eyes: 2 } : 'alone',
  },
  name: 'site.set',
  text: 'changed what the site says or does',
  params: Type.Object(
    {
      setting: Type.String({ maxLength: 60, description: 'which' }),
      value: Type.Unknown({ description: 'what it is to be' }),
    },
    closed,
  ),
  run: async ({ tx, merchant, settings, params: { setting: key, value } }) => {
    const fault = faultOfSetting(requireSetting(settings, key), value);
    if (fault !== undefined) throw new ActRefusal(`This is no ${key}: ${fault}`);
    const former = await tx
      .selectFrom('site_setting')
      .select('value')
      .where('merchant', '=', merchant.code)
      .where('key', '=', key)
      .executeTakeFirst();
    await writeSetting(tx, merchant.code, key, value);
    const facts = (of: unknown): Facts => ({ [key]: of as Facts[string] });
    return {
      before: facts(former?.value ?? null),
      after: facts(value),
      result: null,
      news: () => [{ merchant: merchant.code, event: 'status', data: {} }],
    };
  },
});

export const siteActs = { close, open, off, on, block, unblock, set } as const;

/** What one is to look like. */
function requireSetting(settings: SettingShapes, key: string): TSchema {
  const shape = Object.hasOwn(settings, key) ? settings[key] : undefined;
  if (shape !== undefined) return shape;
  throw new ActRefusal(`${key} is no setting. There are ${Object.keys(settings).join(', ')}.`);
}

/** A switch that nothing hangs on would leave an operator believing that something is off. */
function requireFlag(
  site: { readonly code: string; readonly flags: Readonly<Record<string, boolean>> },
  flag: string,
): void {
  if (flag in site.flags) return;
  const flags = Object.keys(site.flags).join(', ');
  throw new ActRefusal(`${site.code} has no flag ${flag}. There are ${flags}.`);
}

export interface HeldSite {
  readonly subject: string;
  readonly before: Facts;
}

async function hold({ tx, merchant: { code } }: Scene<unknown>): Promise<HeldSite> {
  await tx
    .insertInto('site_state')
    .values({ merchant: code, until: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .selectFrom('site_state')
    .select('merchant')
    .where('merchant', '=', code)
    .forUpdate()
    .execute();
  return { subject: code, before: await stateOf(tx, code) };
}

async function change<P>(
  scene: Scene<P>,
  { before }: HeldSite,
  write: (scene: Scene<P>) => Promise<unknown>,
): Promise<ActOutcome<null>> {
  await write(scene);
  const { tx, merchant } = scene;
  const after = await stateOf(tx, merchant.code);
  return {
    before,
    after,
    result: null,
    // What places are kept out is another answer for each visitor: those who ask are told.
    news: () => [
      { merchant: merchant.code, event: 'status', data: { maintenance: after.maintenance } },
    ],
  };
}

async function stateOf(tx: Tx, merchant: string) {
  const { until, ...state } = await tx
    .selectFrom('site_state')
    .select([
      'maintenance',
      'info',
      'until',
      'blocked_countries',
      'blocked_networks',
      'switched_off',
    ])
    .where('merchant', '=', merchant)
    .executeTakeFirstOrThrow();
  return { ...state, until: until?.toISOString() ?? null };
}

const siteRow = (tx: Tx, merchant: string) =>
  tx.updateTable('site_state').where('merchant', '=', merchant);

function blocked(what: string, isLifted: boolean) {
  if (isCountry(what)) {
    return { blocked_countries: listed('blocked_countries', what, isLifted) };
  }
  const [address = '', prefix = ''] = what.split('/');
  const bits = isIP(address) === 6 ? 128 : 32;
  if (isIP(address) === 0 || !/^(\d{1,3})?$/.test(prefix) || Number(prefix) > bits) {
    throw new ActRefusal(`${what} is neither a country (DE) nor a network (203.0.113.0/24).`);
  }
  const network = sql`${what}::inet`;
  const rest = sql<string[]>`array_remove(blocked_networks, ${network})`;
  return {
    blocked_networks: isLifted ? rest : sql<string[]>`array_append(${rest}, ${network})`,
  };
}

/** Taken out first, so that twice is once. */
function listed(column: 'switched_off' | 'blocked_countries', value: string, isOut: boolean) {
  const rest = sql<string[]>`array_remove(${sql.ref(column)}, ${value})`;
  return isOut ? rest : sql<string[]>`array_append(${rest}, ${value})`;
}
