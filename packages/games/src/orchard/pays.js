function payRow({ symbols, count, pays }, texts) {
  const row = document.createElement('li');
  for (let at = 0; at < 3; at += 1) {
    const picture = document.createElement('img');
    picture.src = `symbols/${symbols}.svg`;
    picture.alt = at === 0 ? `${texts.symbols[symbols] ?? symbols} × ${texts.figure(count)}` : '';
    picture.className = at < count ? '' : 'missing';
    row.append(picture);
  }
  const figure = document.createElement('strong');
  figure.textContent = `× ${texts.figure(pays)}`;
  row.append(figure);
  return row;
}

/** A row for each pay, from the highest down. */
export function showPays({ paytable }, texts) {
  document.querySelector('.pays').replaceChildren(...paytable.map((pay) => payRow(pay, texts)));
}
