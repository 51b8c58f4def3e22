import { bead, edge, ground, ink } from '../../foundations/theme/bead.css.ts';
import { component } from '../../foundations/theme/style.ts';
import { textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { color, type } = vars;

const side = '24px';

export const timeline = component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const entry = component({
  vars: { [ground]: color.surface.strong, [ink]: color.text.strong, [edge]: 'transparent' },
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${side} minmax(0, 1fr)`,
  columnGap: '12px',
  paddingBlockEnd: '20px',
  selectors: {
    '&[data-tone="success"]': {
      vars: { [ground]: color.success.surface, [ink]: color.success.on },
    },
    '&[data-tone="warning"]': {
      vars: { [ground]: color.warning.surface, [ink]: color.warning.on },
    },
    '&[data-tone="danger"]': { vars: { [ground]: color.danger.surface, [ink]: color.danger.on } },
    // Printed, not painted.
    [when('message', 'plain')]: {
      vars: { [ground]: 'transparent', [ink]: color.text.strong, [edge]: color.line.strong },
    },
    ...Object.fromEntries(
      (['success', 'warning', 'danger'] as const).map((tone) => [
        when('message', 'plain', `&[data-tone="${tone}"]`),
        { vars: { [ground]: 'transparent', [ink]: color[tone].text, [edge]: ink } },
      ]),
    ),
    '&&[data-expected]': {
      vars: { [ground]: 'transparent', [ink]: color.text.soft, [edge]: color.line.field },
    },
    '&:last-child': { paddingBlockEnd: 0 },
    // The line to what follows.
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: `calc(${side} + 4px) 4px`,
      insetInlineStart: `calc(${side} / 2 - 1px)`,
      borderInlineStart: `2px solid ${color.line.strong}`,
    },
    '&:not(:last-child):has(+ [data-expected])::before': {
      borderInlineStartStyle: 'dotted',
    },
  },
});

export const mark = component(
  { inlineSize: side, blockSize: side, selectors: { '&:empty::before': { inset: '6px' } } },
  bead,
);

export const texts = component({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const title = component({
  color: color.text.strong,
  ...textAt('s3'),
  lineHeight: side,
  fontWeight: type.text.strong,
  selectors: {
    '[data-expected] &': { color: color.text.soft, fontWeight: type.text.weight },
  },
});
export const time = component({ display: 'block', color: color.text.faint, ...textAt('s2') });
export const more = component({ marginBlockStart: '4px', color: color.text.soft, ...textAt('s2') });
