import { oneLine } from '../theme/mixins.css.ts';
import { component } from '../theme/style.ts';
import { script } from '../theme/script.css.ts';
import { wordmarkType } from '../theme/type.ts';
import { vars } from '../theme/vars.css.ts';
import { when } from '../theme/when.ts';

/** Spaced lettering ends in a space. */
const lastSpace = `1em * ${vars.type.wordmark.spacing} * ${script.tracking}`;

export const wordmark = component({
  display: 'inline-flex',
  // A name that finds no room beside the mark goes to a line that is cut off.
  flexWrap: 'wrap',
  maxBlockSize: 'max(28px, 1.2em)',
  maxInlineSize: '100%',
  overflow: 'clip',
  alignItems: 'center',
  gap: '4px',
  color: 'inherit',
  whiteSpace: 'nowrap',
  ...wordmarkType,
  selectors: {
    [when('wordmark', 'capitals')]: {
      textTransform: script.capitals as 'uppercase',
    },
  },
});

export const mark = component({ flex: 'none', inlineSize: '28px', blockSize: '28px' });

export const name = component(
  {
    maxInlineSize: '100%',
    selectors: {
      // With its last space taken back it stands in the middle.
      [when('wordmark', 'capitals')]: {
        maxInlineSize: `calc(100% + ${lastSpace})`,
        marginInlineEnd: `calc(-1 * ${lastSpace})`,
      },
    },
  },
  oneLine,
);
