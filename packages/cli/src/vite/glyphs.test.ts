import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Plugin } from 'vite';

import { workspace } from '../paths.ts';
import { glyphs, noteWords } from './glyphs.ts';

const ui = join(workspace, 'packages/ui/src');

function run(plugin: Plugin, id: string, code: string): string {
  if (typeof plugin.transform !== 'function') throw new TypeError('It changes nothing');
  const changed = Reflect.apply(plugin.transform, undefined, [code, id]) as
    | { readonly code: string }
    | undefined;
  return changed?.code ?? code;
}

it.each(['duotone', 'fill', 'light'])('keeps of %s the glyphs that the code says', (name) => {
  const said = new Set<string>();
  const id = join(ui, `foundations/icon/sets/${name}.ts`);
  const set = readFileSync(id, 'utf8');
  run(noteWords(said), join(ui, 'some/part.tsx'), `<Icon name={open ? "eye-closed" : 'eye'} />`);
  const kept = run(glyphs(said), id, set);
  expect([...kept.matchAll(/^ {2}'?([\w-]+)'?: /gm)].map(([, glyph]) => glyph)).toEqual([
    'eye',
    'eye-closed',
  ]);
});

it('hears neither the lists of all names nor what is not ours', () => {
  const said = new Set<string>();
  run(noteWords(said), join(ui, 'foundations/icon/names.ts'), `'account'`);
  run(noteWords(said), '/node_modules/some/index.js', `'account'`);
  expect(said).toEqual(new Set());
});
