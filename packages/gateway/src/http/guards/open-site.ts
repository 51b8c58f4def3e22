import type { Endpoint, EndpointName } from '@livery/contract';
import type { FastifyRequest } from 'fastify';
import type { Merchant } from '../../kernel/sites/merchants.ts';
import type { Clock } from '../../kernel/time/clock.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { States } from '../../kernel/sites/site-states.ts';

/** What a page needs to say why the site is closed, and to see it open again. */
const ALWAYS = new Set<EndpointName>(['systemStatus', 'whitelabel', 'customerService', 'stream']);
const RETRY_SECONDS = 30;

/** How members come in to what is theirs. */
const DOOR = new Set<EndpointName>([
  'captcha',
  'captchaAudio',
  'countries',
  'help',
  'login',
  'passkeyLogin',
  'passkeyLoginOptions',
  'refresh',
  'retrieveByEmail',
  'retrieveByPhone',
  'sessionChallenge',
  'sessionKey',
  'smsNoLogin',
  'socialLogin',
  'verification',
]);

/** Whoever is where nobody may play still has their money, and may stay away for good (RG-38). */
const isOwed = ({ name, whileBarred }: Endpoint): boolean => whileBarred === true || DOOR.has(name);

/** Both closed and out of bounds reads as closed. */
export function requireOpen(
  { states, clock }: { readonly states: Pick<States, 'gateFor'>; readonly clock: Clock },
  merchant: Merchant,
  endpoint: Endpoint,
  request: FastifyRequest,
): void {
  if (ALWAYS.has(endpoint.name)) return;
  const gate = states.gateFor(merchant, request);
  if (gate.maintenance) {
    const left =
      gate.until === undefined ? RETRY_SECONDS : Math.ceil((gate.until - clock()) / 1000);
    throw new Refusal('system.upgrading', {
      headers: { 'retry-after': String(Math.min(Math.max(left, 1), 86_400)) },
    });
  }
  if (gate.regionRestriction && !isOwed(endpoint)) throw new Refusal('region.blocked');
}
