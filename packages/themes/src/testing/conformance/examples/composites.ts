import { base, length, pxOf, srgb, type FormatExample } from './example.ts';

const blue = srgb(0.1, 0.3, 0.9);
const ms = (value: number) => ({ value, unit: 'ms' });
const heading = {
  fontFamily: ['Helvetica', 'sans-serif'],
  fontSize: pxOf(24),
  fontWeight: 700,
  letterSpacing: pxOf(0.5),
  lineHeight: 1.2,
};
const entry = { duration: ms(200), delay: ms(0), timingFunction: [0.5, 0, 1, 1] };
const line = { color: blue, width: pxOf(1), style: 'solid' };
const own = ($type: string, $value: unknown) => ({ own: { $type, $value } });

const accepted: readonly FormatExample[] = [
  {
    name: 'strokes: a word, dashes, and dashes of which one is a token',
    tokens: {
      base,
      own: {
        $type: 'strokeStyle',
        word: { $value: 'dotted' },
        dashes: { $value: { dashArray: [pxOf(4), pxOf(2)], lineCap: 'round' } },
        mixed: { $value: { dashArray: ['{base.gap}', pxOf(2)], lineCap: 'butt' } },
      },
    },
  },
  {
    name: 'borders, written out and of tokens',
    tokens: {
      base,
      dash: { $type: 'strokeStyle', $value: 'dashed' },
      own: {
        $type: 'border',
        plain: { $value: line },
        made: { $value: { color: '{base.blue}', width: '{base.gap}', style: '{dash}' } },
        same: { $value: '{own.made}' },
      },
    },
  },
  {
    name: 'transitions, written out and of tokens',
    tokens: {
      quick: { $type: 'duration', $value: { value: 0.1, unit: 's' } },
      ease: { $type: 'cubicBezier', $value: [0.2, 0, 0, 1] },
      own: {
        $type: 'transition',
        plain: { $value: entry },
        made: { $value: { duration: '{quick}', delay: ms(20), timingFunction: '{ease}' } },
      },
    },
  },
  {
    name: 'typography, written out and of tokens',
    tokens: {
      face: { $type: 'fontFamily', $value: ['Georgia', 'serif'] },
      bold: { $type: 'fontWeight', $value: 'bold' },
      large: length({ value: 2, unit: 'rem' }),
      own: {
        $type: 'typography',
        heading: { $value: heading },
        made: {
          $value: { ...heading, fontFamily: '{face}', fontWeight: '{bold}', fontSize: '{large}' },
        },
      },
    },
  },
  {
    name: 'a part of a composite, taken by a pointer',
    tokens: {
      base,
      heading: { $type: 'typography', $value: { ...heading, fontSize: '{base.gap}' } },
      large: { $type: 'dimension', $value: { $ref: '#/heading/$value/fontSize' } },
    },
  },
];

const refused: readonly FormatExample[] = [
  {
    name: 'a line that there is not',
    tokens: own('strokeStyle', 'doted'),
    refused: ['token.value', /line "doted" is not known/],
  },
  {
    name: 'a dash whose end there is not',
    tokens: own('strokeStyle', { dashArray: [pxOf(4)], lineCap: 'flat' }),
    refused: ['token.value', /end of a dash "flat"/],
  },
  {
    name: 'a border without a width',
    tokens: own('border', { color: blue, style: 'solid' }),
    refused: ['token.value', /needs "width"/],
  },
  {
    name: 'a border of another kind of token',
    tokens: { base, ...own('border', { ...line, width: '{base.blue}' }) },
    refused: ['token.value', /is a color, not a dimension/],
  },
  {
    name: 'a transition with a key too many',
    tokens: own('transition', { ...entry, property: 'opacity' }),
    refused: ['token.value', /has "property", which is not known/],
  },
  {
    name: 'typography with a line height that is a length',
    tokens: own('typography', { ...heading, lineHeight: pxOf(30) }),
    refused: ['token.value', /must be a number/],
  },
  {
    name: 'a token of a site that is typography',
    tokens: {
      heading: { $type: 'typography', $value: heading },
      radius: { card: { $type: 'dimension', $value: '{heading}' } },
    },
    refused: ['token.value', /points at a typography; it must be a dimension/],
  },
];

export const compositeExamples: readonly FormatExample[] = [...accepted, ...refused];
