import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { slotNames, slots, type SlotName } from '../../../packages/themes/src/contract/index.ts';

const root = join(import.meta.dirname, '../../..');
/** The one place where a slot points roles anew, whatever asks for them. */
const roles = 'packages/ui/src/foundations/roles/';
/** A component may ask for its own slots, and no slot is more than one component’s. */
const MOST_FILES = 3;
/** Slots that reach more, and how many: small parts finish a shape or a face by themselves. Fewer is better. */
const STILL_MORE: Partial<Record<SlotName, number>> = {
  marks: 15,
  frames: 11,
  blocks: 7,
  neighbours: 7,
  selected: 7,
  titles: 7,
  backdrop: 6,
  edges: 6,
  seam: 5,
  banner: 4,
  header: 4,
  rail: 4,
};
const MOST_SELECTORS = 400;

const kebab = (name: string): string => name.replace(/[A-Z]/g, (one) => `-${one.toLowerCase()}`);

const nameByAttribute = new Map(slotNames.map((name) => [`data-${kebab(name)}`, name]));

/** The slots that a style sheet branches on, one for each time that it does. */
function asked(source: string): string[] {
  const byCall = [...source.matchAll(/\b(?:when|pageOf)\(\s*'(\w+)'/g)].map(([, name]) => name);
  const byHand = [...source.matchAll(/\[(data-[a-z-]+)=/g)].map(([, name = '']) =>
    nameByAttribute.get(name),
  );
  return [...byCall, ...byHand].filter((name) => name !== undefined);
}

const sheets = execFileSync('git', ['ls-files', '*.css.ts'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => !file.startsWith(roles))
  .map((file) => ({ file, slots: asked(readFileSync(join(root, file), 'utf8')) }));

describe('slots', () => {
  it('are found in a sheet however they are asked for', () => {
    expect(asked(`[when('bar', 'flush')]: {}`)).toEqual(['bar']);
    expect(asked(`when(\n  'winnersMove',\n  'step',\n)`)).toEqual(['winnersMove']);
    expect(asked(`'[data-winners-move="step"] &': {}, '[data-kind="rows"] &': {}`)).toEqual([
      'winnersMove',
    ]);
  });

  it('reach few sheets each: what they decide elsewhere is a role', () => {
    const reached = slotNames.map((name) => ({
      name,
      files: sheets.filter((sheet) => sheet.slots.includes(name)).map(({ file }) => file),
    }));
    const most = (name: SlotName): number => STILL_MORE[name] ?? MOST_FILES;
    expect(reached.filter(({ name, files }) => files.length > most(name))).toEqual([]);
  });

  it('are branched on no more than a person can hold in the head', () => {
    const all = sheets.flatMap((sheet) => sheet.slots);
    expect(all.length).toBeGreaterThan(0);
    expect(all.length).toBeLessThanOrEqual(MOST_SELECTORS);
  });

  it('say in a sentence what they decide', () => {
    for (const name of slotNames) expect(slots[name].role).toMatch(/^[A-Z].{9,}\.$/);
  });
});
