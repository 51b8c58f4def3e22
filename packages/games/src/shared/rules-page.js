const part = (id) => document.getElementById(id);

/** What a game pays, for whoever has not opened it: the same figures that it plays by. */
export async function openRules(texts, show) {
  document.documentElement.lang = texts.tag;
  document.documentElement.dir = texts.dir;
  part('table-title').textContent = texts.pays;
  part('table-note').textContent = texts.note;
  try {
    const response = await fetch('api/rules');
    const answer = await response.json();
    part('table-rtp').textContent = texts.rtp(answer.rtp);
    show(answer);
  } catch {
    part('table-rtp').textContent = texts.refused;
  }
}
