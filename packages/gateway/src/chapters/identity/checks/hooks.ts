import type { FastifyInstance } from 'fastify';
import { addHook } from '../../../http/bodies/hooks.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { House } from '../../chapter.ts';
import { identityWork, noteNews } from './worker.ts';
import { identityProviderOf } from '../providers/accounts.ts';

/** Where providers tell that they have found something. It is a hint to ask them, and nothing of it is believed. */
export function identityHooks(app: FastifyInstance, house: House): void {
  const { db, clock, warn } = house;
  addHook(app, 'identity', house, async ({ merchant, provider: name, raw, headers }) => {
    const provider = await identityProviderOf(house, merchant);
    if (provider?.code !== name) throw new Refusal('route.missing');
    const reference = provider.verify(raw, headers, clock());
    if (reference === undefined) return 'unsigned';
    const isKnown = await noteNews(db, { merchant, provider: name, reference }, clock());
    if (isKnown) house.ask(identityWork).wake();
    else warn({ merchant, reference }, 'a provider tells of an identity that nobody waits for');
    return 'taken';
  });
}
