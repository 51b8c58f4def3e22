import * as css from '../drawings.css.ts';

const round = (value: number): number => Math.round(value * 10) / 10;

/** A point of the ball, by its distance from the middle and its angle from the top. */
const at = (radius: number, degrees: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${round(120 + radius * Math.cos(angle))} ${round(120 + radius * Math.sin(angle))}`;
};

const fifths = [0, 72, 144, 216, 288].map((degrees) => degrees + 14);

const middle = `M${fifths.map((turn) => at(36, turn)).join('L')}Z`;
const rim = fifths
  .map(
    (turn) =>
      `M${at(72, turn)}L${at(94, turn + 19)}L${at(119, turn + 14)}L${at(119, turn - 14)}L${at(94, turn - 19)}Z`,
  )
  .join('');
const seams = fifths
  .map(
    (turn) =>
      `M${at(36, turn)}L${at(72, turn)}M${at(94, turn + 19)}L${at(80, turn + 36)}L${at(94, turn + 53)}M${at(80, turn + 36)}L${at(119, turn + 36)}`,
  )
  .join('');

/** A ball that leaves the picture at the end of its column. */
export function Pitch() {
  return (
    <svg className={css.pitch} viewBox="0 0 240 240" width={240} height={240} aria-hidden="true">
      <circle className={css.ball} cx="120" cy="120" r="119" />
      <path className={css.patch} d={middle + rim} />
      <path className={css.seam} d={seams} />
      <path className={css.shade} d="M120 239A119 119 0 0 0 239 120C214 196 172 226 120 239Z" />
    </svg>
  );
}
