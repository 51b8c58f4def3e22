import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestGateway } from '../gateway.ts';
import { laws, openLaws, type LawOptions, type Trials } from './laws.ts';

/** Tries each part of each law at one gateway, one after the other. */
export function tryLaws(
  trials: Trials,
  prepare?: (gateway: TestGateway) => Promise<() => Promise<void>>,
  options?: LawOptions,
): void {
  let gateway: TestGateway;
  let leave: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    gateway = await openLaws(options);
    leave = await prepare?.(gateway);
  });
  afterAll(async () => {
    await leave?.();
    await gateway.stop();
  });
  describe.each(laws)('$key', (law) => {
    // What a gateway does every few minutes: months go by from the first law to the last.
    beforeAll(() => gateway.sweep(gateway.now()));
    it.each(Object.entries(trials))('%s', async (_, trial) => {
      await expect(trial(gateway, law)).resolves.toBeUndefined();
    });
  });
}
