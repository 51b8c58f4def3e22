import { countAgainst, isBeyond, isReached, limits } from '../../../http/guards/limits.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Services } from '../../../kernel/services.ts';
import { acceptsWork } from './challenge.ts';

export interface Ask {
  readonly merchant: string;
  readonly address: string;
  /** A challenge of `verification` and its answer, where it was asked for. */
  readonly salt: string | undefined;
  readonly answer: string | undefined;
}

type Asked = Pick<Services, 'db' | 'clock'>;

/** One address, or everybody together: who has many addresses is not stopped by counting one. */
const whole = '';

/**
 * Whether a name is taken has to be told to somebody who wants one. Few are told
 * for nothing, a list of names costs work for each.
 */
export async function countAsk(
  { db, clock }: Asked,
  { merchant, address, salt, answer }: Ask,
): Promise<void> {
  const now = clock();
  await countAgainst(db, limits.existsAddress, merchant, address, now);
  if (salt !== undefined && answer !== undefined) {
    const solved = { provider: 'local', lotNumber: salt, captchaOutput: answer } as const;
    if (await acceptsWork(db, merchant, solved, now)) return;
    throw new Refusal('verification.required');
  }
  const isOften = await isBeyond(db, limits.existsFree, merchant, address, now);
  const isFlood = await isBeyond(db, limits.existsSite, merchant, whole, now);
  if (isOften || isFlood) throw new Refusal('verification.required');
}

/** Whether the next ask needs work. */
export async function needsWork(
  { db, clock }: Asked,
  merchant: string,
  address: string,
): Promise<boolean> {
  const now = clock();
  return (
    (await isReached(db, limits.existsFree, merchant, address, now)) ||
    (await isReached(db, limits.existsSite, merchant, whole, now))
  );
}
