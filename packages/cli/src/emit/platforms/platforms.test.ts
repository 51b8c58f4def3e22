import { join } from 'node:path';
import { modes, tokenByPath, type Mode } from '@livery/themes/contract';
import { bytesOf, type TokenValue } from '@livery/themes';
import { SaxesParser } from 'saxes';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadMerchants, type LoadedMerchant } from '@livery/merchants/load';
import { workspace } from '@livery/merchants/paths';
import { platformsAsked, type AppPlatform, type PlatformFiles } from './platform.ts';
import { platformFiles } from './platforms.ts';

let merchants: readonly LoadedMerchant[] = [];
beforeAll(async () => {
  ({ merchants } = await loadMerchants(join(workspace, 'merchants'), ['aurora', 'noir']));
});

/** What every platform makes of lengths, times and colours, told by other words than the code’s. */
const plain = ({ type, value }: TokenValue): unknown => {
  if (type === 'color') return [...bytesOf(value)];
  if (type === 'dimension') return value.unit === 'rem' ? value.value * 16 : value.value;
  return value;
};

type Values = Readonly<Record<Mode, unknown>>;

/** What was read back, by the names that the platform has for tokens. */
type ReadBack = ReadonlyMap<string, Values>;

const text = ({ files }: PlatformFiles, path: RegExp): string => {
  const [file, ...more] = files.filter((one) => path.test(one.path));
  expect(more).toEqual([]);
  return String(file?.content ?? '');
};

const number = '-?\\d+(?:\\.\\d+)?(?:e-\\d+)?';
const uiColor = `UIColor\\(red: (${number}), green: (${number}), blue: (${number}), alpha: (${number})\\)`;
const oneOf = (pattern: string) => new RegExp(`^${pattern}$`);

function swiftColor(said: string): unknown {
  const parts = oneOf(uiColor).exec(said)?.slice(1);
  return parts?.map((part) => Math.round(Number(part) * 255));
}

/** One value of Swift; nothing where the line is none of those that we write. */
function swiftValue(said: string): unknown {
  if (said.startsWith('UIColor')) return swiftColor(said);
  if (/^\[("[A-Za-z0-9 -]+"(, )?)+\]$/.test(said)) return JSON.parse(said);
  const curve = /^CAMediaTimingFunction\(controlPoints: (.*)\)$/.exec(said)?.[1];
  if (curve !== undefined) return curve.split(', ').map(Number);
  const [, type, figure] = oneOf(`(?:(CGFloat|TimeInterval)\\()?(${number})\\)?`).exec(said) ?? [];
  const value = Number(figure);
  return type === 'TimeInterval' ? Math.round(value * 1000) : value;
}

function swiftValues(said: string): Values {
  const colors = oneOf(`adaptive\\(dark: (${uiColor}), light: (${uiColor})\\)`).exec(said);
  if (colors) return { dark: swiftColor(colors[1] ?? ''), light: swiftColor(colors[6] ?? '') };
  const both = /^Adaptive<(\w+|\[String\])>\(dark: (.*), light: (.*)\)$/.exec(said);
  const read = (value = ''): unknown =>
    swiftValue(both?.[1] === 'TimeInterval' ? `TimeInterval(${value})` : value);
  if (both) return { dark: read(both[2]), light: read(both[3]) };
  return { dark: swiftValue(said), light: swiftValue(said) };
}

