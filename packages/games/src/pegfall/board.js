import { sound } from '../shared/sound.js';
import { calm } from '../shared/table.js';

const rows = 12;
const slots = rows + 1;
/** Between two pegs, and between two rows; in the drawing's own units. */
const [across, down] = [26, 29];
const [width, top] = [368, 58];
const centre = width / 2;
const floor = top + rows * down + 2;
const tile = 30;
const height = floor + tile + 16;
const radius = 9;
/** From one row to the next, in milliseconds. */
const step = 118;
const fall = 260;

const board = document.getElementById('board');

function make(name, attributes, ...children) {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

const rowAt = (row) => top + row * down;
/** Row `row` has a peg for every way to come down to it, and one more at either side. */
const pegAt = (row, index) => centre + (index - row / 2) * across;
const slotAt = (slot) => centre + (slot - rows / 2) * across;

function gradient(id, stops, attributes) {
  const kind = attributes.r === undefined ? 'linearGradient' : 'radialGradient';
  const made = stops.map(([offset, colour]) => make('stop', { offset, 'stop-color': colour }));
  return make(kind, { id, ...attributes }, ...made);
}

const upright = { x1: 0, y1: 0, x2: 0, y2: 1 };
/** From the middle outwards. */
const heats = [
  ['#7d6bff', '#4a2fd0'],
  ['#8f63ff', '#5a2acc'],
  ['#a55cff', '#6c24c4'],
  ['#c552f2', '#8a1fb8'],
  ['#ea4fd0', '#a81a94'],
  ['#ff5a9a', '#c01f62'],
  ['#ff6a5a', '#c82432'],
];

function definitions() {
  const slotFills = heats.map(([light, deep], heat) =>
    gradient(
      `heat${heat}`,
      [
        [0, light],
        [1, deep],
      ],
      upright,
    ),
  );
  return make(
    'defs',
    {},
    gradient(
      'house',
      [
        [0, '#4a23a8'],
        [0.55, '#2a0f72'],
        [1, '#150646'],
      ],
      upright,
    ),
    gradient(
      'rim',
      [
        [0, '#b9a8ff'],
        [0.5, '#6f57d8'],
        [1, '#3a2494'],
      ],
      upright,
    ),
    gradient(
      'peg',
      [
        [0, '#ffffff'],
        [0.55, '#f2e9d6'],
        [1, '#a79c92'],
      ],
      { cx: 0.36, cy: 0.3, r: 0.8 },
    ),
    ...slotFills,
  );
}

/** Narrow above, wide below, as a hopper is. */
function house() {
  const [above, below] = [centre - 58, 4];
  const side = (x) => (x < centre ? 1 : -1);
  const outline = [
    `M${above + 16},14`,
    `Q${centre},2 ${width - above - 16},14`,
    `Q${width - above},18 ${width - above + 6},32`,
    `L${width - below - 4},${floor - 46}`,
    `Q${width - below},${floor - 36} ${width - below},${floor - 24}`,
    `V${height - 20}`,
    `Q${width - below},${height - 4} ${width - below + 16 * side(width)},${height - 4}`,
    `H${below + 16}`,
    `Q${below},${height - 4} ${below},${height - 20}`,
    `V${floor - 24}`,
    `Q${below},${floor - 36} ${below + 4},${floor - 46}`,
    `L${above - 6},32`,
    `Q${above},18 ${above + 16},14Z`,
  ].join('');
  return [
    make('path', { d: outline, class: 'shadow' }),
    make('path', { d: outline, class: 'house' }),
    make('path', { d: outline, class: 'rim' }),
  ];
}

const pegs = Array.from({ length: rows }, (_, row) =>
  Array.from({ length: row + 3 }, (__, at) => {
    const x = pegAt(row, at - 1);
    return make(
      'g',
      { class: 'peg' },
      make('circle', { cx: x, cy: rowAt(row), r: 9, class: 'halo' }),
      make('circle', { cx: x, cy: rowAt(row), r: 5.2, class: 'pin' }),
    );
  }),
);

const tiles = Array.from({ length: slots }, (_, slot) => {
  const heat = Math.abs(slot - rows / 2);
  const x = slotAt(slot);
  return make(
    'g',
    { class: 'slot' },
    make('rect', {
      x: x - across / 2 + 1,
      y: floor,
      width: across - 2,
      height: tile,
      rx: 6,
      fill: `url(#heat${heat})`,
    }),
    make('text', { x, y: floor + tile / 2 + 4 }),
  );
});

const trail = make('path', { class: 'trail', d: '' });
const ball = make('image', {
  href: 'ball.svg',
  width: radius * 2 + 6,
  height: radius * 2 + 6,
  x: -radius - 3,
  y: -radius - 3,
});
/** Two groups, because a ball moves sideways evenly and falls faster and faster. */
const sideways = make('g', {}, ball);
const downwards = make('g', { class: 'ball' }, sideways);

board.setAttribute('viewBox', `0 0 ${width} ${height}`);
board.append(definitions(), ...house(), trail, ...pegs.flat(), ...tiles, downwards);

function put(x, y) {
  sideways.style.transform = `translateX(${x}px)`;
  downwards.style.transform = `translateY(${y}px)`;
}

/** Above the first peg, where every ball begins. */
export function rest() {
  for (const element of [sideways, downwards]) {
    for (const animation of element.getAnimations()) animation.cancel();
  }
  put(centre, 30);
  trail.setAttribute('d', '');
  for (const slot of tiles) delete slot.dataset.hit;
}

export function showPays(pays) {
  for (const [slot, { lastChild }] of tiles.entries()) lastChild.textContent = String(pays[slot]);
}

/** Where the ball touches: a peg of each row, then the rim of the slot, whose number it must not hide. */
function touches(path) {
  let rights = 0;
  const spots = path.map((side, row) => {
    const spot = { x: pegAt(row, rights), y: rowAt(row) - radius - 3, peg: pegs[row][rights + 1] };
    rights += side;
    return spot;
  });
  return [...spots, { x: slotAt(rights), y: floor - 6, peg: undefined }];
}

function draw(spots) {
  const line = spots.map(({ x, y }) => `${x},${y}`).join(' L');
  trail.setAttribute('d', `M${centre},30 L${line}`);
}

function flash(peg, at) {
  peg.firstChild.animate([{ opacity: 0.95 }, { opacity: 0 }], {
    delay: at,
    duration: 420,
    easing: 'ease-out',
  });
  sound('tick', at / 1000);
}

/** Lets the ball fall along the path the server has drawn. */
export async function drop(path) {
  rest();
  const spots = touches(path);
  const end = spots.at(-1);
  if (calm.matches) {
    draw(spots);
    put(end.x, end.y);
    await downwards.animate([{ opacity: 0 }, { opacity: 1 }], 220).finished;
    sound('land');
    return;
  }
  const total = fall + step * rows;
  const when = (index) => (fall + step * index) / total;
  const x = [{ transform: `translateX(${centre}px)`, offset: 0 }];
  const y = [{ transform: 'translateY(30px)', offset: 0, easing: 'cubic-bezier(.5,0,.9,.6)' }];
  for (const [index, spot] of spots.entries()) {
    x.push({ transform: `translateX(${spot.x}px)`, offset: when(index) });
    y.push({
      transform: `translateY(${spot.y}px)`,
      offset: when(index),
      easing: 'cubic-bezier(.1,.6,.5,1)',
    });
    if (spot.peg === undefined) continue;
    flash(spot.peg, fall + step * index);
    // Off the peg it springs up a little before it falls on.
    y.push({
      transform: `translateY(${spot.y - 7}px)`,
      offset: when(index + 0.34),
      easing: 'cubic-bezier(.5,0,.9,.6)',
    });
  }
  put(end.x, end.y);
  const falling = downwards.animate(y, { duration: total });
  sideways.animate(x, { duration: total });
  await falling.finished;
  draw(spots);
  sound('land');
}

/** `bright` only when the round returned more than it cost. */
export function mark(slot, bright) {
  tiles[slot].dataset.hit = bright ? 'bright' : 'plain';
}
