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
export function showPays({ risks, pays }, texts) {
  const count = pays[risks[0]].length;
  const pairs = Array.from({ length: (count + 1) / 2 }, (_, at) =>
    rowOf(
      cell('th', texts.pair(at + 1, count - at), 'row'),
      ...risks.map((risk) => cell('td', `× ${texts.figure(pays[risk][at])}`)),
    ),
  );
  const head = rowOf(
    cell('th', texts.slots, 'col'),
    ...risks.map((risk) => cell('th', texts.risks[risk], 'col')),
  );
  document.getElementById('pay-rows').replaceChildren(head, ...pairs);
}
