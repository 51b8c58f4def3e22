import { expect, it } from 'vitest';
import { markedIn } from './marked.ts';

const marked = (name: string, typed: string, meant: readonly string[] = []) =>
  markedIn(name, typed, new Set(meant))
    .map(({ text, isMeant }) => (isMeant ? `[${text}]` : text))
    .join('');

it.each([
  ['Moon Orchard', 'moon', [], '[Moon] Orchard'],
  ['Moonlit Moon', 'moo', [], '[Moo]nlit [Moo]n'],
  ['Pegfall Prime', 'pegfal prme', ['prime'], '[Pegfal]l [Prime]'],
  ['Señor Peño', 'sen pen', [], '[Señ]or [Peñ]o'],
  ['Straße', 'stras', [], '[Straß]e'],
  ['Angler’s Deep', 'anglers', [], '[Angler’s] Deep'],
  ['بستان القمر', 'بست', [], '[بست]ان القمر'],
  ['Moon Orchard', 'kestrel', [], 'Moon Orchard'],
  ['', 'moon', [], ''],
])('marks in %j what of it is %j or was meant', (name, typed, meant, expected) => {
  expect(marked(name, typed, meant)).toBe(expected);
});
