import { formatHex, formatHex8, parse } from 'culori';
import { describe, expect, it } from 'vitest';
import { bytesOf } from '../rgb.ts';
import { colorSpaces } from '../spaces/spaces.ts';
import { many, randomHex, randomly } from '../../testing/color.ts';
import type { Hex } from '../../contract/value.ts';
import { WrittenFault } from './fault.ts';
import { colorNames } from './names.ts';
import { colorObject, writtenColor, writtenPattern } from './written.ts';

const next = randomly(11);
const byte = (): number => Math.floor(next() * 256);
const share = (): number => Math.round(next() * 1000) / 1000;

const theirs = (text: string): Hex => {
  const color = parse(text);
  const alpha = Math.round((color?.alpha ?? 1) * 255);
  return ((alpha === 255 ? formatHex(color) : formatHex8(color)) ?? '') as Hex;
};

const written: readonly string[] = [
  ...colorNames.keys(),
  ...many(300, () => randomHex(next)),
  '#fff',
  '#F0a8',
  '#ABCDEF80',
  ...many(300, () => `rgb(${byte()} ${byte()} ${byte()} / ${share()})`),
  ...many(100, () => `rgba(${byte()}, ${byte()}, ${byte()}, ${share()})`),
  ...many(100, () => `rgb(${byte()},${byte()},${byte()})`),
  ...many(100, () => `rgb(${share() * 100}% ${share() * 100}% ${share() * 100}%)`),
  ...many(100, () => `hsl(${share() * 360}deg ${share() * 100}% ${share() * 100}% / 50%)`),
];

it('reads what people write as culori does, to a bit of a byte', () => {
  for (const text of written) {
    const [a, b] = [bytesOf(writtenColor(text)), bytesOf(theirs(text))];
    for (const [index, part] of a.entries())
      expect(Math.abs(part - (b[index] ?? -9)), text).toBeLessThanOrEqual(1);
    expect(text).toMatch(new RegExp(writtenPattern));
  }
  expect(writtenColor('oklch(0.81 0.1 355)')).toBe(colorSpaces.oklch(0.81, 0.1, 355, 1));
  expect(writtenColor('oklch(81% 25% 355deg / none)')).toBe(colorSpaces.oklch(0.81, 0.1, 355, 0));
  expect(writtenColor('hsl(-90 50% 50%)')).toBe(writtenColor('hsl(270 50% 50%)'));
});

it('writes each as the object of the format, which says the very same colour', () => {
  const halves = many(200, () => `rgb(${byte() + 0.5 > 255 ? 255 : byte()} 12.5 ${byte()})`);
  for (const text of [...written, ...halves, 'oklch(0.81 0.1 355)']) {
    const { colorSpace, components, alpha = 1, hex } = colorObject(text);
    const again = colorSpaces[colorSpace](...components, alpha);
    expect(again, text).toBe(writtenColor(text));
    expect(hex).toBe(again.slice(0, 7));
  }
  expect(colorObject('#f7a8c4')).toEqual({
    colorSpace: 'srgb',
    components: [0.9686, 0.6588, 0.7686],
    hex: '#f7a8c4',
  });
});

describe('what is no colour is refused where it stops being one', () => {
  it.each<[string, number]>([
    ['', 0],
    ['#', 0],
    ['#12345', 0],
    ['#12g456', 3],
    ['Red', 0],
    ['rgb', 0],
    ['currentcolor', 0],
    ['rgb(1 2 3', 9],
    ['rgb(1 2 3);color:red', 10],
    ['rgb(1 2)', 7],
    ['rgb(1 2 3 4)', 10],
    ['rgb(1, 2 3)', 9],
    ['rgb(1 2 3 / 4 / 5)', 16],
    ['rgb(1 2 3 / 2)', 12],
    ['rgb(1 2 256)', 8],
    ['rgb(-1 2 3)', 4],
    ['rgb( x 2 3)', 5],
    ['rgb(1e2 2 3)', 4],
    ['rgb(1 var(--x) 3)', 14],
    ['rgb(1\t2 3 4)', 4],
    ['hsl(20% 1% 1%)', 4],
    ['oklch(1.2 0 0)', 6],
    ['oklch(110% 0 0)', 6],
    ['color(srgb 1 0 0)', 0],
    ['url(//evil.example)', 0],
    ['expression(alert(1))', 0],
    ['constructor', 0],
    ['rgb(1 2 3)\n', 10],
    [' red', 0],
    [`rgb(${' '.repeat(5000)}1 2 3)`, 0],
  ])('%j', (text, at) => {
    let fault: unknown;
    try {
      writtenColor(text);
    } catch (error) {
      fault = error;
    }
    expect(fault).toBeInstanceOf(WrittenFault);
    expect(fault).toMatchObject({ at });
  });
});
