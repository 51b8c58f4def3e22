import type { TokenNormalized } from '@terrazzo/parser';
import { describe, expect, it } from 'vitest';
import { modes, type Mode } from '../../contract/token.ts';
import { folderLayers } from '../../resolve/layers.ts';
import { resolve } from '../../resolve/resolve.ts';
import { ours, theirs } from './compare.ts';
import { compositeExamples } from './examples/composites.ts';
import { referenceExamples } from './examples/references.ts';
import { resolverExamples } from './examples/resolvers.ts';
import { valueExamples } from './examples/values.ts';
import { readByTerrazzo } from './terrazzo.ts';

/** Every token that a file says, and what is wrong with it. */
function readHere(tokens: object, mode: Mode) {
  const file = { file: 'tokens.json', text: JSON.stringify(tokens, null, 2) };
  const { layers, diagnostics } = folderLayers({ tokens: file, modes: {} });
  const { theme, own, diagnostics: faults } = resolve(layers[mode], mode);
  const said = new Set(layers[mode].flatMap(({ leaves }) => Array.from(leaves.keys())));
  const values = [...said].map((path) => {
    const found = theme.get(path) ?? own.get(path);
    return [path.replace(/\.\$root$/, ''), found && [found.value.type, ours(found.value)]] as const;
  });
  return { values: Object.fromEntries(values), faults: [...diagnostics, ...faults] };
}

const readThere = (tokens: Readonly<Record<string, TokenNormalized>>) =>
  Object.fromEntries(
    Object.entries(tokens).map(([path, token]) => [path, [token.$type, theirs(token)]]),
  );

const formatExamples = [...referenceExamples, ...valueExamples, ...compositeExamples];
const accepted = formatExamples.filter(({ refused }) => !refused);
const documents = resolverExamples.filter(({ refused }) => !refused);
const refusals = [...formatExamples, ...resolverExamples].filter(({ refused }) => refused);

describe('comes to the same values here as with another reader:', () => {
  it.each(accepted)('$name', async ({ tokens, elsewhere }) => {
    const { values, faults } = readHere(tokens, 'dark');
    expect(faults.filter(({ severity }) => severity === 'error')).toEqual([]);
    const there = await readByTerrazzo('tokens.json', JSON.stringify(elsewhere ?? tokens));
    expect(values).toEqual(readThere(there.tokens));
    expect(Object.keys(values).length).toBeGreaterThan(0);
  });

  it.each(documents)('$name', async ({ tokens, elsewhere }) => {
    const src = JSON.stringify(elsewhere ?? tokens);
    const { resolver } = await readByTerrazzo('all.resolver.json', src);
    for (const mode of modes) {
      const { values, faults } = readHere(tokens, mode);
      expect(faults).toEqual([]);
      const isThemed = 'modifiers' in tokens;
      expect(values).toEqual(readThere(resolver.apply(isThemed ? { theme: mode } : {})));
    }
  });
});

it('writes down in another way only what the other reader falls short of', async () => {
  const short = [...accepted, ...documents].filter(({ elsewhere }) => elsewhere);
  expect(short.length).toBeGreaterThan(0);
  for (const { name, tokens } of short) {
    const file = 'version' in tokens ? 'all.resolver.json' : 'tokens.json';
    await expect(readByTerrazzo(file, JSON.stringify(tokens)), name).rejects.toThrow(/parser:/);
  }
});

describe('is refused for its reason:', () => {
  it.each(refusals)('$name', ({ tokens, refused }) => {
    const [code = '', message = /^$/] = refused ?? [];
    const error = readHere(tokens, 'dark').faults.find(({ severity }) => severity === 'error');
    expect(error).toMatchObject({
      code,
      message: expect.stringMatching(message) as string,
      hint: expect.any(String) as string,
    });
    expect(error?.line).toBeGreaterThan(1);
  });
});
