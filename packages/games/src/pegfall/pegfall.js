import { language } from '../shared/shell.js';
import { openTable, part } from '../shared/table.js';
import { textsFor } from '../shared/texts.js';
import * as board from './board.js';
import { showPays } from './pays.js';
import { own } from './texts.js';

const texts = textsFor(language, own);
let pays = {};

const chosen = () => document.querySelector('#risks input:checked')?.value;

function showRisk() {
  const row = pays[chosen()];
  board.rest();
  board.showPays(row.map(texts.figure));
  part('board').setAttribute(
    'aria-label',
    texts.board(texts.risks[chosen()], row.map(texts.figure)),
  );
}

function riskChoice(risk, at) {
  const option = document.createElement('label');
  const input = document.createElement('input');
  Object.assign(input, { type: 'radio', name: 'risk', value: risk, checked: at === 0 });
  const name = document.createElement('span');
  name.textContent = texts.risks[risk];
  option.append(input, name);
  return option;
}

part('risk-label').textContent = texts.risk;
board.rest();
openTable(texts, {
  opened: (answer) => {
    pays = answer.pays;
    part('risks').append(...answer.risks.map(riskChoice));
    showRisk();
    showPays(answer, texts);
  },
  choice: chosen,
  free: (idle) => {
    part('risks').disabled = !idle;
  },
  begin: board.rest,
  stop: board.rest,
  land: async ({ path, slot }, bright) => {
    await board.drop(path);
    board.mark(slot, bright);
  },
  told: ({ slot, times }, text) => texts.fell(slot + 1, times, text),
});
part('risks').addEventListener('change', showRisk);
