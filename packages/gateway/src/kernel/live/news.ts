import { Type } from 'typebox';
import { Compile } from 'typebox/compile';

/** What a page may want to know at once. Without a member it is for every visitor. */
export interface News {
  readonly merchant: string;
  readonly memberId?: bigint;
  readonly event:
    | 'balance'
    /** A deposit went on: which, to be asked for. */
    | 'order'
    /** The same of a payout. */
    | 'payout'
    /** What becomes of a bonus. */
    | 'grant'
    | 'unread'
    | 'winner'
    | 'jackpot'
    | 'notice'
    | 'status'
    | 'release'
    | 'rg'
    /** Envelopes that somebody may take one of. */
    | 'rain'
    /** Something became of the proof of an identity. */
    | 'kyc'
    | 'session'
    | 'sites';
  /** Small: the database takes 8,000 bytes. */
  readonly data: Readonly<Record<string, unknown>>;
}

export type Hear = (news: News) => void;

/** Looks again at what it keeps, and promises to be done. */
export type Renew = (news: News) => void | Promise<void>;

const shape = Compile(
  Type.Object({
    merchant: Type.String(),
    memberId: Type.Optional(Type.String({ pattern: '^\\d+$' })),
    event: Type.Enum([
      'balance',
      'order',
      'payout',
      'grant',
      'unread',
      'winner',
      'jackpot',
      'notice',
      'status',
      'release',
      'rg',
      'rain',
      'kyc',
      'session',
      'sites',
    ]),
    data: Type.Record(Type.String(), Type.Unknown()),
  }),
);

export function writeNews({ memberId, ...rest }: News): string {
  return JSON.stringify(memberId === undefined ? rest : { ...rest, memberId: memberId.toString() });
}

/** Undefined for what no gateway of this version wrote. */
export function readNews(text: string): News | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!shape.Check(value)) return undefined;
  const { memberId, ...rest } = value;
  return memberId === undefined ? rest : { ...rest, memberId: BigInt(memberId) };
}
