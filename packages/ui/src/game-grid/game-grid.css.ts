import { createGlobalVar, fallbackVar } from '@vanilla-extract/css';

import { component } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

const { effect, size, space } = vars;

/** Room around a section for the light of its tiles and for the focus ring. */
const light = '32px';
const rowGap = `max(16px, ${space.grid})`;

/** Height of a cover by the width of the column. */
const cover = `((min(100vw, 480px) - 2 * ${space.inset} - (${size.columns} - 1) * ${space.grid}) / ${size.columns} / ${effect.tileRatio})`;

const measured = createGlobalVar('lvx-section-height');

/** Height of a section that was seen, told to those that were not. */
export const sectionHeight = { name: '--lvx-section-height', value: measured } as const;

export const grid = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap,
  paddingBlock: '12px 24px',
});

/**
 * Rows far from sight are neither styled nor laid out nor painted, so a new
 * theme touches only what is seen. The padding keeps what shines out of a tile
 * inside the box that paint is held to; the margin takes it back.
 */
export const section = component({
  display: 'grid',
  gridTemplateColumns: `repeat(${size.columns}, minmax(0, 1fr))`,
  alignItems: 'start',
  columnGap: space.grid,
  rowGap,
  paddingBlock: light,
  paddingInline: space.inset,
  marginBlock: `calc(-1 * ${light})`,
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto ${fallbackVar(measured, `calc(${cover} * 24 / ${size.columns})`)}`,
});

/** Where the list ends; an observer looks for it. */
export const end = component({ blockSize: '1px', marginBlockEnd: '-1px' });
