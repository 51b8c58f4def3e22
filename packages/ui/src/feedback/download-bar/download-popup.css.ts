import { component } from '../../foundations/theme/style.ts';
import { textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, radius, space } = vars;

export const app = component({
  display: 'flex',
  alignItems: 'center',
  gap: '16px',
  selectors: {
    [when('sheet', 'centred')]: { flexDirection: 'column', textAlign: 'center' },
  },
});

export const icon = component({
  flex: 'none',
  inlineSize: '72px',
  blockSize: '72px',
  objectFit: 'cover',
  borderRadius: `min(${radius.card}, 18px)`,
  background: color.surface.inset,
  selectors: {
    [when('tile', 'frame')]: {
      padding: space.mat,
      border: `${border.frame} solid ${color.line.strong}`,
      background: color.surface.mat,
    },
  },
});

export const text = component({ minInlineSize: 0, color: color.text.soft, ...textAt('s3') });

/** Rows on the sheet itself. */
export const entries = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: { [when('neighbours', 'gap')]: { gap: space.list } },
});
