import { language } from '../shared/shell.js';
import { openTable, part } from '../shared/table.js';
import { textsFor } from '../shared/texts.js';
import { showPays } from './pays.js';
import * as reels from './reels.js';
import { own } from './texts.js';

const texts = textsFor(language, own);

function describe(grid) {
  const rows = [0, 1, 2].map((row) =>
    grid.map((column) => texts.symbols[column[row]] ?? '').join(', '),
  );
  part('reels').setAttribute('aria-label', texts.window(rows.join('; ')));
}

reels.show(reels.opening);
describe(reels.opening);
openTable(texts, {
  opened: (answer) => showPays(answer, texts),
  begin: reels.turn,
  stop: reels.stopWhere,
  land: async ({ grid, lines }, bright) => {
    await reels.land(grid);
    describe(grid);
    reels.mark(lines, bright);
  },
});
