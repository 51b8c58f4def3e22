import { bead, edge, ground, ink } from '../../foundations/theme/bead.css.ts';
import { component } from '../../foundations/theme/style.ts';
import { figuresAt, textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, type } = vars;

const side = '32px';

export const stepper = component({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
});

export const step = component({
  vars: { [ground]: 'transparent', [ink]: color.text.soft, [edge]: color.line.field },
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  alignContent: 'start',
  gap: '8px',
  selectors: {
    '&[data-state="done"]': {
      vars: { [ground]: color.action.rest, [ink]: color.action.on, [edge]: color.action.rest },
    },
    '&[data-state="current"]': {
      vars: { [ink]: color.action.text, [edge]: color.action.text },
    },
    // The way from the step before, between both marks.
    '& + &::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: `calc(${side} / 2 - 1px)`,
      insetInline: `calc(-50% + ${side} / 2 + 6px) calc(50% + ${side} / 2 + 6px)`,
      blockSize: '2px',
      background: color.line.strong,
    },
    '[data-state="done"] + &::before': { background: color.action.text },
    // A brand of two colours prints its marks.
    [when('selected', 'italic', '&[data-state="done"]')]: {
      vars: { [ground]: 'transparent', [ink]: color.action.text, [edge]: color.action.text },
    },
  },
});

export const mark = component(
  {
    inlineSize: side,
    blockSize: side,
    ...figuresAt('s3'),
    selectors: {
      '[data-state="current"] > &::before': {
        boxShadow: `inset 0 0 0 max(2px, ${border.selected}) ${edge}`,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '[data-state="current"] > &::before': { border: '3px solid Highlight' } },
      },
    },
  },
  bead,
);

export const words = component({
  paddingInline: '4px',
  color: color.text.soft,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  ...textAt('s2'),
  selectors: {
    '[data-state="current"] > &': { color: color.text.strong, fontWeight: type.text.strong },
  },
});
