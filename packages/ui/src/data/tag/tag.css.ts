import { createVar } from '@vanilla-extract/css';

import { labelCase, oneLine } from '../../foundations/theme/mixins.css.ts';
import { leaning } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { labelAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { color, radius, type } = vars;

const ground = createVar();
const ink = createVar();
const edge = createVar();

export const tag = component(
  {
    vars: { [ground]: color.surface.inset, [ink]: color.text.soft, [edge]: 'transparent' },
    position: 'relative',
    isolation: 'isolate',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    maxInlineSize: '100%',
    minBlockSize: '24px',
    paddingInline: '8px',
    borderRadius: radius.tag,
    color: ink,
    verticalAlign: 'middle',
    ...labelAt('s1'),
    fontWeight: type.label.weight,
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        zIndex: -1,
        inset: 0,
        borderRadius: 'inherit',
        background: ground,
        boxShadow: `inset 0 0 0 1px ${edge}`,
      },
      '&[data-tone="action"]': {
        vars: { [ground]: color.selected.fill, [ink]: color.selected.on },
      },
      '&[data-tone="win"]': { vars: { [ground]: color.win.fill, [ink]: color.win.on } },
      '&[data-tone="danger"]': { vars: { [ground]: color.danger.surface, [ink]: color.danger.on } },
      '&[data-tone="success"]': {
        vars: { [ground]: color.success.surface, [ink]: color.success.on },
      },
      '&[data-tone="warning"]': {
        vars: { [ground]: color.warning.surface, [ink]: color.warning.on },
      },
      [when('tag', 'corner')]: { borderRadius: '12px', paddingInline: '10px' },
      [when('tag', 'lean')]: { borderRadius: 0, paddingInline: '10px', marginInline: '2px' },
      [when('tag', 'lean', '&::before')]: { transform: leaning },
      [when('tag', 'lean', '&[data-tone="neutral"]')]: { vars: { [ground]: color.surface.strong } },
      [when('tag', 'lean', '&[data-tone="action"]')]: {
        vars: { [ground]: color.action.rest, [ink]: color.action.on },
      },
      // Printed, not painted: small capitals within a hairline.
      [when('message', 'plain')]: {
        vars: { [ground]: 'transparent', [ink]: color.text.soft, [edge]: color.line.strong },
        borderRadius: 0,
      },
      [when('message', 'plain', '&[data-tone="action"]')]: {
        vars: { [ground]: 'transparent', [ink]: color.action.text, [edge]: ink },
      },
      [when('message', 'plain', '&[data-tone="win"]')]: {
        vars: { [ground]: color.win.fill, [ink]: color.win.on, [edge]: 'transparent' },
      },
      [when('message', 'plain', '&[data-tone="danger"]')]: {
        vars: { [ground]: 'transparent', [ink]: color.danger.text, [edge]: ink },
      },
      [when('message', 'plain', '&[data-tone="success"]')]: {
        vars: { [ground]: 'transparent', [ink]: color.success.text, [edge]: ink },
      },
      [when('message', 'plain', '&[data-tone="warning"]')]: {
        vars: { [ground]: 'transparent', [ink]: color.warning.text, [edge]: ink },
      },
    },
    '@media': {
      '(forced-colors: active)': {
        border: '1px solid CanvasText',
        selectors: { '&::before': { display: 'none' } },
      },
    },
  },
  labelCase,
);

export const words = component({}, oneLine);
