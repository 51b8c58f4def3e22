import { render } from '@testing-library/react';
import { duotone } from '@livery/ui/icon/duotone';
import { slotNames } from '@livery/themes/contract';
import { expect, it } from 'vitest';
import { createQueries } from '@livery/web/http/queries';
import { provideCatalogues } from '#kernel/i18n/catalogues.ts';
import { createTexts } from '#kernel/i18n/i18n.ts';
import { provideRoutes } from '#kernel/routing/table.ts';
import { merchant } from '../../testing/samples.ts';
import { routes } from '../../routes/list.ts';
import { catalogues } from '../catalogues.ts';
import { sampleGames, studios } from '../samples.ts';
import { Surroundings } from '../surroundings.tsx';
import { wordsIn } from '../words.ts';
import { pieces, pieceOfSlot, type PieceName } from './list.ts';

provideCatalogues(catalogues);
provideRoutes(routes);

const names = Object.keys(pieces) as PieceName[];
const catalogue = Object.fromEntries([
  ...sampleGames.map(([slug]) => [`covers/${slug}`, `data:${slug}`]),
  ...studios.map(([code]) => [`logos/${code}`, `data:${code}`]),
]) as Record<string, string>;

async function drawn(name: PieceName): Promise<HTMLElement> {
  const { Drawn } = pieces[name];
  const texts = await createTexts(merchant, 'EN');
  const { container } = render(
    <Surroundings {...{ merchant, texts, catalogue }} icons={duotone} queries={createQueries()}>
      <Drawn />
    </Surroundings>,
  );
  return container;
}

it.each(names)(
  'draws %s with parts of the site, and says no key in place of a text',
  async (name) => {
    const piece = await drawn(name);
    const titles = [...piece.querySelectorAll('h1, h2, h3')].map(({ textContent }) => textContent);
    expect(titles.join()).not.toContain('*');
    expect(piece.querySelector('svg, h2, [class]')).not.toBeNull();
    expect(piece.textContent).not.toMatch(/\b[a-z]+\.[a-z]+\.?[a-zA-Z]*\b(?!\S)/);
  },
);

it('looks at every slot by a piece, and at nothing by none', () => {
  expect(Object.keys(pieceOfSlot).toSorted()).toEqual([...slotNames].toSorted());
  expect(names.filter((name) => !Object.values(pieceOfSlot).includes(name))).toEqual([]);
});

it('shows covers of the catalogue', async () => {
  const shelf = await drawn('tile');
  expect(shelf.querySelectorAll('img[src^="data:"]')).toHaveLength(sampleGames.length);
});

it('speaks Arabic to a page in Arabic, and English to all others', () => {
  expect(wordsIn('ar').slots).toMatch(/\p{Script=Arabic}/u);
  expect(wordsIn('ar-EG')).toBe(wordsIn('ar'));
  expect(wordsIn('fil-PH')).toBe(wordsIn('en'));
});
