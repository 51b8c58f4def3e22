import { expect, it } from 'vitest';
import { hideUnknown } from './unknown-values.ts';

it('hides no more than what stands under keys that its schema does not know', () => {
  const manifest = (code: string, more: string) =>
    `{ "code": "${code}", // said twice\n  "brand": { "action": "#ff8800", "pin": ${more} }, "legal": {} }`;
  expect(hideUnknown('one/manifest.jsonc', manifest('one', '1234'))).toBe(manifest('one', '····'));
});

it('keeps every place where it is, in files that are no JSON yet as well', () => {
  const slip = `{ key: 'sk live', "name": 'One' "key": [\n"sk_live", { "x": true }] ]}, "y": "z"`;
  const hidden = hideUnknown('manifest.jsonc', slip);
  expect(hidden).toBe(
    `{ key: ··· ·····, "name": 'One' "key": [\n·········, { "x": ···· }] ]}, "y": ···`,
  );
  expect(hidden).toHaveLength(slip.length);
});

it('shows palettes of a brand’s own, and whatever a token’s value is made of', () => {
  const tokens =
    '{ "sunset": { "dawn": { "$type": "color", "$value": { "of": "slips", "hex": "#ff8800" } } },\n' +
    '  "radius": { "card": { "$value": "{sunset.dawn}", "pin": 1234 } } }';
  expect(hideUnknown('tokens.dark.json', tokens)).toBe(tokens.replace('1234', '····'));
});

it('knows nothing of other files', () => {
  expect(hideUnknown('assets/mark.svg', '<svg key="sk_live" />')).toBe('<svg key="sk_live" />');
});
