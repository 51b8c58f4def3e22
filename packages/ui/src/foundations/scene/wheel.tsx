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
      <path className={css.wheelRed} d={odd.join('')} />
      <path className={css.wheelDark} d={even.join('')} />
      <path className={css.wheelZero} d={pocket(0)} />
      <path className={css.wheelLine} d={fences.join('')} />
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
