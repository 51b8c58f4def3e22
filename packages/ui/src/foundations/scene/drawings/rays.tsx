import { useId } from 'react';

import * as css from '../drawings.css.ts';

const count = 57;
const centre = 195;
const round = (value: number): number => Math.round(value * 10) / 10;

/** Rays between two circles around the middle of the upper edge, from one slant to the other. */
const rays = Array.from({ length: count }, (_, index) => {
  const angle = ((24 + (132 * index) / (count - 1)) * Math.PI) / 180;
  const at = (radius: number): string =>
    `${round(centre + radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`;
  return `M${at(98)}L${at(292)}`;
}).join('');

/** A fan of rays under a double arch, and one diamond. */
export function Rays() {
  const id = useId();
  return (
    <svg className={css.rays} viewBox="0 0 390 320" width={390} height={320} aria-hidden="true">
      <defs>
        <radialGradient id={`${id}r`} gradientUnits="userSpaceOnUse" cx={centre} cy="0" r="292">
          <stop offset="0.32" className={css.gold} stopOpacity="0" />
          <stop offset="0.66" className={css.gold} stopOpacity="0.5" />
          <stop offset="1" className={css.gold} stopOpacity="0.62" />
        </radialGradient>
        <linearGradient id={`${id}f`} gradientUnits="userSpaceOnUse" x1="60" y1="0" x2="330" y2="0">
          <stop offset="0" stopColor="currentColor" />
          <stop offset="0.34" stopColor="currentColor" stopOpacity="0.3" />
          <stop offset="0.66" stopColor="currentColor" stopOpacity="0.3" />
          <stop offset="1" stopColor="currentColor" />
        </linearGradient>
        <mask id={`${id}m`}>
          <rect x="-60" width="510" height="320" fill={`url(#${id}f)`} />
        </mask>
      </defs>
      <g mask={`url(#${id}m)`}>
        <path d={rays} stroke={`url(#${id}r)`} strokeWidth="0.9" fill="none" />
      </g>
      <circle className={css.archOuter} cx={centre} cy="0" r="68" />
      <circle className={css.archInner} cx={centre} cy="0" r="64" />
      <path className={css.diamond} d="M195 88l6 6-6 6-6-6Z" />
    </svg>
  );
}
