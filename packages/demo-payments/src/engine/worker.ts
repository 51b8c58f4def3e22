import type { TestClock } from '../clock.ts';
import type { House } from '../house.ts';
import type { Act } from '../outcomes/script.ts';
import { nextDelivery } from '../store/events.ts';
import { dropStep, nextStep, type DueStep } from '../store/steps.ts';
import { deliver } from '../webhooks/deliver.ts';
import { act } from './act.ts';

/** How often the rows are asked for what is due. */
const BEAT = 200;

export interface Worker {
  /** Something may have become due. */
  wake(): void;
  stop(): void;
}

/** Does what is due: the rows are the work, so nothing is forgotten by a process that ends. */
export function startWorker(house: House): Worker {
  let isStopped = false;
  const work = () => {
    if (isStopped) return;
    runSteps(house);
    for (;;) {
      const delivery = nextDelivery(house.store);
      if (!delivery || (delivery.due_at ?? 0) > house.clock.now()) return;
      // Its row says that it is being tried before this returns, so the next one is another.
      void deliver(house, delivery).catch((error: unknown) => {
        // What was under way when it stopped is due again with the next start.
        if (!isStopped) throw error;
      });
    }
  };
  const timer = setInterval(work, BEAT);
  return {
    wake: () => setImmediate(work),
    stop: () => {
      isStopped = true;
      clearInterval(timer);
    },
  };
}

function runSteps(house: House): void {
  for (;;) {
    const step = nextStep(house.store);
    if (!step || step.due_at > house.clock.now()) return;
    runStep(house, step);
  }
}

function runStep(house: House, step: DueStep): void {
  house.store.together(() => {
    dropStep(house.store, step.place);
    act(house, step.order_id, JSON.parse(step.act) as Act);
  });
}

/** What is due of one order, told and answered. */
export async function runNow(house: House, orderId: string): Promise<void> {
  for (;;) {
    const step = nextStep(house.store, orderId);
    if (!step || step.due_at > house.clock.now()) break;
    runStep(house, step);
  }
  for (;;) {
    const delivery = nextDelivery(house.store, orderId);
    if (!delivery || (delivery.due_at ?? 0) > house.clock.now()) return;
    await deliver(house, delivery);
  }
}

/** Lets so much time pass, and everything happen in it that is due, one after the other. */
export async function runUntil(house: House, clock: TestClock, time: number): Promise<void> {
  for (;;) {
    const step = nextStep(house.store);
    const delivery = nextDelivery(house.store);
    const stepAt = step?.due_at ?? Infinity;
    const tellAt = delivery?.due_at ?? Infinity;
    const next = Math.min(stepAt, tellAt);
    if (next > time) break;
    clock.moveTo(next);
    if (step && stepAt <= tellAt) runStep(house, step);
    else if (delivery) await deliver(house, delivery);
  }
  clock.moveTo(time);
}
