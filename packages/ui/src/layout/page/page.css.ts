import { globalStyle } from '@vanilla-extract/css';

import { scenery } from '../../foundations/roles/scenery.css.ts';
import { layers } from '../../foundations/theme/layers.ts';
import { component } from '../../foundations/theme/style.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { color, effect } = vars;

const drawn = {
  content: '',
  position: 'absolute',
  zIndex: -1,
  inset: '0 0 auto',
  pointerEvents: 'none',
} as const;

// Beside the column: the brand's own ground, a step away from the page, in its own light.
const beside = `color-mix(in oklab, ${color.text.strong} 5%, ${color.surface.page}) fixed`;
const glow = (colour: string, place: string): string =>
  `radial-gradient(70vmax 60vmax at ${place}, color-mix(in oklab, ${colour} 18%, transparent), transparent) fixed`;
const lights = [glow(color.action.rest, '0 0'), glow(color.second.fill, '100% 100%')];

globalStyle('body', {
  '@media': {
    '(min-width: 600px)': {
      '@layer': {
        [layers.base]: { background: [scenery.beside, ...lights, beside].join(', ') },
      },
    },
  },
});

export const page = component({
  position: 'relative',
  isolation: 'isolate',
  inlineSize: 'min(100%, 480px)',
  minBlockSize: '100dvh',
  marginInline: 'auto',
  paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)',
  background: color.surface.page,
  '@media': { '(min-width: 600px)': { boxShadow: `0 0 0 1px ${color.line.soft}` } },
  selectors: {
    // Behind the header only.
    '&:not([data-plain])::before': {
      ...drawn,
      blockSize: scenery.height,
      background: scenery.above,
    },
    '[dir="rtl"] &::before': { scale: '-1 1' },
    '&:not([data-plain])::after': {
      ...drawn,
      blockSize: '64px',
      color: color.scene.text,
      background: scenery.stars,
      opacity: effect.stars,
    },
  },
});
