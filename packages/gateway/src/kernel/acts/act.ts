import type { Kysely } from 'kysely';
import type { Static, TSchema } from 'typebox';
import type { Clock } from '../time/clock.ts';
import type { Database } from '../database/schema.ts';
import type { Tx } from '../database/transact.ts';
import type { AccountEvents } from '../events.ts';
import type { News } from '../live/news.ts';
import type { Merchant } from '../sites/merchants.ts';
import type { SettingShapes } from '../sites/site-settings.ts';
import type { Passwords } from '../passwords/passwords.ts';
import type { Vault } from '../vault/vault.ts';
import type { Permission, Role } from './roles.ts';

/** So many different people have to want it, whoever asks among them. */
interface Eyes {
  readonly eyes: 2 | 3;
  /** One who votes has this role. */
  readonly oneOf?: Role;
}

/** How many people it takes. */
export type Approval = 'alone' | Eyes;

/** What has to come before something that was asked for is done. */
export interface WaitingFor {
  /** The number of the approval. */
  readonly approval: string;
  readonly votes: number;
  readonly oneOf: string | null;
}

/** Where it depends on what is asked for, or of whom. */
interface ApprovalRule<P, S> {
  of(scene: Scene<P>, subject: S): Approval;
}

/** What is written down; amounts are texts, persons are named by their number. */
export type Facts = Readonly<
  Record<string, string | number | boolean | null | readonly string[] | object>
>;

/** Where an act happens: its order, and the transaction that everything of it is in. */
export interface Scene<P> extends Pick<
  Desk,
  'events' | 'merchants' | 'settings' | 'vault' | 'passwords'
> {
  readonly tx: Tx;
  readonly merchant: Merchant;
  readonly params: P;
  readonly now: number;
  readonly actor: Actor;
  /** Why, in words; empty where nobody said it. */
  readonly reason: string;
  /** Of what more than one wanted; undefined also while it is only tried, and taken back. */
  readonly approval: bigint | undefined;
}

/** What the act is about, locked; and whatever of it the rules will want to know. */
export interface ActSubject {
  readonly subject: string;
  /** While others vote, this may not change; where it is not said, what is `before` may not. */
  readonly version?: string;
}

export interface ActOutcome<R> {
  readonly before: Facts | null;
  readonly after: Facts | null;
  /** Kept under the order's key, so nothing but JSON. */
  readonly result: R;
  /** Told to whoever ordered it, this once: a secret. It is kept neither in the audit nor under the key. */
  readonly shownOnce?: string;
  /** Other merchants in whose books it stands as well: what concerns all of them. */
  readonly alsoIn?: readonly string[];
  /** Gathered after the commit, when it is true. */
  readonly news?: (db: Kysely<Database>) => readonly News[] | Promise<readonly News[]>;
}

/** Something an operator may do. Without a permission, an approval and a text it is none. */
export interface Act<P extends TSchema, S extends ActSubject, R> {
  readonly name: string;
  /** What the audit calls it, as a thing that was done: “closed the site”. */
  readonly text: string;
  readonly permission: Permission;
  readonly approval: Approval | ApprovalRule<Static<P>, S>;
  /** Shows something that is a person’s, and changes nothing. */
  readonly isReading?: true;
  readonly params: P;
  readonly subjectKind: string;
  /** Finds the subject and holds it to the end of the transaction, or refuses. */
  hold(scene: Scene<Static<P>>): Promise<S>;
  /** Rules and change. */
  run(scene: Scene<Static<P>>, subject: S): Promise<ActOutcome<R>>;
}

/** Any of them, for whoever only lists or orders what was asked for by its name. */
export type AnyAct = Act<TSchema, ActSubject, unknown>;

export const defineAct = <P extends TSchema, S extends ActSubject, R>(
  act: Act<P, S, R>,
): Act<P, S, R> => act;

/** Who orders an act. */
export interface Actor {
  /** The name of a row of `staff`. */
  readonly operator: string;
  /** Who they say they are, where several share a row. */
  readonly person: string;
  /** From where: a machine and its user, later an address. */
  readonly place: string;
}

/** Where acts are run from: the command line, and whatever comes beside it. */
export interface Desk {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly events: AccountEvents;
  /** All that there are: what one may have, another may own. */
  readonly merchants: readonly Merchant[];
  /** What may be said of a site while it runs, of every chapter. */
  readonly settings: SettingShapes;
  /** Any that there is: what was asked for is found again when the last has voted. */
  actNamed(name: string): AnyAct | undefined;
  /** The gateway’s own, or a sentence where its key is not known: few acts need it. */
  vault(): Vault;
  /** The slow hash, of staff and of players. */
  passwords(): Promise<Passwords>;
  /** Tells every gateway, after the commit. */
  tell(news: readonly News[]): Promise<void> | void;
}
