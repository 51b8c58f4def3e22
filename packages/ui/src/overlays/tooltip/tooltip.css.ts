import { floating } from '../popover/popover.css.ts';
import { component } from '../../foundations/theme/style.ts';
import { textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { color, radius, type } = vars;

/** Ink on paper turned round: a tip belongs to no surface of the page. */
export const tooltip = component(
  {
    padding: '8px 12px',
    maxInlineSize: 'min(260px, calc(100vw - 16px))',
    borderRadius: radius.thumb,
    background: color.text.strong,
    color: color.surface.page,
    ...textAt('s2'),
    fontWeight: type.text.strong,
    selectors: {
      [when('frames', 'frame')]: {
        background: color.surface.raised,
        color: color.text.strong,
        boxShadow: `inset 0 0 0 1px ${color.line.strong}`,
        fontWeight: type.text.weight,
      },
    },
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  },
  floating,
);
