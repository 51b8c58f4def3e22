import { component } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';
import { when } from '../theme/when.ts';

const { color } = vars;
const { scene, surface } = color;

const drawing = component({
  display: 'none',
  position: 'absolute',
  zIndex: -1,
  pointerEvents: 'none',
});

const shown = { [when('backdrop', 'sky')]: { display: 'block' } };

/** Bars may be stretched; what matters is that their feet end above the title. */
export const lights = component(
  {
    insetBlockStart: 0,
    insetInline: 0,
    inlineSize: '100%',
    blockSize: '158px',
    selectors: {
      ...shown,
      '[data-size="home"] > &': { blockSize: '144px' },
      '[data-mark] > &': { blockSize: '220px' },
    },
  },
  drawing,
);

export const mountains = component(
  {
    insetBlockEnd: 0,
    insetInline: 0,
    inlineSize: '100%',
    blockSize: '100px',
    selectors: shown,
  },
  drawing,
);

/** Never scaled: the arch has the measure of the bar above it. */
export const rays = component(
  {
    insetBlockStart: 0,
    insetInlineStart: 'calc(50% - 195px)',
    maxInlineSize: 'none',
    overflow: 'visible',
    selectors: { [when('backdrop', 'rays')]: { display: 'block' } },
  },
  drawing,
);

export const mint = component({ stopColor: scene.lightStart });
export const violet = component({ stopColor: scene.lightEnd });
export const night = component({ stopColor: scene.ground });
export const stars = component({
  stroke: scene.text,
  strokeLinecap: 'round',
  fill: 'none',
});

export const peakBack = component({
  fill: `color-mix(in srgb, ${scene.ground} 72%, ${scene.lightEnd})`,
  opacity: 0.75,
});
export const peakMiddle = component({
  fill: `color-mix(in srgb, ${scene.ground} 88%, ${scene.lightEnd})`,
});
/** The nearest ridge is the page itself: the scene ends in it in both modes. */
export const peakFront = component({ fill: surface.page });

export const gold = component({ stopColor: scene.accent });
export const archInner = component({ fill: scene.ground, stroke: scene.accent, strokeWidth: '1' });
export const archOuter = component({
  fill: scene.ground,
  stroke: scene.accent,
  strokeWidth: '0.8',
  strokeOpacity: 0.55,
});
export const diamond = component({ fill: scene.accent });

/** Behind the words, at the end; it never takes more room than the words leave. */
export const grove = component(
  {
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    selectors: { [when('backdrop', 'grove')]: { display: 'block' } },
  },
  drawing,
);

export const sun = component({ stopColor: color.second.fill });
export const peel = component({ stopColor: color.action.rest });
export const ripe = component({
  stopColor: `color-mix(in srgb, ${color.action.rest} 62%, ${color.badge.fill})`,
});
export const ringOuter = component({ fill: scene.lightStart });
export const ringInner = component({ fill: scene.lightEnd });
export const leaf = component({ fill: color.selected.edge });
export const leafBack = component({
  fill: `color-mix(in srgb, ${color.selected.edge} 82%, ${scene.ground})`,
});
export const stem = component({
  fill: 'none',
  stroke: `color-mix(in srgb, ${color.action.rest} 45%, ${color.action.on})`,
  strokeWidth: '8',
  strokeLinecap: 'round',
});
export const vein = component({
  fill: 'none',
  stroke: scene.lightEnd,
  strokeOpacity: 0.35,
  strokeWidth: '2',
});
export const gleam = component({
  fill: 'none',
  stroke: `color-mix(in srgb, ${color.second.fill} 70%, ${surface.raised})`,
  strokeOpacity: 0.6,
  strokeWidth: '9',
  strokeLinecap: 'round',
});

export const pitch = component(
  {
    insetBlockStart: '0',
    insetInlineEnd: '-22%',
    inlineSize: '60%',
    blockSize: 'auto',
    selectors: {
      [when('backdrop', 'pitch')]: { display: 'block' },
      '[data-size="login"] > &': { insetBlockStart: '-24px' },
    },
  },
  drawing,
);

export const ball = component({ fill: scene.text });
export const patch = component({ fill: color.action.on });
export const seam = component({ fill: 'none', stroke: color.action.on, strokeWidth: '5' });
export const shade = component({ fill: color.action.on, fillOpacity: 0.22 });

/** Half out of the picture at the end, as large as the banner it stands in. */
export const wheel = component(
  {
    insetBlockStart: '50%',
    insetInlineEnd: '-112px',
    inlineSize: '284px',
    blockSize: '284px',
    maxInlineSize: 'none',
    marginBlockStart: '-142px',
    overflow: 'visible',
    selectors: { [when('backdrop', 'rays')]: { display: 'block' } },
  },
  drawing,
);

const wine = scene.lightStart;
const metal = scene.accent;

export const wheelRays = component({
  stroke: metal,
  strokeWidth: '0.8',
  strokeOpacity: 0.22,
  fill: 'none',
});
export const wheelRim = component({
  fill: `color-mix(in srgb, ${wine} 46%, ${scene.ground})`,
  stroke: metal,
  strokeWidth: '2',
});
export const wheelLine = component({
  fill: 'none',
  stroke: metal,
  strokeWidth: '1',
  strokeOpacity: 0.7,
});
export const wheelRed = component({
  fill: `color-mix(in srgb, ${wine} 78%, ${color.badge.fill})`,
});
export const wheelDark = component({ fill: scene.ground });
export const wheelZero = component({
  fill: `color-mix(in srgb, ${color.success.text} 40%, ${scene.ground})`,
});
export const wheelBowl = component({
  fill: `color-mix(in srgb, ${wine} 58%, color-mix(in srgb, ${metal} 34%, ${scene.ground}))`,
});
export const wheelStave = component({
  stroke: scene.ground,
  strokeWidth: '1.4',
  strokeOpacity: 0.4,
});
export const wheelArm = component({
  stroke: metal,
  strokeWidth: '7',
  strokeLinecap: 'round',
});
export const wheelHub = component({
  fill: `color-mix(in srgb, ${metal} 72%, ${wine})`,
  stroke: scene.ground,
  strokeOpacity: 0.35,
  strokeWidth: '2',
});
export const wheelKnob = component({
  fill: `color-mix(in srgb, ${metal} 86%, ${scene.text})`,
  stroke: scene.ground,
  strokeOpacity: 0.3,
  strokeWidth: '1.5',
});
export const wheelBall = component({ fill: scene.text });
