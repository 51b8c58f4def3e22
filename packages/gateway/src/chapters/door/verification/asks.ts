import type { FastifyRequest } from 'fastify';
import { countFrom, limits, waitFrom } from '../../../http/guards/limits.ts';
import { isFlood } from '../../../http/guards/totals.ts';
import { hasWorked } from '../../../http/guards/proof-of-work.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Services } from '../../../kernel/services.ts';

type Asked = Pick<Services, 'db' | 'clock'>;

/**
 * Whether a name is taken has to be told to somebody who wants one. Few are told
 * for nothing, a list of names costs work for each.
 */
export async function countAsk(
  asked: Asked,
  merchant: string,
  request: FastifyRequest,
): Promise<void> {
  const { db, clock } = asked;
  const now = clock();
  await countFrom(db, limits.existsAddress, merchant, request.ip, now);
  if (await hasWorked(asked, merchant, request)) return;
  const isOften = (await waitFrom(db, limits.existsFree, merchant, request.ip, now)) > 0;
  const isMuch = await isFlood(asked, limits.existsSite, merchant, request);
  if (isOften || isMuch) throw new Refusal('verification.required');
}
