import type { Body } from '@livery/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import { toMinor } from '../../../kernel/money/money.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { agentSettings } from '../settings.ts';
import { cutEqual, cutRandom, MOST_CUT } from './cut.ts';

const DAY = 86_400_000;
/** So far ahead a rain may be sent. */
const AHEAD = 30 * DAY;

export interface RainOrder {
  readonly total: bigint;
  readonly parts: readonly bigint[];
  readonly opensAt: number;
  readonly closesAt: number;
}

const invalid = (field: string, code: string): Refusal =>
  new Refusal('request.invalid', { errors: [{ field, code }] });

/** What is asked for, as far as nobody’s wallet has to be looked at: with it envelopes are cut. */
export async function rainAsked(
  db: Kysely<Database>,
  { code, currency }: Merchant,
  { total: asked, count, mode, opensAt = 0, closesAt }: Body<'sendRedRain'>,
  now: number,
): Promise<RainOrder> {
  const total = toMinor(asked, currency);
  if (total === undefined || total <= 0n) throw invalid('total', 'minimum');
  const opens = Math.max(opensAt, now);
  if (opens > now + AHEAD) throw invalid('opensAt', 'maximum');
  const closes = closesAt ?? opens + DAY;
  if (closes <= opens) throw invalid('closesAt', 'minimum');
  if (closes > opens + DAY) throw invalid('closesAt', 'maximum');
  const { rainMost, rainLeastShare } = await agentSettings(db, code);
  const most = toMinor(rainMost, currency) ?? MOST_CUT;
  if (total > most || total > MOST_CUT) throw new Refusal('transfer.limit');
  // Of a currency without parts the least is one of it.
  const least = toMinor(rainLeastShare, currency) ?? 1n;
  if (total < least * BigInt(count)) throw new Refusal('rain.share_small');
  const parts = mode === 'equal' ? cutEqual(total, count) : cutRandom(total, count, least);
  return { total, parts, opensAt: opens, closesAt: closes };
}
