import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { SettingShapes } from '../kernel/sites/site-settings.ts';
import type { Encryption } from '../http/encryption/encryption.ts';
import type { Router } from '../http/router.ts';
import type { Database } from '../kernel/database/schema.ts';
import type { Invariant } from '../kernel/database/invariants.ts';
import type { Gauge } from '../http/metrics/gauge.ts';
import type { Sweep } from '../kernel/database/sweep.ts';
import type { AnyAct } from '../kernel/acts/act.ts';
import type { Queue } from '../kernel/acts/queue.ts';
import type { AccountEvents } from '../kernel/events.ts';
import type { Services } from '../kernel/services.ts';
import type { Merchant } from '../kernel/sites/merchants.ts';

/** A name under which something is shared while the gateway runs; a door hands it to whoever may ask. */
export interface ShelfName<T> {
  readonly name: string;
  /** Of no value: it says of what type that is. */
  readonly type?: T;
}

export const shared = <T>(name: string): ShelfName<T> => ({ name });

/** Where what is shared stands, by its name. */
export function shelf(): Pick<House, 'share' | 'ask'> {
  const all = new Map<string, unknown>();
  return {
    share: ({ name }, value) => void all.set(name, value),
    ask<T>({ name }: ShelfName<T>): T {
      if (!all.has(name)) throw new Error(`nobody has shared ${name}`);
      return all.get(name) as T;
    },
  };
}

/** What chapters are opened with: what all of them have, and what they share with each other. */
export interface House extends Services {
  readonly encryption: Encryption;
  share<T>(what: ShelfName<T>, value: T): void;
  /** What a chapter that stands before has shared, or a composition handed in. */
  ask<T>(what: ShelfName<T>): T;
  /** Signs what leaves the book of the audit; it is in no database. */
  readonly auditKey: string;
  /** Told to whoever reads the log. */
  warn(about: object, sentence: string): void;
  /** The same, where nothing is wrong. */
  note(about: object, sentence: string): void;
}

/** Hosts beside those of merchants. */
export type OtherHost = 'games' | 'hooks';

/** A chapter of the platform: what it answers, keeps in order and hears. Without any of it, it is rules for others. */
export interface Chapter {
  readonly name: string;
  /** Before anything is answered. What it answers with is closed when the gateway ends. */
  readonly open?: (house: House) => Promise<{ close(): void | Promise<void> } | undefined>;
  /** Asked at the start for all merchants, and later for those that come or change: nothing is done twice. */
  readonly prepare?: (house: House, merchants: readonly Merchant[]) => Promise<void>;
  /** The same before anybody plays, where it may take long on a large database. */
  readonly prepareBooks?: (db: Kysely<Database>, merchants: readonly Merchant[]) => Promise<void>;
  /** Calls of the contract, on the hosts of merchants. */
  readonly routes?: (route: Router, house: House) => void;
  readonly hosts?: Readonly<
    Partial<Record<OtherHost, (scope: FastifyInstance, house: House) => void>>
  >;
  /** What others tell, in the teller’s transaction. */
  readonly hears?: Partial<AccountEvents>;
  /** What an operator may say of it at a site that runs, each under its name. */
  readonly settings?: SettingShapes;
  /** What an operator may do of it, from wherever acts are ordered. */
  readonly acts?: readonly AnyAct[];
  /** What of it waits for an operator’s people. */
  readonly queues?: readonly Queue[];
  /** What always holds of its rows; an operator has it reckoned anew. */
  readonly invariants?: readonly Invariant[];
  /** What is told of it to whoever watches. */
  readonly gauges?: readonly Gauge[];
  /** What it puts in order now and then. */
  readonly sweeps?: readonly Sweep[];
}

export const defineChapter = (chapter: Chapter): Chapter => chapter;
