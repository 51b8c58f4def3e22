import { glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { slotNames, slots } from '@livery/themes/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { livery } from '../livery.ts';
import { loadMerchants, type LoadedMerchant } from '@livery/merchants/load';
import { picturePageAt } from '../dev/picture-pages.ts';
import { workspace } from '@livery/merchants/paths';
import { catalogueNames } from './bundle.ts';
import { choicesPage } from './choices-page.ts';
import { drawnChoices, elsewhere, frameOf } from './drawn.ts';
import { inlinedParts } from './inlined.ts';

async function merchantOf(code: string): Promise<LoadedMerchant> {
  const { merchants } = await loadMerchants(join(workspace, 'merchants'), [code]);
  const [merchant] = merchants;
  if (!merchant) throw new Error(`${code} cannot be read`);
  return merchant;
}

const choiceOf = (merchant: LoadedMerchant, slot: (typeof slotNames)[number], choice: string) => {
  const found = drawnChoices(merchant, slot).find((one) => one.choice === choice);
  if (!found) throw new Error(`${slot} has no ${choice}`);
  return found;
};

describe('a choice as it is drawn', () => {
  it('lets another slot give way where both cannot stand together, and says why', async () => {
    const aurora = await merchantOf('aurora');
    const bare = {
      ...aurora,
      template: { ...aurora.template, slots: { ...aurora.template.slots, bar: 'flush' as const } },
    };
    const fruit = choiceOf(bare, 'marks', 'fruit');
    expect(fruit.others).toMatchObject([{ slot: 'bar', choice: 'floating' }]);
    expect(fruit.others[0]?.why).toContain('floating bar');
    expect(frameOf(fruit).changes).toEqual({ bar: 'floating', marks: 'fruit' });
  });

  it('is the current one exactly where the template says it', async () => {
    const noir = await merchantOf('noir');
    for (const slot of slotNames) {
      const current = drawnChoices(noir, slot).filter(({ isCurrent }) => isCurrent);
      expect(current.map(({ choice }) => choice)).toEqual([noir.template.slots[slot]]);
      // What stands now stands as it is.
      expect(current.flatMap(({ others }) => others.filter((one) => one.slot !== 'rail'))).toEqual(
        [],
      );
    }
  });

  it('is given a measure where the brand has none, and keeps the brand’s own', async () => {
    const [mango, pulse] = [await merchantOf('mango'), await merchantOf('pulse')];
    expect(frameOf(choiceOf(mango, 'edges', 'cut')).values).toHaveProperty('--lv-cut-tile');
    expect(frameOf(choiceOf(pulse, 'edges', 'cut')).values).not.toHaveProperty('--lv-cut-tile');
    expect(elsewhere(mango, 'cut.tile')).toMatchObject({ slot: 'edges', choice: 'cut' });
    expect(elsewhere(pulse, 'cut.tile')).toBeUndefined();
  });
});

describe('the page of choices', () => {
  it('has every choice of every slot, with what to type for those that are not chosen', async () => {
    const aurora = await merchantOf('aurora');
    const html = choicesPage(aurora, '');
    const all = slotNames.flatMap((slot) =>
      slots[slot].choices.map((choice) => ({ slot, choice })),
    );
    for (const { slot, choice } of all) expect(html).toContain(`data-title="${slot}: ${choice}"`);
    const typed = all.filter(({ slot, choice }) =>
      html.includes(`livery set aurora slot ${slot} ${choice}<`),
    );
    expect(typed).toEqual(all.filter(({ slot, choice }) => aurora.template.slots[slot] !== choice));
  });

  it('lets neither a script nor a name end what it stands in', async () => {
    const aurora = await merchantOf('aurora');
    const evil = { ...aurora, manifest: { ...aurora.manifest, name: '</script><b>x' } };
    const bundle = { script: 'a("</script>")', style: '</script>', catalogue: {} };
    const html = choicesPage(evil, await inlinedParts(evil, bundle));
    expect(html).not.toContain('<b>x');
    expect(html).not.toContain('a("</script>")');
    // Faces and pictures are in it: it stands on any disk.
    expect(html).not.toMatch(/url\(['"]?\//);
  });

  it('is in no site: nothing of the app asks for it', async () => {
    const app = join(workspace, 'packages/app/src');
    const asking: string[] = [];
    for await (const file of glob('**/*.{ts,tsx}', { cwd: app })) {
      if (file.startsWith('choices/')) continue;
      const text = await readFile(join(app, file), 'utf8');
      if (/choices\/(?:entry|draw-picture|surroundings|pieces|page|samples|words)\b/.test(text))
        asking.push(file);
    }
    expect(asking).toEqual([]);
  });

  it('names every picture of the catalogue that the pieces show', async () => {
    const text = await readFile(join(workspace, 'packages/app/src/choices/samples.ts'), 'utf8');
    const [before = '', after = ''] = text.split('export const studios');
    const slugs = [...before.matchAll(/\['([a-z-]+)', '/g)].map(([, slug]) => `covers/${slug}`);
    const codes = [...(after.split('export const wins')[0] ?? '').matchAll(/\['([A-Z]+)'/g)];
    expect(slugs.length + codes.length).toBe(12);
    for (const name of [...slugs, ...codes.map(([, code]) => `logos/${code}`)])
      expect(catalogueNames).toContain(name);
  });
});

describe('where it is written and served', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'livery-choices-'));
    vi.spyOn(console, 'log').mockImplementation(() => {});
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await rm(folder, { recursive: true, force: true });
  });
  const refused = async (...words: string[]): Promise<string> => {
    expect(await livery(words)).toBe(2);
    return vi.mocked(console.error).mock.calls.flat().join('\n');
  };

  it.each(['slots', 'tokens'])('refuses a page of %s that it cannot write', async (list) => {
    const note = join(folder, 'notes.txt');
    await writeFile(note, 'years');
    expect(await refused(list, 'aurora', '--page', note)).toContain('end in .html');
    expect(await readFile(note, 'utf8')).toBe('years');
    expect(await refused(list, '--page', join(folder, 'a.html'))).toContain('Missing: <code>');
    expect(await refused(list, 'aurora', 'noir', '--page', join(folder, 'a.html'))).toContain(
      'One merchant at a time',
    );
    const within = join(workspace, 'merchants/a.html');
    expect(await refused(list, 'aurora', '--page', within)).toContain('merchants');
  });

  it('serves two pages in development, and takes no other path for one', () => {
    expect(picturePageAt('/__livery/choices')).toBe('choices');
    expect(picturePageAt('/__livery/tokens')).toBe('tokens');
    for (const path of ['/__livery', '/__livery/choices/', '/__proto__', '/m/home', 'constructor'])
      expect(picturePageAt(path)).toBeUndefined();
  });
});
