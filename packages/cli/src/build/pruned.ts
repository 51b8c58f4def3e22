import type { Template } from '@livery/themes/contract';
import type { Bundle } from './bundle.ts';
import { shortHash } from '../hash.ts';
import type { OutputFile } from './output.ts';
import { prune, saidBy } from './prune.ts';

const done = new WeakMap<Bundle, Map<string, OutputFile>>();

/** The bundle's sheet for a brand with these choices and this sheet of its own; brands alike share the work. */
export function pruned(bundle: Bundle, slots: Template, theme: string): OutputFile {
  const before = done.get(bundle) ?? new Map<string, OutputFile>();
  done.set(bundle, before);
  const said = saidBy(theme);
  const key = JSON.stringify([slots, [...said]]);
  const known = before.get(key);
  if (known) return known;
  const whole = bundle.files.find(({ path }) => `/${path}` === bundle.style);
  if (!whole) throw new Error('The bundle has no style sheet');
  const content = prune(Buffer.from(whole.content).toString(), slots, said);
  const file = { path: `assets/style.${shortHash(content)}.css`, content };
  before.set(key, file);
  return file;
}