function readSwift(made: PlatformFiles): ReadBack {
  const lines = text(made, /Theme\.swift$/).split('\n');
  const start = lines.findIndex((line) => /^public enum \w+Theme \{$/.test(line));
  expect(lines.slice(0, start).every((line) => /^(\/\/.*|import UIKit|)$/.test(line))).toBe(true);
  expect(lines.slice(-2)).toEqual(['}', '']);
  const found = new Map<string, Values>();
  for (const line of lines.slice(start + 1, -2)) {
    const [, name = '', value = ''] =
      /^ {4}public static let ([a-z][A-Za-z0-9]*) = (.*?)(?: \/\*\* [^*]*\*\/)?$/.exec(line) ?? [];
    expect(name, line).not.toBe('');
    expect(found.has(name)).toBe(false);
    found.set(name, swiftValues(value));
  }
  return found;
}

/** Resources by name, from a reader that throws at whatever is no XML. */
function readXml(content: string): ReadonlyMap<string, unknown> {
  const found = new Map<string, unknown>();
  const parser = new SaxesParser();
  let open: { name: string; kind: string; said: string } | undefined;
  parser.on('opentag', ({ name: kind, attributes }) => {
    if (kind !== 'resources') open = { name: String(attributes['name']), kind, said: '' };
  });
  parser.on('text', (said) => {
    if (open) open.said += said;
  });
  parser.on('closetag', () => {
    if (!open) return;
    const { name, kind, said } = open;
    expect(found.has(name)).toBe(false);
    open = undefined;
    if (kind === 'color') {
      const [, a, r, g, b] = /^#(..)(..)(..)(..)$/.exec(said) ?? [];
      found.set(
        name,
        [r, g, b, a].map((byte) => Number.parseInt(byte ?? '', 16)),
      );
    } else if (kind === 'string') found.set(name, [said]);
    else {
      expect(said).toMatch(kind === 'dimen' ? /^-?[\d.]+(dp|sp)$/ : /^-?[\d.]+$/);
      found.set(name, Number.parseFloat(said));
    }
  });
  parser.write(content).close();
  return found;
}

function readAndroid(made: PlatformFiles): ReadBack {
  const read = (folder: string) =>
    made.files
      .filter(({ path }) => path.startsWith(`android/res/${folder}/`))
      .flatMap(({ content }) => Array.from(readXml(String(content))));
  const [day, night] = [new Map(read('values')), new Map(read('values-night'))];
  for (const name of night.keys()) expect(day.has(name)).toBe(true);
  return new Map(
    [...day].map(([name, light]) => [name, { light, dark: night.get(name) ?? light }]),
  );
}

interface FigmaBody {
  readonly variableModes: readonly { id: string; name: string; action: string }[];
  readonly variables: readonly { id: string; name: string; resolvedType: string }[];
  readonly variableModeValues: readonly { variableId: string; modeId: Mode; value: unknown }[];
}

function readFigma(made: PlatformFiles): ReadBack {
  const body = JSON.parse(text(made, /variables\.json$/)) as FigmaBody;
  expect(body.variableModes.map(({ name }) => name)).toEqual(['Dark', 'Light']);
  const valueIn = (id: string, mode: Mode): unknown => {
    const [one, ...more] = body.variableModeValues.filter(
      ({ variableId, modeId }) => variableId === id && modeId === mode,
    );
    expect(more).toEqual([]);
    const value = one?.value;
    if (typeof value === 'string') return [value];
    if (typeof value === 'number') return value;
    const { r, g, b, a } = value as Record<'r' | 'g' | 'b' | 'a', number>;
    return [r, g, b, a].map((part) => Math.round(part * 255));
  };
  return new Map(
    body.variables.map(({ id, name }) => [
      name,
      { dark: valueIn(id, 'dark'), light: valueIn(id, 'light') },
    ]),
  );
}

const camel = (path: string): string =>
  path.replaceAll(/\.(.)/g, (_all, letter: string) => letter.toUpperCase());
const snake = (path: string): string =>
  path.replaceAll('.', '_').replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const slashes = (path: string): string => path.replaceAll('.', '/');

const readers = {
  ios: { read: readSwift, nameOf: camel, takesLists: true },
  android: { read: readAndroid, nameOf: snake, takesLists: false },
  figma: { read: readFigma, nameOf: slashes, takesLists: false },
} as const;

describe.each(['aurora', 'noir'])('the theme of %s', (code) => {
  it.each(['ios', 'android', 'figma'] as const)(
    'is read back from %s value by value, and what is left out is said',
    async (platform: AppPlatform) => {
      const merchant = merchants.find(({ manifest }) => manifest.code === code);
      if (!merchant) throw new Error(`${code} cannot be read`);
      const made = await platformFiles(merchant, [platform]);
      const { read, nameOf, takesLists } = readers[platform];
      const found = read(made);
      const isPartly = (path: string): boolean => found.has(nameOf(path));
      const leftOut = new Set(made.leftOut.flatMap(({ tokens }) => tokens));
      for (const { why, platform: of } of made.leftOut)
        expect([of, why.length > 10]).toEqual([platform, true]);
      expect(leftOut.size).toBeGreaterThan(5);
      const names = [...tokenByPath.keys()].filter((path) => !leftOut.has(path) || isPartly(path));
      expect([...found.keys()].toSorted()).toEqual(names.map(nameOf).toSorted());
      for (const path of names)
        for (const mode of modes) {
          const value = merchant.themes[mode].get(path)?.value;
          const whole = value && plain(value);
          const isList = value?.type === 'fontFamily' && !takesLists;
          const known = isList ? [value.value[0]] : whole;
          expect(found.get(nameOf(path))?.[mode], `${path} in ${mode}`).toEqual(known);
          const isCut = isList && value.value.length > 1;
          expect(!isCut || leftOut.has(path), path).toBe(true);
        }
      expect(names.length).toBeGreaterThan(150);
    },
  );
});

it('names a theme in Swift after any code, also one that begins with a figure', async () => {
  const [aurora] = merchants;
  if (!aurora) throw new Error('aurora cannot be read');
  const named = async (code: string) => {
    const { files } = await platformFiles({ ...aurora, manifest: { ...aurora.manifest, code } }, [
      'ios',
    ]);
    return files.map(({ path }) => path);
  };
  expect(await named('kestrel-two')).toContain('ios/KestrelTwoTheme.swift');
  expect(await named('8-ball')).toContain('ios/Brand8BallTheme.swift');
});

it('takes platforms in any order and list, and tells of each that is none', () => {
  expect(platformsAsked(['figma', 'ios, Android', 'ios'])).toEqual(['ios', 'android', 'figma']);
  expect(platformsAsked([])).toEqual([]);
  expect(() => platformsAsked(['iso,windows'])).toThrow(
    '"iso" is no platform. Did you mean "ios"?\n"windows" is no platform. There are ios, android, figma.',
  );
});
