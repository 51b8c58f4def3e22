import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Merchant } from '../sites/merchants.ts';
import type { AnyAct } from './act.ts';
import type { Permission } from './roles.ts';

/** What a list says of one thing that waits: no more of a person than has to be. */
export interface QueueItem {
  readonly id: string;
  readonly since: Date;
  readonly facts: readonly string[];
}

export interface QueueView {
  readonly db: Kysely<Database>;
  readonly merchant: Merchant;
  readonly now: number;
  /** Goes on behind this one. */
  readonly after: string | undefined;
  readonly limit: number;
}

/** An act on what waits, with what its id says of its parameters. */
export interface QueueAct {
  readonly act: AnyAct;
  readonly about: string;
  of(id: string): Readonly<Record<string, unknown>>;
}

/** Things of one kind that wait for people: how they are listed, looked at and decided. */
export interface Queue {
  /** As it is asked for: `office queue suspense`. */
  readonly name: string;
  readonly about: string;
  /** Who may see the list. */
  readonly permission: Permission;
  /** The oldest first. */
  list(view: QueueView): Promise<readonly QueueItem[]>;
  /** To look at one is an act where it shows a person. */
  readonly show?: QueueAct;
  readonly decisions: Readonly<Record<string, QueueAct>>;
}
