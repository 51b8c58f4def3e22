import { inSeconds, type House } from '../house.ts';
import type { Outcome } from '../outcomes/script.ts';
import {
  addOrder,
  setExpiry,
  setOutcome,
  theOrder,
  type Order,
  type Wish,
} from '../store/orders.ts';
import { addStep, dropSteps } from '../store/steps.ts';

/** Seconds somebody has to pay. */
const lifetimes = { card: 1800, ewallet: 900, qr: 1800, bank: 86_400, crypto: 3600 } as const;

type NewOrder = Omit<Wish, 'expiresAt'>;

/** Takes an order on; with an outcome as though somebody had acted at once. */
export function take(house: House, wish: NewOrder, outcome: Outcome | undefined): Order {
  const { store, clock } = house;
  return store.together(() => {
    const expiresAt = wish.way === 'in' ? inSeconds(house, lifetimes[wish.rail]) : null;
    const order = addOrder(store, { ...wish, expiresAt }, clock.now());
    if (expiresAt !== null) addStep(store, order.id, { do: 'expire' }, expiresAt);
    if (outcome) begin(house, order, outcome);
    return theOrder(store, order.id);
  });
}

/** From now on it is settled what becomes of it. */
export function begin(house: House, order: Order, outcome: Outcome): void {
  const { store } = house;
  store.together(() => {
    setOutcome(store, order.id, outcome.code);
    if (outcome.lifetime !== undefined) {
      dropSteps(store, order.id);
      const expiresAt = inSeconds(house, outcome.lifetime);
      setExpiry(store, order.id, expiresAt);
      addStep(store, order.id, { do: 'expire' }, expiresAt);
    }
    for (const { after, act } of outcome.steps) {
      addStep(store, order.id, act, inSeconds(house, after));
    }
  });
}
