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

// Beside the column: the brand's own ground, a step away from the page, in its own light.
const beside = `color-mix(in oklab, ${vars.color.text.strong} 5%, ${vars.color.surface.page}) fixed`;
const glow = (colour: string, place: string, size = '70vmax 60vmax', share = 18): string =>
  `radial-gradient(${size} at ${place}, color-mix(in oklab, ${colour} ${share}%, transparent), transparent) fixed`;
const lights = [glow(vars.color.action.rest, '0 0'), glow(vars.color.second.fill, '100% 100%')];
const ink = `color-mix(in oklab, ${vars.color.text.strong} 7%, transparent)`;
const disc = (place: string, colour: string): string =>
  `radial-gradient(circle at ${place}, ${colour} 31vmin, transparent calc(31vmin + 1px)) fixed`;

/** What else is drawn there, in the brand's own hand. */
const manners = {
  sky: [
    ...['12% 18%', '27% 61%', '81% 12%', '73% 42%', '91% 71%', '8% 84%'].map(
      (place) =>
        `radial-gradient(circle at ${place}, ${vars.color.text.faint} 1.5px, transparent 2.5px) fixed`,
    ),
    glow(vars.color.sky.start, '20% 0', '22vmax 60vmax', 70),
    glow(vars.color.sky.end, '82% 0', '26vmax 70vmax', 70),
  ],
  rays: [
    `repeating-conic-gradient(from -90deg at 50% 100%, ${ink} 0 0.15deg, transparent 0.35deg 2.85deg, ${ink} 3deg) fixed`,
  ],
  grove: [disc('4% 88%', vars.color.tint.first), disc('97% 14%', vars.color.tint.second)],
  pitch: [
    `repeating-linear-gradient(calc(90deg + 1deg * ${vars.effect.angle}), ${ink} 0 12vw, transparent 12vw 24vw) fixed`,
  ],
} as const;

const besideColumn = (drawn: readonly string[]) => ({
  '@media': { '(min-width: 600px)': { background: [...drawn, ...lights, beside].join(', ') } },
});
base('body', besideColumn([]));
for (const [backdrop, drawn] of Object.entries(manners))
  base(`[data-backdrop="${backdrop}"] body`, besideColumn(drawn));

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
