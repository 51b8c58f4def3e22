import { along, inMiddle } from '../../foundations/manners/arranged.ts';
import { inBox } from '../../foundations/manners/field.ts';
import { pressable } from '../../foundations/theme/mixins.css.ts';
import { component } from '../../foundations/theme/style.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { color, radius } = vars;

export const captcha = component({ display: 'grid' });

/** The picture and the glyph are one button: a press on either brings another. */
export const refresh = component(
  {
    ...along('10px'),
    minBlockSize: '44px',
    paddingInlineEnd: inBox('8px'),
    borderRadius: radius.thumb,
    selectors: { '&:disabled': { cursor: 'default' } },
  },
  pressable,
);

/** As large as the picture will be, so that nothing moves when it comes. */
export const picture = component({
  ...inMiddle,
  inlineSize: '112px',
  blockSize: '44px',
  overflow: 'hidden',
  borderRadius: radius.thumb,
  background: color.surface.strip,
  color: color.text.soft,
});

export const image = component({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const lost = component({ color: color.danger.text });

export const listen = component({ justifySelf: 'start' });
