import { useId } from 'react';

import * as css from '../drawings.css.ts';

const fruit =
  'M238 60C286 36 344 74 344 134C344 188 306 214 262 214C210 214 186 176 194 132C199 100 214 74 238 60Z';
const small =
  'M312 132C342 120 380 142 380 178C380 212 354 226 326 224C294 222 280 198 286 170C290 152 298 138 312 132Z';
const leaf = 'M240 60C252 18 300 2 344 18C334 52 288 76 240 60Z';

/** Two fruits and a leaf in front of rings of light. */
export function Grove() {
  const id = useId();
  return (
    <svg
      className={css.grove}
      viewBox="0 0 334 196"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={`${id}f`} x1="0.3" y1="0" x2="0.8" y2="1">
          <stop offset="0" className={css.sun} />
          <stop offset="0.55" className={css.peel} />
          <stop offset="1" className={css.ripe} />
        </linearGradient>
      </defs>
      <circle className={css.ringOuter} cx="264" cy="112" r="128" />
      <circle className={css.ringInner} cx="272" cy="118" r="92" />
      <path
        className={css.leafBack}
        d="M196 196C196 158 214 138 240 132C252 160 236 188 212 200Z"
      />
      <path className={css.stem} d="M236 66C232 54 234 44 240 36" />
      <path className={css.leaf} d={leaf} />
      <path className={css.vein} d="M240 60C272 50 306 34 344 18" />
      <path d={fruit} fill={`url(#${id}f)`} />
      <path d={small} fill={`url(#${id}f)`} stroke={`url(#${id}f)`} strokeWidth="1" />
      <path className={css.gleam} d="M214 122C216 104 226 90 240 82" />
    </svg>
  );
}
