import type { FastifyInstance } from 'fastify';
import type { House } from '../../chapter.ts';
import { addHook } from '../../../http/bodies/hooks.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { providerOf } from './accounts.ts';
import { keepEvent } from './events.ts';
import { depositWork, payoutWork } from '../work/shelf.ts';

/**
 * Where providers tell that something happened. It is a hint to ask them: what
 * it says beyond a name is kept, and never believed.
 */
export function hookRoutes(app: FastifyInstance, house: House): void {
  const { db, clock } = house;
  addHook(app, 'payment', house, async ({ merchant, provider: name, raw, headers }) => {
    const at = { provider: name, merchant };
    const provider = await providerOf(house, at);
    if (provider === undefined) throw new Refusal('route.missing');
    const told = provider.verify(raw, headers, clock());
    if (told === undefined) return 'unsigned';
    const isNew = await keepEvent(db, at, told, raw, clock());
    if (isNew) house.ask(told.way === 'in' ? depositWork : payoutWork).wake();
    return 'taken';
  });
}
