import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Plugin } from 'vite';

import { workspace } from '@livery/merchants/paths';
import { catalogue } from './catalogue.ts';
import { noteSources, noKnowledge, type Knowledge } from './early.ts';
import { glyphs } from './glyphs.ts';

const ui = join(workspace, 'packages/ui/src');
const app = join(workspace, 'packages/app/src');

async function run(plugin: Plugin, id: string, code: string): Promise<string> {
  if (typeof plugin.transform !== 'function') throw new TypeError('It changes nothing');
  const changed = (await Reflect.apply(plugin.transform, undefined, [code, id])) as
    | { readonly code: string }
    | undefined;
  return changed?.code ?? code;
}

const first = join(ui, 'some/first.tsx');
const later = join(ui, 'some/later.tsx');

/** What a build knows of code that begins at once and of code that comes later. */
async function learnedOf(early: string, rest: string): Promise<Knowledge> {
  const learned = noKnowledge();
  await run(noteSources(learned), first, early);
  await run(noteSources(learned), later, rest);
  learned.early.add(first);
  return learned;
}

const namesIn = (code: string): string[] =>
  [...code.matchAll(/^ {2}'?([\w-]+)'?: /gm)].map(([, name = '']) => name);

it.each(['duotone', 'fill', 'light'])('keeps of %s what the code says', async (name) => {
  const learned = await learnedOf(`<Icon name={open ? "eye-closed" : 'eye'} />`, `['bell', 'eye']`);
  const id = join(ui, `foundations/icon/sets/${name}.ts`);
  const kept = await run(glyphs(learned), id, readFileSync(id, 'utf8'));
  expect(namesIn(kept)).toEqual(['bell', 'eye', 'eye-closed']);
});

it('hears neither the lists of all names nor what is not ours', async () => {
  const learned = noKnowledge();
  await run(noteSources(learned), join(ui, 'foundations/icon/names.ts'), `'account'`);
  await run(noteSources(learned), '/node_modules/some/index.js', `'bell'`);
  await run(noteSources(learned), first, `'eye'`);
  const id = join(ui, 'foundations/icon/sets/light.ts');
  expect(namesIn(await run(glyphs(learned), id, readFileSync(id, 'utf8')))).toEqual(['eye']);
});

it('parts the texts of the first script from all others, and loses none', async () => {
  const learned = await learnedOf("t('nav.login'); t(`category.${type}`)", "t('login.title')");
  const { flags } = JSON.parse('{"flags":{}}') as { flags: Parameters<typeof catalogue>[0] };
  const texts = {
    'nav.login': 'Log in',
    'category.RNG': 'Slots',
    'login.title': 'Welcome back',
    'flag.FREEPLAY3.try': 'Try',
  };
  const id = join(app, 'texts/EN/shell.json');
  const early = JSON.parse(
    await run(catalogue(flags, learned), id, JSON.stringify(texts)),
  ) as object;
  expect(Object.keys(early)).toEqual(['nav.login', 'category.RNG']);

  const rest = await run(catalogue(flags, learned), join(app, 'texts/EN/rest.ts'), '');
  const said = (JSON.parse(/\[(.*)\];/s.exec(rest)?.[1] ?? '{}') ?? {}) as Record<string, string>;
  expect(said['login.title']).toBeDefined();
  expect(said['nav.login']).toBeUndefined();
  expect(Object.keys(said).filter((key) => key.startsWith('category.'))).toEqual([]);
  expect(Object.keys(said).filter((key) => key.startsWith('flag.'))).toEqual([]);
});
