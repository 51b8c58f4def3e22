import { fallbackVar } from '@vanilla-extract/css';

import { stacked } from '../../foundations/manners/arranged.ts';
import { globalVar } from '../../foundations/theme/global-var.ts';
import { component } from '../../foundations/theme/style.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { aroundCover, caption } from '../game-tile/captions.css.ts';
import { sectionSize } from './sections.ts';

const { effect, size, space } = vars;

/** Room around a section for the light of its tiles and for the focus ring, in pixels. */
export const light = 32;
const rowGap = `max(16px, ${space.grid})`;

const column = `((min(100vw, 480px) - 2 * ${space.inset} - (${size.columns} - 1) * ${space.grid}) / ${size.columns})`;

/** Height of a tile by the width of the column. */
const tile = `((${column} - 2 * ${aroundCover}) / ${effect.tileRatio} + 2 * ${aroundCover} + ${caption.room})`;
const rows = `(${sectionSize} / ${size.columns})`;

/** Height of a section that was seen, told to those that were not. */
export const sectionHeight = globalVar('lvx-section-height');

/** From the start of one section to the start of the next. */
export const sectionPitch = globalVar('lvx-section-pitch');

/** A section of whole rows, without the room for its light. */
const wholeSection = fallbackVar(
  sectionHeight.value,
  `calc(${rows} * ${tile} + (${rows} - 1) * ${rowGap})`,
);

/** How many sections a gap stands for. */
export const leftOut = globalVar('lvx-left-out');

export const grid = component({
  ...stacked,
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
  paddingBlock: `${light}px`,
  paddingInline: space.inset,
  marginBlock: `${-light}px`,
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto ${wholeSection}`,
  selectors: {
    // Half of it comes a frame later.
    '&[data-half]': { minBlockSize: `calc(${wholeSection} + ${2 * light}px)` },
    '&[data-half="second"]': { alignContent: 'end' },
  },
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
      containIntrinsicBlockSize: `auto calc(${tile})`,
      overflowClipMargin: `${light}px`,
    },
  },
});

/** Where the list ends; an observer looks for it. */
export const end = component({ blockSize: '1px', marginBlockEnd: '-1px' });
