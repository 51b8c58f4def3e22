import assert from 'node:assert/strict';
import { Declined, type Fact, type MoneyWay, type ProviderMovement, type Stage } from '../port.ts';
import type { Rehearsal } from './rehearsal.ts';

/** One thing that an adapter has to do right before anybody's money passes through it. */
export interface ConformanceCase {
  readonly id: string;
  readonly tried: string;
  readonly seen: string;
  run(rehearsal: Rehearsal): Promise<void>;
}

/** Fails unless it throws that it was surely not taken. */
export async function mustDecline(work: Promise<unknown>): Promise<void> {
  await assert.rejects(work, (error) => error instanceof Declined, 'says that it was not taken');
}

/** Fails unless it throws, and leaves open whether it was taken. */
export async function mustBeUnclear(work: Promise<unknown>): Promise<void> {
  await assert.rejects(
    work,
    (error) => !(error instanceof Declined),
    'says that nobody knows whether it was taken',
  );
}

/** What is read now. */
export async function factOf(
  { provider }: Rehearsal,
  reference: string,
  way: MoneyWay = 'in',
): Promise<Fact> {
  const fact = await provider.read(reference, way);
  assert.ok(fact, `finds ${reference}`);
  assert.equal(fact.reference, reference, 'reads the order that was asked for');
  assert.notEqual(fact.providerRef, '', 'has the provider’s own name for it');
  assert.ok(Number.isFinite(fact.asOf), 'says as of when');
  return fact;
}

/** Fails unless these movements were made, in this order, each with an id of its own. */
export function mustHaveMoved(
  { movements }: Fact,
  currency: string,
  expected: readonly (readonly [kind: ProviderMovement['kind'], amount?: bigint])[],
): void {
  assert.deepEqual(
    movements.map(({ kind }) => kind),
    expected.map(([kind]) => kind),
    'has these movements',
  );
  for (const [at, [, amount]] of expected.entries()) {
    const movement = movements[at];
    assert.ok(movement && movement.amount > 0n, 'has amounts above nothing');
    assert.ok(Number.isFinite(movement.at), 'says when');
    assert.equal(movement.currency, currency, 'is in the currency of the order');
    if (amount !== undefined) assert.equal(movement.amount, amount, 'has this amount');
  }
  assert.equal(new Set(movements.map(({ id }) => id)).size, movements.length, 'has ids of its own');
}

export const mustBeAt = (fact: Fact, stage: Stage): void =>
  assert.equal(fact.stage, stage, 'is this far');
