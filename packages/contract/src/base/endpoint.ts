import type { TSchema } from 'typebox';
import type { Route } from './route.ts';

/**
 * Who may call. `registered` is every member but a guest of free play, `player`
 * the types that pay in, `agent` those with an agent centre.
 */
export type CallerKind = 'public' | 'member' | 'registered' | 'player' | 'agent' | 'nonAgent';

/** What an operation takes, gives and refuses. */
export interface Description<Code extends string = string> {
  /** Row of the HTTP contract: `A01`. */
  readonly id: string;
  readonly caller: CallerKind;
  /** In a sentence, for the document people read. */
  readonly about: string;
  /** A feature of the merchant the operation belongs to; without it nobody may call. */
  readonly flag?: string;
  /** May be called while a password has to be changed first; what is public always may. */
  readonly beforeNewPassword?: true;
  /** May be called by members who are barred from play: their money and their account stay theirs. */
  readonly whileBarred?: true;
  readonly request: {
    readonly params?: TSchema;
    readonly query?: TSchema;
    readonly body?: TSchema;
    /** What an encrypted body decrypts to. */
    readonly payload?: TSchema;
  };
  /** How the body is written; JSON when not said. */
  readonly bodyType?: 'json' | 'form' | 'multipart';
  /** Pictures that come with a multipart body, as `images`. */
  readonly files?: number;
  /** They are drawn anew and handed on, and nothing keeps them as they are. */
  readonly sealsFiles?: true;
  /** Takes an `Idempotency-Key` where it is sent one: what works once may then be sent again. */
  readonly repeatable?: true;
  /** The envelope's `value` on success. */
  readonly reply: TSchema;
  /** The envelope's `value` on a refusal that carries one. */
  readonly failure?: TSchema;
  /** The answer is a stream of events, outside of the envelope. */
  readonly streams?: true;
  /** The answer is a sheet (CSV) to be saved, outside of the envelope. */
  readonly sheet?: true;
  /** Its module comes later: listed, and answered with 501. */
  readonly planned?: true;
  /** Beyond `commonErrors` and those that follow from the caller. */
  readonly errors: readonly Code[];
}

/** Keeps the literal types, which every derived type is read from. */
export function endpoint<
  const R extends Readonly<Record<string, Route>>,
  const N extends keyof R & string,
  const D extends Description,
>(routes: R, name: N, description: D) {
  return { ...description, ...routes[name], name };
}
