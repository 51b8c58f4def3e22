import type { Endpoint, EndpointName } from '@livery/contract';
import type { FastifyRequest } from 'fastify';
import type { Merchant } from '../../kernel/sites/merchants.ts';
import type { Clock } from '../../kernel/time/clock.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { States } from '../../kernel/sites/site-states.ts';

/** What a page needs to say why the site is closed, and to see it open again. */
const ALWAYS = new Set<EndpointName>(['systemStatus', 'whitelabel', 'customerService', 'stream']);
const RETRY_SECONDS = 30;

/** Both closed and out of bounds reads as closed. */
export function requireOpen(
  { states, clock }: { readonly states: Pick<States, 'gateFor'>; readonly clock: Clock },
  merchant: Merchant,
  { name }: Endpoint,
  request: FastifyRequest,
): void {
  if (ALWAYS.has(name)) return;
  const gate = states.gateFor(merchant, request);
  if (gate.maintenance) {
    const left =
      gate.until === undefined ? RETRY_SECONDS : Math.ceil((gate.until - clock()) / 1000);
    throw new Refusal('system.upgrading', {
      headers: { 'retry-after': String(Math.min(Math.max(left, 1), 86_400)) },
    });
  }
  if (gate.regionRestriction) throw new Refusal('region.blocked');
}
