import type { AnchorKey } from '../../kernel/acts/anchors/anchor.ts';
import type { Desk } from '../../kernel/acts/act.ts';
import type { CountrySource } from '../../kernel/sites/country/source.ts';
import { StartError } from '../../kernel/start-error.ts';
import type { Objects } from '../../kernel/uploads/objects.ts';
import type { Terminal } from './here.ts';

/** Where heads of the audit are, and what they are signed with. */
export interface AnchorPlace {
  readonly folder: string | undefined;
  /** The gateway’s own, or a sentence where it is not known. */
  key(): AnchorKey;
}

/** What a command finds on the machine it was typed on. */
export interface OpenDesk extends Desk {
  readonly country: CountrySource;
  /** The bytes of pictures that players sent. */
  readonly objects: Objects;
  readonly terminal: Terminal;
  readonly anchors: AnchorPlace;
}

/** A command that was understood: what it does, and what it then says. */
export type Work = (desk: OpenDesk) => Promise<string>;

export interface OperatorCommand {
  readonly name: string;
  readonly summary: string;
  readonly usage: string;
  /** What helps with these words better than its usage, if anything does. */
  readonly helpOn?: (args: readonly string[]) => string | undefined;
  /**
   * Understands what was typed, or throws its usage; asks nothing of the database
   * yet. What can be said without one is said at once.
   */
  read(args: readonly string[]): Work | string;
}

export function merchantNamed<M extends { readonly code: string }>(
  merchants: readonly M[],
  code: string,
): M {
  const found = merchants.find((one) => one.code === code);
  if (found !== undefined) return found;
  const codes = merchants.map((one) => one.code).join(', ');
  throw new StartError(`There is no merchant ${code}. There are ${codes}.`);
}

/** How many lines a list shows at once. */
export const PAGE = 25;

const MOST = 2n ** 63n - 1n;

/** Undefined for what the database could not count. */
export function numberIn(text: string): bigint | undefined {
  if (!/^\d{1,19}$/.test(text)) return undefined;
  const number = BigInt(text);
  return number <= MOST ? number : undefined;
}
