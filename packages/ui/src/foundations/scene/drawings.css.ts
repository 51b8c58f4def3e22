import { component, type LayerRule } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';
import { when } from '../theme/when.ts';

const { color } = vars;
const { scene, surface } = color;

type Backdrop = 'sky' | 'rays' | 'grove' | 'pitch';

const drawing = component({
  display: 'none',
  position: 'absolute',
  zIndex: -1,
  pointerEvents: 'none',
});

/** Behind the slot, so that no brand is sent the paints of a drawing it does not show. */
const partOf =
  (backdrop: Backdrop) =>
  (rule: Omit<LayerRule, 'selectors'>): string =>
    component({ selectors: { [when('backdrop', backdrop)]: rule } });

/** The drawing itself, with what is different in the places that another selector names. */
const drawn = (
  backdrop: Backdrop,
  rule: Omit<LayerRule, 'selectors'>,
  places: Readonly<Record<string, Omit<LayerRule, 'selectors'>>> = {},
): string =>
  component(
    {
      selectors: {
        [when('backdrop', backdrop)]: { display: 'block', ...rule },
        ...Object.fromEntries(
          Object.entries(places).map(([place, other]) => [
            when('backdrop', backdrop, place),
            other,
          ]),
        ),
      },
    },
    drawing,
  );

const inSky = partOf('sky');
const inRays = partOf('rays');
const inGrove = partOf('grove');
const inPitch = partOf('pitch');

/** Bars may be stretched; what matters is that their feet end above the title. */
export const lights = drawn(
  'sky',
  { insetBlockStart: 0, insetInline: 0, inlineSize: '100%', blockSize: '158px' },
  {
    '[data-size="home"] > &': { blockSize: '144px' },
    '[data-mark] > &': { blockSize: '220px' },
    '[data-size="mark"] > &': { blockSize: '92px' },
  },
);

export const mountains = drawn(
  'sky',
  { insetBlockEnd: 0, insetInline: 0, inlineSize: '100%', blockSize: '100px' },
  { '[data-size="mark"] > &': { blockSize: '48px' } },
);

/** Never scaled: the arch has the measure of the bar above it. */
export const rays = drawn('rays', {
  insetBlockStart: 0,
  insetInlineStart: 'calc(50% - 195px)',
  maxInlineSize: 'none',
  overflow: 'visible',
});

export const mint = inSky({ stopColor: scene.lightStart });
export const violet = inSky({ stopColor: scene.lightEnd });
export const night = inSky({ stopColor: scene.ground });
export const stars = inSky({
  stroke: scene.text,
  strokeLinecap: 'round',
  fill: 'none',
});

export const peakBack = inSky({
  fill: `color-mix(in srgb, ${scene.ground} 72%, ${scene.lightEnd})`,
  opacity: 0.75,
});
export const peakMiddle = inSky({
  fill: `color-mix(in srgb, ${scene.ground} 88%, ${scene.lightEnd})`,
});
/** The nearest ridge is the page itself: the scene ends in it in both modes. */
export const peakFront = inSky({ fill: surface.page });

export const gold = inRays({ stopColor: scene.accent });
export const archInner = inRays({ fill: scene.ground, stroke: scene.accent, strokeWidth: '1' });
export const archOuter = inRays({
  fill: scene.ground,
  stroke: scene.accent,
  strokeWidth: '0.8',
  strokeOpacity: 0.55,
});
export const diamond = inRays({ fill: scene.accent });

/** Behind the words, at the end; it never takes more room than the words leave. */
export const grove = component(
  { selectors: { [`[dir="rtl"]${when('backdrop', 'grove')}`]: { scale: '-1 1' } } },
  drawn(
    'grove',
    { inset: 0, inlineSize: '100%', blockSize: '100%', overflow: 'visible' },
    // However long the words are, the fruit does not grow into them.
    { '[data-size="login"] > &': { blockSize: 'min(100%, 232px)' } },
  ),
);

