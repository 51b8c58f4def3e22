import * as css from './drawings.css.ts';

const round = (value: number): number => Math.round(value * 10) / 10;

/** A point around the middle, by distance and degrees from the top. */
const at = (radius: number, degrees: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${round(142 + radius * Math.cos(angle))} ${round(142 + radius * Math.sin(angle))}`;
};

const pockets = 37;
const turn = 360 / pockets;

/** A pocket between two circles. */
const pocket = (index: number): string => {
  const [from, to] = [index * turn, (index + 1) * turn];
  return `M${at(128, from)}A128 128 0 0 1 ${at(128, to)}L${at(92, to)}A92 92 0 0 0 ${at(92, from)}Z`;
};

const indexes = Array.from({ length: pockets }, (_, index) => index);
const odd = indexes.filter((index) => index % 2 === 1).map(pocket);
const even = indexes.filter((index) => index % 2 === 0 && index > 0).map(pocket);
const fences = indexes.map((index) => `M${at(128, index * turn)}L${at(92, index * turn)}`);
/** In the order of a real wheel, from the nought on. */
const numbers = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
];

/** Lines of a figure in a field of 4 by 7: drawn, because words here would be read out and cut. */
const figures = [
  'M0 0h4v7h-4Z',
  'M1 1l1.5-1v7',
  'M0 0h4v3h-4v4h4',
  'M0 0h4v7h-4M1 3h3',
  'M0 0v4h4M4 0v7',
  'M4 0h-4v3h4v4h-4',
  'M4 0h-4v7h4v-4h-4',
  'M0 0h4l-2.5 7',
  'M0 0h4v7h-4ZM0 3h4',
  'M4 3h-4v-3h4v7h-4',
];

/** The figures of a number around the middle of their line. */
const written = (number: number): readonly (readonly [x: number, outline: string])[] =>
  [...String(number)].map((figure, place, all) => [
    (place - all.length / 2) * 6 + 1,
    figures[Number(figure)] ?? '',
  ]);

/** Rays that the wheel seems to give off. */
const rays = Array.from(
  { length: 72 },
  (_, index) => `M${at(150, index * 5)}L${at(330, index * 5)}`,
);
const staves = Array.from(
  { length: 16 },
  (_, index) => `M${at(34, index * 22.5)}L${at(84, index * 22.5)}`,
);
const arms = [0, 1, 2, 3].map((index) => index * 90 + 22);

/** A roulette wheel that leaves the picture at the end, rays behind it. */
export function Wheel() {
  return (
    <svg className={css.wheel} viewBox="0 0 284 284" width={284} height={284} aria-hidden="true">
      <path className={css.wheelRays} d={rays.join('')} />
      <circle className={css.wheelRim} cx="142" cy="142" r="141" />
      <circle className={css.wheelLine} cx="142" cy="142" r="134" />
      {/* The nought lies where the wheel is in sight. */}
      <g transform="rotate(-76 142 142)">
        <path className={css.wheelRed} d={odd.join('')} />
        <path className={css.wheelDark} d={even.join('')} />
        <path className={css.wheelZero} d={pocket(0)} />
        <path className={css.wheelLine} d={fences.join('')} />
        <g className={css.wheelNumbers}>
          {numbers.map((number, index) => (
            <g key={number} transform={`rotate(${round((index + 0.5) * turn)} 142 142)`}>
              {written(number).map(([x, outline]) => (
                <path key={x} d={outline} transform={`translate(${142 + x} 19)`} />
              ))}
            </g>
          ))}
        </g>
      </g>
      <circle className={css.wheelLine} cx="142" cy="142" r="110" />
      <circle className={css.wheelBowl} cx="142" cy="142" r="92" />
      <path className={css.wheelStave} d={staves.join('')} />
      <circle className={css.wheelLine} cx="142" cy="142" r="84" />
      {arms.map((degrees) => (
        <g key={degrees}>
          <path className={css.wheelArm} d={`M142 142L${at(56, degrees)}`} />
          <circle
            className={css.wheelKnob}
            cx={at(60, degrees).split(' ')[0]}
            cy={at(60, degrees).split(' ')[1]}
            r="8"
          />
        </g>
      ))}
      <circle className={css.wheelHub} cx="142" cy="142" r="26" />
      <circle className={css.wheelKnob} cx="142" cy="142" r="14" />
      <circle className={css.wheelBall} cx="44" cy="88" r="5" />
    </svg>
  );
}
