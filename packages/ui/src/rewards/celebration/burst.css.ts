import { createVar, keyframes } from '@vanilla-extract/css';

import { mark } from '../../foundations/roles/mark.css.ts';
import { sized } from '../../foundations/manners/arranged.ts';
import { component } from '../../foundations/theme/style.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { color } = vars;

const count = 18;
const x = createVar();
const y = createVar();
const turn = createVar();
const wide = createVar();
const high = createVar();

/** Out of the mark, to its place, and gone: a second in all. */
const fly = keyframes({
  '0%': { opacity: 0, transform: 'scale(0.3)' },
  '12%': { opacity: 1 },
  '55%': { opacity: 1 },
  '100%': { opacity: 0, transform: `translate(${x}, ${y}) rotate(${turn}) scale(1)` },
});

const shape = component({
  vars: { [wide]: '10px', [high]: '10px' },
  position: 'absolute',
  insetBlockStart: 'calc(50% - 5px)',
  insetInlineStart: 'calc(50% - 5px)',
  ...sized(wide, high),
  opacity: 0,
  pointerEvents: 'none',
  borderRadius: mark.round,
  animation: `${fly} 1100ms cubic-bezier(0.1, 0.7, 0.3, 1) both`,
  selectors: {
    [when('marks', 'fruit')]: { vars: { [wide]: '13px', [high]: '11px' } },
    [when('marks', 'diamond')]: { vars: { [wide]: '7px', [high]: '7px' } },
    [when('marks', 'lozenge')]: { vars: { [wide]: '16px', [high]: '6px' } },
  },
  '@media': { '(prefers-reduced-motion: reduce), (forced-colors: active)': { display: 'none' } },
});

const inks = [color.action.text, color.second.fill, color.win.text] as const;

/** Round the mark in two rings, each a little off, so that it does not look ruled. */
function placeOf(index: number): string {
  const angle = ((index + (index % 2) * 0.3) / count) * 2 * Math.PI;
  const reach = 78 + ((index * 37) % 46);
  const across = Math.round(Math.cos(angle) * reach * 1.25);
  const up = Math.round(Math.sin(angle) * reach * 0.8);
  const tilt = (index * 67) % 180;
  return component(
    {
      vars: { [x]: `${across}px`, [y]: `${up}px`, [turn]: `${tilt}deg` },
      background: inks[index % inks.length] ?? color.action.text,
      animationDelay: `${(index % 3) * 30}ms`,
    },
    shape,
  );
}

/** The shapes, each with a place of its own. */
export const places = Array.from({ length: count }, (_, index) => placeOf(index));
