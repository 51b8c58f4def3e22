import type { FastifyRequest } from 'fastify';
import { requireWork } from '../../../http/guards/work.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import type { Services } from '../../../kernel/services.ts';

/** A hash costs a core for a moment: where many of a site want one, a stranger works for it first. */
export function inTurn<T>(
  services: Pick<Services, 'db' | 'clock' | 'passwords'>,
  { code }: Merchant,
  request: FastifyRequest,
  work: () => Promise<T>,
): Promise<T> {
  return services.passwords.expecting(code, async (isMuch) => {
    if (isMuch) await requireWork(services, code, request);
    return work();
  });
}
