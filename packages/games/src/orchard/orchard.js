import { language } from '../shared/shell.js';
import { openTable, part } from '../shared/table.js';
import { textsFor } from '../shared/texts.js';
import * as reels from './reels.js';
import { own } from './texts.js';

const texts = textsFor(language, own);

function describe(grid) {
  const rows = [0, 1, 2].map((row) =>
    grid.map((column) => texts.symbols[column[row]] ?? '').join(', '),
  );
  part('reels').setAttribute('aria-label', texts.window(rows.join('; ')));
}

function payRow({ symbols, count, pays }) {
  const row = document.createElement('li');
  for (let at = 0; at < 3; at += 1) {
    const picture = document.createElement('img');
    picture.src = `symbols/${symbols}.svg`;
    picture.alt = at === 0 ? `${texts.symbols[symbols] ?? symbols} × ${count}` : '';
    picture.className = at < count ? '' : 'missing';
    row.append(picture);
  }
  const figure = document.createElement('strong');
  figure.textContent = `× ${pays}`;
  row.append(figure);
  return row;
}

reels.show(reels.opening);
describe(reels.opening);
openTable(texts, {
  opened: ({ paytable }) =>
    document.querySelector('.pays').replaceChildren(...paytable.map(payRow)),
  begin: reels.turn,
  stop: reels.stopWhere,
  land: async ({ grid, lines }, bright) => {
    await reels.land(grid);
    describe(grid);
    reels.mark(lines, bright);
  },
});
