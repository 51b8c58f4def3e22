import { assignVars, globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { baseTheme } from '@livery/themes/contract';

import { declareLayers, layers } from './layers.ts';
import './reset.css.ts';
import { barRoom } from './shapes.ts';
import { script } from './script.css.ts';
import { textAt } from './type.ts';
import { vars } from './vars.css.ts';
import './voice.css.ts';

declareLayers();

const base = (selector: string, rule: GlobalStyleRule): void =>
  globalStyle(selector, { '@layer': { [layers.base]: rule } });

const dark = assignVars(vars, baseTheme('dark'));
/** Most tokens know no theme; only the others are said again. */
const light = Object.fromEntries(
  Object.entries(assignVars(vars, baseTheme('light'))).filter(
    ([name, value]) => dark[name as keyof typeof dark] !== value,
  ),
);

base(':root', { vars: dark, colorScheme: 'dark' });
base('[data-theme="light"]', { vars: light, colorScheme: 'light' });

base('body', {
  background: vars.color.surface.page,
  color: vars.color.text.strong,
  ...textAt('s3'),
  fontWeight: vars.type.text.weight,
  fontSynthesis: 'none',
  WebkitFontSmoothing: 'antialiased',
  overflowX: 'clip',
});

// While the mode changes, which is as long as the page is styled anew.
base('[data-changing] *, [data-changing] *::before, [data-changing] *::after', {
  transition: 'none !important',
});

// What the keys bring into view is brought clear of the bars, too.
base('html', { scrollPaddingBlock: `${vars.size.header} ${barRoom}` });

base('em', { fontStyle: 'inherit' });
base('[data-emphasis="italic"] em', { fontStyle: script.italic });
base('[data-emphasis="accent"] em', { color: vars.color.action.text });
const selection = { background: vars.color.action.rest, color: vars.color.action.on };
// All in the body has it from there. Said of every element, a fifth of all work on styles is for
// it alone; said of the root, every page change would style each element twice more.
base('body::selection', selection);
// Firefox and Safari know no inheritance of it.
base('::selection', {
  '@supports': { '(-moz-appearance: none) or (font: -apple-system-body)': selection },
});

base(':focus-visible', {
  outline: `${vars.border.focus} solid ${vars.color.line.focus}`,
  outlineOffset: '2px',
});

// An open sheet holds the page still; where a bar took room, the room stays.
base('html[data-scroll-lock]', { overflow: 'hidden' });
base('html[data-scroll-lock="gutter"]', { scrollbarGutter: 'stable' });

const still = {
  animationDuration: '0.01ms !important',
  animationIterationCount: '1 !important',
  transitionDuration: '0.01ms !important',
} as const;

base('*, *::before, *::after', { '@media': { '(prefers-reduced-motion: reduce)': still } });
// Asked of this site alone.
base(
  '[data-motion="less"] *, [data-motion="less"] *::before, [data-motion="less"] *::after',
  still,
);