export const sun = inGrove({ stopColor: color.second.fill });
export const peel = inGrove({ stopColor: color.action.rest });
export const ripe = inGrove({
  stopColor: `color-mix(in srgb, ${color.action.rest} 62%, ${color.badge.fill})`,
});
export const ringOuter = inGrove({ fill: scene.lightStart });
export const ringInner = inGrove({ fill: scene.lightEnd });
export const leaf = inGrove({ fill: color.selected.edge });
export const leafBack = inGrove({
  fill: `color-mix(in srgb, ${color.selected.edge} 82%, ${scene.ground})`,
});
export const stem = inGrove({
  fill: 'none',
  stroke: `color-mix(in srgb, ${color.action.rest} 45%, ${color.action.on})`,
  strokeWidth: '8',
  strokeLinecap: 'round',
});
export const vein = inGrove({
  fill: 'none',
  stroke: scene.lightEnd,
  strokeOpacity: 0.35,
  strokeWidth: '2',
});
export const gleam = inGrove({
  fill: 'none',
  stroke: `color-mix(in srgb, ${color.second.fill} 70%, ${surface.raised})`,
  strokeOpacity: 0.6,
  strokeWidth: '9',
  strokeLinecap: 'round',
});

export const pitch = drawn(
  'pitch',
  { insetBlockStart: '0', insetInlineEnd: '-22%', inlineSize: '60%', blockSize: 'auto' },
  {
    '[data-size="login"] > &': { insetBlockStart: '-24px' },
    '[data-size="mark"] > &': {
      insetBlockStart: '10px',
      insetInlineEnd: '-16px',
      inlineSize: '104px',
    },
  },
);

export const ball = inPitch({ fill: scene.text });
export const patch = inPitch({ fill: color.action.on });
export const seam = inPitch({ fill: 'none', stroke: color.action.on, strokeWidth: '5' });
export const shade = inPitch({ fill: color.action.on, fillOpacity: 0.22 });

/** Half out of the picture at the end, as large as the banner it stands in. */
export const wheel = drawn('rays', {
  insetBlockStart: '50%',
  insetInlineEnd: '-150px',
  inlineSize: '284px',
  blockSize: '284px',
  maxInlineSize: 'none',
  marginBlockStart: '-142px',
  overflow: 'visible',
});

const wine = scene.lightStart;
const metal = scene.accent;

export const wheelRays = inRays({
  stroke: metal,
  strokeWidth: '0.8',
  strokeOpacity: 0.22,
  fill: 'none',
});
export const wheelRim = inRays({
  fill: `color-mix(in srgb, ${wine} 46%, ${scene.ground})`,
  stroke: metal,
  strokeWidth: '2',
});
export const wheelLine = inRays({
  fill: 'none',
  stroke: metal,
  strokeWidth: '1',
  strokeOpacity: 0.7,
});
export const wheelRed = inRays({
  fill: `color-mix(in srgb, ${wine} 74%, ${color.danger.text})`,
});
export const wheelDark = inRays({ fill: scene.ground });
export const wheelZero = inRays({
  fill: `color-mix(in srgb, ${color.success.text} 62%, ${scene.ground})`,
});
export const wheelNumbers = inRays({
  fill: 'none',
  stroke: scene.text,
  strokeWidth: '1.1',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const wheelBowl = inRays({
  fill: `color-mix(in srgb, ${wine} 58%, color-mix(in srgb, ${metal} 34%, ${scene.ground}))`,
});
export const wheelStave = inRays({
  stroke: scene.ground,
  strokeWidth: '1.4',
  strokeOpacity: 0.4,
});
export const wheelArm = inRays({
  stroke: metal,
  strokeWidth: '7',
  strokeLinecap: 'round',
});
export const wheelHub = inRays({
  fill: `color-mix(in srgb, ${metal} 72%, ${wine})`,
  stroke: scene.ground,
  strokeOpacity: 0.35,
  strokeWidth: '2',
});
export const wheelKnob = inRays({
  fill: `color-mix(in srgb, ${metal} 86%, ${scene.text})`,
  stroke: scene.ground,
  strokeOpacity: 0.3,
  strokeWidth: '1.5',
});
export const wheelBall = inRays({ fill: scene.text });
