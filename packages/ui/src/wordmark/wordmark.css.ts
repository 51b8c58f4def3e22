import { component } from '../theme/style.ts';
import { script } from '../theme/script.css.ts';
import { wordmarkType } from '../theme/type.ts';
import { vars } from '../theme/vars.css.ts';
import { when } from '../theme/when.ts';

export const wordmark = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  color: 'inherit',
  whiteSpace: 'nowrap',
  ...wordmarkType,
  selectors: {
    [when('wordmark', 'capitals')]: {
      textTransform: script.capitals as 'uppercase',
      // Spaced lettering ends in a space; taken back, it stands in the middle.
      marginInlineEnd: `calc(-1em * ${vars.type.wordmark.spacing} * ${script.tracking})`,
    },
  },
});

export const mark = component({ flex: 'none', inlineSize: '28px', blockSize: '28px' });

/** On the narrowest screens the mark stands for the name. */
export const name = component({
  '@media': {
    '(max-width: 374px)': {
      selectors: {
        [`${mark} + &`]: {
          position: 'absolute',
          inlineSize: '1px',
          blockSize: '1px',
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        },
      },
    },
  },
});
