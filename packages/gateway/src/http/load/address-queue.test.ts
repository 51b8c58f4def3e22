import { expect, it } from 'vitest';
import { AddressQueue } from './address-queue.ts';

/** Enters one after the other and says whose turn began. */
function enterAll(turns: AddressQueue, names: readonly string[]) {
  const begun: string[] = [];
  for (const name of names) turns.enter('one', () => begun.push(name));
  return begun;
}

it('begins in the order in which they came, one for each that leaves', () => {
  const turns = new AddressQueue(2);
  const begun = enterAll(turns, ['a', 'b', 'c', 'd']);
  expect(begun).toEqual(['a', 'b']);
  turns.leave('one');
  expect(begun).toEqual(['a', 'b', 'c']);
  turns.enter('two', () => begun.push('of another'));
  turns.leave('one');
  expect(begun).toEqual(['a', 'b', 'c', 'of another', 'd']);
});

it('ends nothing where there are fewer turns than before, and begins nothing until there is one', () => {
  const turns = new AddressQueue(3);
  const begun = enterAll(turns, ['a', 'b', 'c', 'd']);
  turns.most = 1;
  turns.leave('one');
  turns.leave('one');
  expect(begun).toEqual(['a', 'b', 'c']);
  turns.leave('one');
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
});

it('begins several at once where there are more turns than before', () => {
  const turns = new AddressQueue(1);
  const begun = enterAll(turns, ['a', 'b', 'c', 'd']);
  turns.most = 2;
  turns.leave('one');
  expect(begun).toEqual(['a', 'b', 'c']);
});

it('lets nobody overtake who waits', () => {
  const turns = new AddressQueue(1);
  const begun = enterAll(turns, ['a', 'b']);
  turns.most = 5;
  turns.enter('one', () => begun.push('late'));
  expect(begun).toEqual(['a']);
  turns.leave('one');
  expect(begun).toEqual(['a', 'b', 'late']);
});
