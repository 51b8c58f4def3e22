import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { inOrder, type Fault } from './faults.ts';

const file = join(import.meta.dirname, 'known-faults.json');

export const knownFaults = (): readonly Fault[] =>
  JSON.parse(readFileSync(file, 'utf8')) as readonly Fault[];

/** A line a fault. */
function writeKnownFaults(faults: readonly Fault[]): void {
  const lines = inOrder(faults).map((fault) => `  ${JSON.stringify(fault)}`);
  writeFileSync(file, lines.length > 0 ? `[\n${lines.join(',\n')}\n]\n` : '[]\n');
}

/** Whether this run writes down what it finds, instead of failing for it. */
export const isWriting = (): boolean => process.env['LIVERY_PAINTED'] === 'write';

const placeOf = ({ where, look }: Pick<Fault, 'where' | 'look'>): string => `${where}\n${look}`;

/** Puts what a run found in the places where it looked; of other places it keeps what it knew. */
export function rewrite(places: readonly Pick<Fault, 'where' | 'look'>[], found: readonly Fault[]) {
  const seen = new Set(places.map(placeOf));
  const kept = knownFaults().filter((fault) => !seen.has(placeOf(fault)));
  writeKnownFaults([...kept, ...found]);
}
