import { language } from '../shared/shell.js';
import { openTable, part } from '../shared/table.js';
import { textsFor } from '../shared/texts.js';
import * as board from './board.js';
import { own } from './texts.js';

const texts = textsFor(language, own);
let pays = {};

const chosen = () => document.querySelector('#risks input:checked')?.value;

function showRisk() {
  const row = pays[chosen()];
  board.rest();
  board.showPays(row);
  part('board').setAttribute('aria-label', texts.board(texts.risks[chosen()], row.join(', ')));
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

function cell(kind, text, scope) {
  const made = document.createElement(kind);
  made.textContent = text;
  if (scope !== undefined) made.scope = scope;
  return made;
}

function rowOf(...cells) {
  const row = document.createElement('tr');
  row.append(...cells);
  return row;
}

/** Both sides pay alike, so a row is a pair of slots; the rarest first. */
function fillTable(risks) {
  const count = pays[risks[0]].length;
  const pairs = Array.from({ length: (count + 1) / 2 }, (_, at) =>
    rowOf(
      cell('th', texts.pair(at + 1, count - at), 'row'),
      ...risks.map((risk) => cell('td', `× ${pays[risk][at]}`)),
    ),
  );
  const head = rowOf(
    cell('th', texts.slots, 'col'),
    ...risks.map((risk) => cell('th', texts.risks[risk], 'col')),
  );
  part('pay-rows').replaceChildren(head, ...pairs);
}

part('risk-label').textContent = texts.risk;
board.rest();
openTable(texts, {
  opened: (answer) => {
    pays = answer.pays;
    part('risks').append(...answer.risks.map(riskChoice));
    showRisk();
    fillTable(answer.risks);
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
