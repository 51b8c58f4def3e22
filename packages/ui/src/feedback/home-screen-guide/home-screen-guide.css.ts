import { along, inMiddle, sized, wrapping } from '../../foundations/manners/arranged.ts';
import { frame } from '../../foundations/roles/frame.css.ts';
import { opened } from '../../foundations/manners/opened.ts';
import {
  groundOf,
  ifLeaning,
  inTurn,
  plate as manner,
  roundOf,
} from '../../foundations/manners/plate.ts';
import { script } from '../../foundations/theme/script.css.ts';
import { leaningBox } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { displayAt, figuresAt, textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { color } = vars;

export const text = component({ textAlign: opened.align as 'center' });

export const steps = component({ counterReset: 'step' });

export const step = component(
  {
    position: 'relative',
    ...along('14px'),
    counterIncrement: 'step',
    selectors: {
      // A thread from one to the next.
      '&:not(:last-child)::after': {
        content: '',
        position: 'absolute',
        zIndex: -1,
        insetInlineStart: '25px',
        insetBlock: '50% calc(-50% - 12px)',
        borderInlineStart: `2px solid ${color.line.soft}`,
      },
    },
  },
  inTurn,
);

export const plate = component({
  vars: { [color.icon.second]: manner.mark },
  position: 'relative',
  flex: 'none',
  ...inMiddle,
  ...sized('52px'),
  border: `${frame.edge} solid ${color.line.strong}`,
  borderRadius: roundOf(),
  background: groundOf(color.surface.inset, color.surface.strip),
  clipPath: leaningBox(ifLeaning('52px')),
  selectors: {
    [when('frames', 'frame')]: { background: color.surface.raised, color: color.action.text },
  },
});

/** Counted in the brand's figures. */
export const words = component({
  flex: 1,
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(20px, auto) minmax(0, 1fr)',
  columnGap: '8px',
  ...wrapping,
  ...textAt('s3'),
  selectors: {
    '&::before': {
      content: 'counter(step)',
      color: color.action.text,
      ...figuresAt('s4'),
      lineHeight: 'inherit',
    },
    '&:lang(ar)::before': { content: 'counter(step, arabic-indic)' },
    [when('blocks', 'rules', '&::before')]: { ...displayAt('s4'), fontStyle: script.italic },
  },
});
