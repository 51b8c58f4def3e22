import { constants, setPriority } from 'node:os';
import { attacks, type Target } from './attacks.ts';
import { crowds } from './crowds.ts';

/** What a process of its own does, so that the player's clock does not wait for it. */
export interface Order {
  readonly names: readonly string[];
  readonly target: Target;
}

// In life it has a machine of its own: what it takes from this one is not the gateway's.
setPriority(constants.priority.PRIORITY_LOW);

const { names, target } = JSON.parse(process.argv[2] ?? '') as Order;
const all = names.map(async (name) => {
  const attack = attacks[name] ?? crowds[name];
  if (attack === undefined) throw new Error(`Nobody knows how to press with ${name}.`);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  attack(target, resolve).catch(reject);
  await promise;
});
await Promise.all(all);
process.send?.('pressing');
