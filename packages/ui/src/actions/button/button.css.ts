import { createVar } from '@vanilla-extract/css';

import { labelCase, pressable } from '../../foundations/theme/mixins.css.ts';
import { plate } from '../../foundations/manners/plate.ts';
import { second } from '../../foundations/roles/second.css.ts';
import { leaning, leanOver } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { buttonType } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { border, color, elevation, gradient, radius, size } = vars;

const fill = createVar();
const hover = createVar();
const ink = createVar();
const edge = createVar();
const light = createVar();
const height = createVar();

export const button = component(
  {
    vars: {
      [fill]: 'transparent',
      [hover]: fill,
      [ink]: color.text.strong,
      [edge]: 'transparent',
      [light]: '0 0 transparent',
    },
    position: 'relative',
    isolation: 'isolate',
    contain: plate.contain,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '8px',
    minBlockSize: height,
    paddingInline: '24px',
    borderRadius: radius.button,
    color: ink,
    textAlign: 'center',
    textDecoration: 'none',
    overflowWrap: 'break-word',
    ...buttonType,
    selectors: {
      // The ground lies below, so that it can lean while the letters keep their own slant.
      '&::before': {
        content: '',
        position: 'absolute',
        zIndex: -1,
        insetBlock: 0,
        // What leans stays within the box, or it would reach over its neighbours.
        insetInline: leanOver(`${height} / 2`),
        borderRadius: 'inherit',
        background: fill,
        boxShadow: `inset 0 0 0 ${border.outline} ${edge}, ${light}`,
        transform: leaning,
        transition: 'inherit',
      },
      '&[data-size="large"]': { vars: { [height]: size.button } },
      '&[data-size="medium"]': { vars: { [height]: '44px' }, paddingInline: '20px' },
      '&[data-full]': { display: 'flex', inlineSize: '100%' },

      '&[data-variant="primary"]': {
        vars: {
          [fill]: `linear-gradient(180deg, ${gradient.action})`,
          [hover]: color.action.hover,
          [ink]: color.action.on,
          [light]: elevation.action,
        },
      },
      '&[data-variant="secondary"]': {
        vars: {
          [fill]: second.ground,
          [hover]: second.hover,
          [edge]: second.edge,
        },
      },
      // A warning's colour is read on calm surfaces alone.
      '&[data-variant="secondary"][data-tone="danger"]': {
        vars: { [fill]: second.soft, [hover]: second.softHover },
      },
      '&[data-variant="quiet"]': {
        vars: { [ink]: color.action.text, [hover]: color.surface.inset },
        paddingInline: '12px',
      },
      // It has no ground that could be seen to lean.
      '&[data-variant="quiet"]::before': { transform: 'none' },

      '&[data-tone="danger"]:not([data-variant="primary"])': { vars: { [ink]: color.danger.text } },
      '&[aria-disabled="true"], &:disabled': {
        cursor: 'default',
        opacity: 0.5,
        vars: { [light]: '0 0 transparent' },
      },
      '&[aria-busy="true"]': { opacity: 1 },
    },
    '@media': {
      '(hover: hover)': {
        selectors: {
          '&:hover:not(:disabled, [aria-disabled="true"])::before': { background: hover },
        },
      },
      '(forced-colors: active)': { border: '1px solid ButtonText' },
    },
  },
  pressable,
  labelCase,
);

export const content = component({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '10px',
  selectors: { '[aria-busy="true"] > &': { opacity: 0 } },
});

export const wait = component({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
});
