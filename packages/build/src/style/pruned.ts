import type { Template } from '@livery/themes/contract';
import type { Bundle } from '../bundle/bundle.ts';
import type { OutputFile } from '@livery/merchants/output-file';
import { prune, readBy, saidBy, type KeptStyle } from './prune.ts';

const done = new WeakMap<Bundle, Map<string, KeptStyle>>();

const textOf = ({ content }: OutputFile): string => Buffer.from(content).toString();

/** Tokens and variables that other sheets and the scripts of a bundle name. */
function readBeside({ files, style }: Bundle): readonly string[] {
  const others = files.filter(({ path }) => /\.(css|js)$/.test(path) && `/${path}` !== style);
  return others.flatMap((file) =>
    file.path.endsWith('.css')
      ? readBy(textOf(file))
      : (textOf(file).match(/--[a-z_][\w-]*/gi) ?? []),
  );
}

/** The bundle's sheet for a brand with these choices and this sheet of its own; brands alike share the work. */
export function pruned(bundle: Bundle, slots: Template, theme: string): KeptStyle {
  const before = done.get(bundle) ?? new Map<string, KeptStyle>();
  done.set(bundle, before);
  const said = saidBy(theme);
  const key = JSON.stringify([slots, [...said]]);
  const known = before.get(key);
  if (known) return known;
  const whole = bundle.files.find(({ path }) => `/${path}` === bundle.style);
  if (!whole) throw new Error('The bundle has no style sheet');
  const made = prune(textOf(whole), slots, said, readBeside(bundle));
  before.set(key, made);
  return made;
}
