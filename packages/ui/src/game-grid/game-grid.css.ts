import { createGlobalVar, fallbackVar } from '@vanilla-extract/css';

import { component } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

const { effect, size, space } = vars;

/** Room around a section for the light of its tiles and for the focus ring. */
const light = '32px';
const rowGap = `max(16px, ${space.grid})`;

/** Height of a cover by the width of the column. */
const cover = `((min(100vw, 480px) - 2 * ${space.inset} - (${size.columns} - 1) * ${space.grid}) / ${size.columns} / ${effect.tileRatio})`;

const told = (name: string) => ({ name: `--${name}`, value: createGlobalVar(name) }) as const;

/** Height of a section that was seen, told to those that were not. */
export const sectionHeight = told('lvx-section-height');

/** From the start of one section to the start of the next. */
export const sectionPitch = told('lvx-section-pitch');

/** How many sections a gap stands for. */
export const leftOut = told('lvx-left-out');

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
  containIntrinsicBlockSize: `auto ${fallbackVar(sectionHeight.value, `calc(${cover} * 12 / ${size.columns})`)}`,
});

/** Stands for sections that are not in the document; the gap of the grid follows it as well. */
export const gap = component({
  blockSize: `calc(${leftOut.value} * ${fallbackVar(sectionPitch.value, '0px')} - ${rowGap})`,
});

/**
 * Of a section that is near, only the rows in sight are laid out. Where a
 * browser would cut off their light, they come with the whole section.
 */
export const item = component({
  '@supports': {
    '(overflow-clip-margin: 1px)': {
      contentVisibility: 'auto',
      containIntrinsicBlockSize: `auto calc(${cover})`,
      overflowClipMargin: light,
    },
  },
});

/** Where the list ends; an observer looks for it. */
export const end = component({ blockSize: '1px', marginBlockEnd: '-1px' });
