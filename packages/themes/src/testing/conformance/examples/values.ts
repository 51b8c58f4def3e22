import { base, colorToken, layer, length, srgb, type FormatExample } from './example.ts';

const composite: readonly FormatExample[] = [
  {
    name: 'a shadow whose parts are tokens',
    tokens: {
      base,
      shade: { $type: 'shadow', $value: { ...layer, color: '{base.blue}', offsetX: '{base.gap}' } },
      card: { $value: '{shade}' },
    },
  },
  {
    name: 'a shadow of layers, one of them a token',
    tokens: {
      shade: { $type: 'shadow', $value: layer },
      more: { $type: 'shadow', $value: ['{shade}', { ...layer, inset: true }] },
    },
  },
  {
    name: 'a gradient whose colours and positions are tokens',
    tokens: {
      base,
      own: {
        $type: 'gradient',
        fade: {
          $value: [
            { color: '{base.blue}', position: 0 },
            { color: srgb(1, 1, 1), position: '{base.half}' },
          ],
        },
      },
    },
  },
  {
    name: 'a stop that is a token',
    tokens: {
      own: {
        $type: 'gradient',
        first: { $value: [{ color: srgb(1, 1, 1), position: 0 }] },
        fade: { $value: ['{own.first}', { color: srgb(0, 0, 0), position: 1 }] },
      },
    },
    refused: ['token.value', /2 to 16 entries/],
  },
  {
    name: 'a stop outside of its axis',
    tokens: {
      own: {
        $type: 'gradient',
        fade: {
          $value: [
            { color: srgb(0, 0, 0), position: -99 },
            { color: srgb(1, 1, 1), position: 42 },
          ],
        },
      },
    },
    refused: ['token.value', /from 0 to 1/],
  },
  {
    name: 'the simple types',
    tokens: {
      face: { $type: 'fontFamily', $value: 'Comic Sans MS' },
      faces: { $type: 'fontFamily', $value: ['Helvetica', 'sans-serif'] },
      weight: { $type: 'fontWeight', $value: 350 },
      bold: { $type: 'fontWeight', $value: 'extra-bold' },
      quick: { $type: 'duration', $value: { value: 100, unit: 'ms' } },
      slow: { $type: 'duration', $value: { value: 1.5, unit: 's' } },
      ease: { $type: 'cubicBezier', $value: [0.5, 0, 1, 1] },
      line: { $type: 'number', $value: 2.3 },
    },
  },
  {
    name: 'a weight that there is not',
    tokens: { own: { $type: 'fontWeight', $value: 'Bold' } },
    refused: ['token.value', /not known/],
  },
  {
    name: 'a unit that there is not',
    tokens: { own: length({ value: 1, unit: 'em' }) },
    refused: ['token.value', /not allowed/],
  },
];

const spaces: Readonly<Record<string, readonly unknown[]>> = {
  srgb: [1, 0, 1],
  hsl: [330, 100, 50],
  oklch: [0.6, 0.12, 328.363],
  'display-p3': [0.8, 0.2, 0.7],
  'srgb-linear': [0.9, 0.1, 0.5],
  hwb: [330, 20, 10],
  lab: [60.17, 40.54, -20.5],
  lch: [60.17, 41.4, 327.11],
  oklab: [0.7, 0.1, -0.06],
  'a98-rgb': [0.7, 0.3, 0.6],
  'prophoto-rgb': [0.6, 0.4, 0.5],
  rec2020: [0.6, 0.3, 0.5],
  'xyz-d65': [0.4, 0.3, 0.5],
  'xyz-d50': [0.4, 0.3, 0.4],
};
const colours: readonly FormatExample[] = [
  ...Object.entries(spaces).map(([colorSpace, components]): FormatExample => ({
    name: `a colour of ${colorSpace}`,
    tokens: { pink: colorToken({ colorSpace, components, alpha: 0.5 }) },
  })),
  {
    name: 'a colour of a space that there is not',
    tokens: { pink: colorToken({ colorSpace: 'cmyk', components: [0.5, 0.3, 0.4] }) },
    refused: ['token.value', /is not supported/],
  },
  {
    name: 'a component that is none',
    tokens: {
      white: colorToken({ colorSpace: 'hsl', components: ['none', 0, 100], hex: '#ffffff' }),
    },
  },
  {
    name: 'an alpha beyond one',
    tokens: { own: colorToken({ ...srgb(0, 0, 0), alpha: 2 }) },
    refused: ['token.value', /from 0 to 1/],
  },
];

/** Composite values and simple ones, and the colour spaces. */
export const valueExamples: readonly FormatExample[] = [...composite, ...colours];
