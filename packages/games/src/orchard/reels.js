import { sound } from '../shared/sound.js';

const names = ['moon', 'owl', 'lantern', 'cherry', 'apple', 'plum', 'pear'];
const calm = matchMedia('(prefers-reduced-motion: reduce)');

/** The rows each line takes, in the server's order. */
const paylines = [
  [1, 1, 1],
  [0, 0, 0],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
];

const reels = [...document.querySelectorAll('.reel')];
const overlay = document.querySelector('.lines');
let shown = [];

function cell(name) {
  const picture = document.createElement('img');
  picture.src = `symbols/${names.includes(name) ? name : 'pear'}.svg`;
  picture.alt = '';
  picture.className = 'cell';
  picture.draggable = false;
  return picture;
}

// What flies by is decoration: drawn at random, and never arranged around the result.
const passing = (count) =>
  Array.from({ length: count }, () => names[Math.floor(Math.random() * names.length)]);

const stripOf = (reel) => reel.querySelector('.strip');

function lay(reel, column) {
  stripOf(reel).replaceChildren(...column.map(cell));
}

function stop(reel) {
  for (const animation of stripOf(reel).getAnimations()) animation.cancel();
}

export function show(grid) {
  shown = grid;
  for (const [index, reel] of reels.entries()) {
    stop(reel);
    lay(reel, grid[index]);
  }
}

/** A resting window before the first spin: one of each fruit, no line. */
export const opening = [
  ['pear', 'cherry', 'plum'],
  ['owl', 'moon', 'lantern'],
  ['plum', 'apple', 'pear'],
];

function clearLines() {
  overlay.replaceChildren();
  for (const picture of document.querySelectorAll('.cell')) delete picture.dataset.hit;
  delete overlay.parentElement.dataset.lines;
}

const shift = (cells, total) => `translateY(${(-100 * cells) / total}%)`;

/** Sets all reels turning until `land` is called. */
export function turn() {
  clearLines();
  if (calm.matches) return;
  for (const [index, reel] of reels.entries()) {
    const around = passing(9);
    const column = shown[index] ?? opening[index];
    lay(reel, [...column, ...around, ...column]);
    const total = around.length + 6;
    stripOf(reel).animate(
      [{ transform: shift(total - 3, total) }, { transform: shift(0, total) }],
      {
        duration: 620,
        delay: index * 70,
        fill: 'backwards',
        iterations: Infinity,
      },
    );
  }
}

async function landOne(reel, column, index) {
  const strip = stripOf(reel);
  stop(reel);
  if (calm.matches) {
    lay(reel, column);
    await strip.animate([{ opacity: 0 }, { opacity: 1 }], 220).finished;
    sound('land');
    return;
  }
  const around = passing(8 + index * 5);
  lay(reel, [...column, ...around]);
  const total = around.length + 3;
  // A small settle at the end: weight, not suspense; every reel takes its own fixed time.
  const settle = strip.animate(
    [
      { transform: shift(total - 3, total), easing: 'cubic-bezier(.25,.6,.35,1)' },
      { transform: shift(-0.09, total), offset: 0.86, easing: 'ease-out' },
      { transform: shift(0, total) },
    ],
    { duration: 720 + index * 330 },
  );
  await settle.finished;
  sound('land');
  lay(reel, column);
}

export async function land(grid) {
  shown = grid;
  await Promise.all(reels.map((reel, index) => landOne(reel, grid[index], index)));
}

export function stopWhere() {
  show(shown);
}

/** Marks the lines that pay. `bright` only when the round returned more than it cost. */
export function mark(lines, bright) {
  clearLines();
  if (lines.length === 0) return;
  const frame = overlay.parentElement;
  frame.dataset.lines = bright ? 'bright' : 'plain';
  for (const { line, count } of lines) {
    const rows = paylines[line] ?? [];
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'polyline');
    const spots = rows
      .map((row, column) => `${column * 100 + 50},${row * 100 + 50}`)
      .slice(0, count);
    path.setAttribute('points', spots.join(' '));
    overlay.append(path);
    for (const [column, row] of rows.slice(0, count).entries()) {
      const picture = stripOf(reels[column]).children[row];
      if (picture) picture.dataset.hit = 'yes';
    }
  }
}
