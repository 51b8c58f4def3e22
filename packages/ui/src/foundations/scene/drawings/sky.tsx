import { useId } from 'react';

import { mint, ribbon, violet, type Ribbon } from './ribbon.ts';
import * as css from '../drawings.css.ts';

/** Dots drawn as strokes of no length with round ends: one path for each size. */
const stars = [
  {
    d: 'M24 96h0M61 14h0M88 133h0M117 48h0M176 12h0M203 89h0M246 120h0M266 31h0M301 75h0M318 150h0M349 22h0M372 108h0M41 178h0M142 176h0M286 178h0M230 52h0M12 44h0M334 52h0',
    width: 0.9,
    opacity: 0.6,
  },
  {
    d: 'M36 63h0M142 35h0M152 31h0M208 51h0M296 54h0M336 83h0M380 27h0M226 145h0M104 18h0',
    width: 1.4,
    opacity: 0.8,
  },
  { d: 'M154 42h0M240 5h0M333 87h0M384 106h0', width: 2.1, opacity: 1 },
];

const peaks = {
  back: 'M0 100V64L60 42 92 54 170 2 236 42 286 20 340 54 390 32V100Z',
  middle: 'M0 100V76L24 64 80 66 120 80 176 54 224 76 282 32 346 78 390 62V100Z',
  front: 'M0 100V86L42 78 104 89 160 83 214 91 274 80 330 89 390 76V100Z',
};

const Light = ({ of }: { of: Ribbon }) =>
  ribbon(of).map(({ x, y, height, opacity }) => (
    <rect key={x} x={x} y={y} width={of.step + 1.5} height={height} opacity={opacity} />
  ));

/** Northern lights: bars whose feet follow a ribbon, mint before violet, over mountains. */
export function Sky() {
  const id = useId();
  return (
    <>
      <svg
        className={css.lights}
        viewBox="0 0 390 220"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <defs>
          <linearGradient id={`${id}v`} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" className={css.violet} stopOpacity="0" />
            <stop offset="0.6" className={css.violet} stopOpacity="0.42" />
            <stop offset="1" className={css.violet} stopOpacity="0.78" />
          </linearGradient>
          <linearGradient id={`${id}m`} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" className={css.violet} stopOpacity="0" />
            <stop offset="0.42" className={css.violet} stopOpacity="0.4" />
            <stop offset="0.72" className={css.mint} stopOpacity="0.46" />
            <stop offset="1" className={css.mint} stopOpacity="0.92" />
          </linearGradient>
          <linearGradient id={`${id}n`} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" className={css.night} stopOpacity="0.92" />
            <stop offset="1" className={css.night} stopOpacity="0" />
          </linearGradient>
          <filter id={`${id}b`} x="-5%" y="-10%" width="110%" height="120%">
            <feGaussianBlur stdDeviation="1.8 3.4" />
          </filter>
        </defs>
        <g filter={`url(#${id}b)`}>
          <g fill={`url(#${id}v)`}>
            <Light of={violet} />
          </g>
          <g fill={`url(#${id}m)`}>
            <Light of={mint} />
          </g>
        </g>
        <rect width="390" height="120" fill={`url(#${id}n)`} />
        <g className={css.stars}>
          {stars.map(({ d, width, opacity }) => (
            <path
              key={width}
              d={d}
              strokeWidth={width}
              opacity={opacity}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </g>
      </svg>
      <svg
        className={css.mountains}
        viewBox="0 0 390 100"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className={css.peakBack} d={peaks.back} />
        <path className={css.peakMiddle} d={peaks.middle} />
        <path className={css.peakFront} d={peaks.front} />
      </svg>
    </>
  );
}
