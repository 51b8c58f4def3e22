import { tokenByPath, type Mode } from '../../../packages/themes/src/contract/index.ts';
import { hexOf, lch } from '../../../packages/themes/src/color/convert.ts';
import { ramp, type Seeds } from '../../../packages/themes/src/color/ramp.ts';
import { bytesOf } from '../../../packages/themes/src/color/rgb.ts';
import { randomHex, randomly } from '../../../packages/themes/src/testing/color.ts';
import {
  fileToken,
  fileTree,
  type FileToken,
} from '../../../packages/themes/src/testing/conformance/tree.ts';
import type { Hex, TokenValue } from '../../../packages/themes/src/contract/value.ts';
import {
  currentVersion,
  type MerchantFiles,
  type SourceFile,
} from '../../../packages/themes/src/index.ts';

type Random = () => number;
type Tokens = Map<string, FileToken>;

const file = (name: string, content: unknown): SourceFile => ({
  file: name,
  text: JSON.stringify(content, null, 2),
});

const manifestOf = (code: string, seeds: Seeds) => ({
  schemaVersion: currentVersion,
  code,
  name: `Merchant ${code}`,
  environment: 'demo',
  domains: [`${code}.localhost`],
  jurisdiction: 'INT',
  minAge: 18,
  currency: 'EUR',
  timeZone: 'Europe/Malta',
  languages: ['EN'],
  defaultLanguage: 'EN',
  brand: seeds,
  logo: { mark: 'assets/mark.svg' },
  legal: {
    licensee: 'Made Games Ltd',
    help: [{ name: 'A helpline', url: 'https://help.example/' }],
    terms: '/m/help?i=1',
    privacy: '/m/help?i=2',
  },
});

const part = (byte: number): number => Number((byte / 255).toFixed(4));

const srgb = (hex: Hex): object => {
  const [r, g, b] = bytesOf(hex);
  return { colorSpace: 'srgb', components: [part(r), part(g), part(b)], hex };
};

/** Tokens of which every merchant sets some; none belongs to one layout only, or has to go with others. */
const plain = [...tokenByPath].filter(
  ([path, { type }]) =>
    /^(dimension|number|duration|fontWeight)$/.test(type) &&
    /^(radius|size|space|type|motion)\./.test(path) &&
    !/^type\.(size|line|section)|^size\.(ageMark|awning|columns|mark|barInset)/.test(path) &&
    !/(bar|width|slant|spacing|Spacing|optical|glide|mat|list|Curve|Scale|Fade|Rise|Shift)/.test(
      path,
    ),
);

/** A whole number beside the base value, so that it says something. */
function moved(path: string, random: Random): FileToken {
  const token = tokenByPath.get(path);
  if (!token) throw new Error(`No token ${path}`);
  const by = 1 + Math.floor(random() * 4);
  const { dark } = token.base;
  const value =
    typeof dark === 'number'
      ? token.type === 'fontWeight'
        ? dark + by
        : Math.round((dark + by) * 100) / 100
      : {
          ...(dark as { value: number; unit: 'px' }),
          value: (dark as { value: number }).value + by,
        };
  return fileToken({ type: token.type, value } as TokenValue);
}

/** Text moves away from what it stands on and surfaces from what stands on them: all stays readable. */
const nudged = ['text.strong', 'text.soft', 'text.faint', 'action.text', 'success.text'];
const grounds = ['surface.page', 'surface.inset', 'surface.strong', 'footer.ground'];
const marks = ['line.soft', 'line.strong', 'scene.lightStart', 'scene.lightEnd', 'wallet.mark'];
const aliases: readonly (readonly [string, string])[] = [
  ['surface.holder', 'surface.inset'],
  ['surface.header', 'surface.page'],
  ['surface.strip', 'surface.inset'],
  ['frame.text', 'text.strong'],
  ['frame.soft', 'text.soft'],
  ['bar.text', 'action.text'],
  ['bar.soft', 'text.soft'],
  ['footer.text', 'text.strong'],
  ['tint.second', 'surface.strong'],
  ['tint.fourth', 'surface.page'],
];

function colorsOf(seeds: Seeds, mode: Mode, random: Random): Tokens {
  const { values } = ramp(seeds, mode);
  const away = mode === 'dark' ? 1 : -1;
  const tokens: Tokens = new Map();
  const move = (path: string, by: number): void => {
    const value = values.get(path)?.value as Hex;
    const color = lch(value);
    const l = Math.min(1, Math.max(0, color.l + by * (0.5 + random())));
    tokens.set(path, { $type: 'color', $value: srgb(hexOf({ ...color, l })) });
  };
  for (const name of nudged) move(`color.${name}`, away * 0.01);
  for (const name of grounds) move(`color.${name}`, away * -0.008);
  for (const name of marks)
    tokens.set(`color.${name}`, { $type: 'color', $value: srgb(randomHex(random)) });
  return tokens;
}

const seedsOf = (random: Random): Seeds => {
  const seed = () => ({ color: randomHex(random), policy: 'nearest' }) as const;
  return {
    action: seed(),
    ...(random() < 0.4 ? { link: seed() } : {}),
    ...(random() < 0.7 ? { neutral: { ...seed(), policy: 'derived' } } : {}),
    ...(random() < 0.6 ? { win: seed() } : {}),
    ...(random() < 0.4 ? { second: seed() } : {}),
    ...(random() < 0.2 ? { danger: seed() } : {}),
  };
};

/** The same merchant for the same number: seeds of its own, and about eighty tokens of its own. */
export function madeMerchant(number: number): MerchantFiles {
  const next = randomly(number * 7919 + 1);
  const seeds = seedsOf(next);
  const code = `made-${String(number).padStart(3, '0')}`;
  const tokens: Tokens = new Map();
  for (let index = 0; index < 60; index++) {
    const [path = ''] = plain[Math.floor(next() * plain.length)] ?? [];
    tokens.set(path, moved(path, next));
  }
  for (const [path, to] of aliases)
    tokens.set(`color.${path}`, { $type: 'color', $value: `{color.${to}}` });
  const own = (mode: Mode): SourceFile =>
    file(`${code}/tokens.${mode}.json`, fileTree(colorsOf(seeds, mode, next)));
  return {
    manifest: file(`${code}/manifest.jsonc`, manifestOf(code, seeds)),
    tokens: file(`${code}/tokens.json`, fileTree(tokens)),
    modes: { dark: own('dark'), light: own('light') },
    texts: {},
  };
}
