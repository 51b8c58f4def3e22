import { describe, expect, it } from 'vitest';
import { readMerchant } from '../../merchant.ts';
import { merchantFiles, srgb, tokenAt } from '../../testing/merchant-files.ts';
import { cssOf } from '../../contract/css.ts';

type Changes = Parameters<typeof merchantFiles>[0];

const told = (changes: Changes) =>
  readMerchant(merchantFiles(changes)).diagnostics.map(
    ({ code, file, line, column, message, hint }) => ({
      code,
      at: `${file}:${line}:${column}`,
      message,
      hint,
    }),
  );

function cssIn(changes: Changes, path: string, mode: 'dark' | 'light' = 'dark'): string {
  const { merchant, diagnostics } = readMerchant(merchantFiles(changes));
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  expect(errors).toEqual([]);
  const value = merchant?.themes[mode].get(path)?.value;
  return value ? cssOf(value) : '';
}

const px = (value: unknown) => ({ value, unit: 'px' });
const shadow = (layer: object) => tokenAt('elevation.low', 'shadow', layer);
const layer = { color: '#000', offsetX: px(0), offsetY: px(2), blur: px(8), spread: px(0) };
const palette = {
  palette: {
    night: { $type: 'color', $value: srgb(0, 0, 0.2) },
    edge: { $type: 'dimension', $value: px(6) },
    half: { $type: 'number', $value: 0.5 },
    glow: { $type: 'shadow', $value: layer },
    far: { $type: 'dimension', $value: px(200) },
    face: { $type: 'fontFamily', $value: 'Figtree Variable' },
  },
};

describe('a value takes', () => {
  it('the whole of another token, in braces and by either pointer', () => {
    const card = (token: object) => ({ ...palette, radius: { card: token } });
    for (const token of [
      { $value: '{palette.edge}' },
      { $value: { $ref: '#/palette/edge/$value' } },
      { $ref: '#/palette/edge' },
      { $type: 'dimension', $ref: '#/palette/edge', $description: 'As round as an edge.' },
    ])
      expect(cssIn({ tokens: card(token) }, 'radius.card'), JSON.stringify(token)).toBe('6px');
  });

  it('parts of a value by pointers, and keys beside one come over it', () => {
    const color = (value: object) => ({ ...palette, ...tokenAt('color.scrim', 'color', value) });
    const night = '#/palette/night/$value';
    expect(cssIn({ tokens: color({ $ref: night, alpha: 0.5 }) }, 'color.scrim')).toBe('#00003380');
    const word = { palette: { ...palette.palette, night: { $type: 'color', $value: '#000033' } } };
    const sheer = tokenAt('color.scrim', 'color', { $ref: night, alpha: 0.5 });
    expect(cssIn({ tokens: { ...word, ...sheer } }, 'color.scrim')).toBe('#00003380');
    const mixed = {
      colorSpace: { $ref: `${night}/colorSpace` },
      components: [1, { $ref: `${night}/components/1` }, { $ref: `${night}/components/2` }],
      alpha: { $ref: '#/palette/half/$value' },
    };
    expect(cssIn({ tokens: color(mixed) }, 'color.scrim')).toBe('#ff003380');
    const list = { colorSpace: 'srgb', components: { $ref: `${night}/components` } };
    expect(cssIn({ tokens: color(list) }, 'color.scrim')).toBe('#000033');
  });

  it('parts of composites from tokens in braces', () => {
    const tokens = {
      ...palette,
      ...shadow({ ...layer, color: '{palette.night}', offsetX: '{palette.edge}' }),
      gradient: {
        jackpot: {
          $type: 'gradient',
          $value: [
            { color: '{palette.night}', position: '{palette.none}' },
            { color: '#001122', position: 1 },
          ],
        },
      },
    };
    const none = { $type: 'number', $value: 0 };
    const both = { ...tokens, palette: { ...palette.palette, none } };
    expect(cssIn({ tokens: both }, 'elevation.low')).toBe('6px 2px 8px 0px #000033');
    expect(cssIn({ tokens: both }, 'gradient.jackpot')).toBe('#000033 0%, #001122 100%');
  });

  it('entries of a list from tokens that are one of them', () => {
    const shadows = {
      ...palette,
      elevation: { low: { $type: 'shadow', $value: ['{palette.glow}', layer] } },
    };
    const css = cssIn({ tokens: shadows }, 'elevation.low');
    expect(css).toBe('0px 2px 8px 0px #000000, 0px 2px 8px 0px #000000');
    const faces = {
      ...palette,
      ...tokenAt('type.text.family', 'fontFamily', ['{palette.face}', 'serif']),
    };
    expect(cssIn({ tokens: faces }, 'type.text.family')).toBe("'Figtree Variable', serif");
    const curve = tokenAt('motion.curve', 'cubicBezier', [
      '{palette.half}',
      0,
      '{palette.half}',
      1,
    ]);
    expect(cssIn({ tokens: { ...palette, ...curve } }, 'motion.curve')).toBe(
      'cubic-bezier(0.5, 0, 0.5, 1)',
    );
  });

  it('what it points at from any file, and what a later one makes of it', () => {
    const tokens = { ...palette, ...tokenAt('color.scrim', 'color', '{palette.night}') };
    const dark = { palette: { night: { $type: 'color', $value: '#102030' } } };
    expect(cssIn({ tokens, dark }, 'color.scrim')).toBe('#102030');
    expect(cssIn({ tokens, dark }, 'color.scrim', 'light')).toBe('#000033');
    // What grew and what the contract says have parts as well.
    const grown = { $ref: '#/color/action/rest/$value', alpha: 0.5 };
    expect(cssIn({ tokens: tokenAt('color.scrim', 'color', grown) }, 'color.scrim')).toMatch(
      /^#[0-9a-f]{6}80$/,
    );
    const size = { value: { $ref: '#/radius/button/$value/value' }, unit: 'px' };
    expect(cssIn({ tokens: tokenAt('radius.card', 'dimension', size) }, 'radius.card')).toMatch(
      /px$/,
    );
  });

  it('its type from what it points at, where nobody says one', () => {
    const chain = {
      palette: {
        ...palette.palette,
        corner: { $value: '{palette.edge}' },
        accent: {
          $root: { $type: 'color', $value: '#123' },
          soft: { $ref: '#/palette/accent/$root' },
        },
      },
      radius: { card: { $value: '{palette.corner}' } },
      color: { scrim: { $value: '{palette.accent.$root}' } },
    };
    expect(cssIn({ tokens: chain }, 'radius.card')).toBe('6px');
    expect(cssIn({ tokens: chain }, 'color.scrim')).toBe('#112233');
  });
});

/** One finding of a token whose value stands in line 8 or so of the file. */
const refusal = (path: string, type: string, value: unknown) => {
  const found = told({ tokens: { ...palette, ...tokenAt(path, type, value) } });
  // Where nothing can be pointed at, nothing points into the palette.
  const [first, ...more] = found.filter(({ code }) => code !== 'token.idle');
  expect(more).toEqual([]);
  return first;
};

describe('refused with its place and a hint is', () => {
  it.each([
    [
      'a pointer that leads out',
      '../x.json#/a',
      'token.pointer',
      /points out of its file, at/,
      /#\/palette/,
    ],
    [
      'an address',
      'https://evil.example/t.json',
      'token.pointer',
      /points out of its file/,
      /this folder/,
    ],
    ['the file itself', '#/', 'token.value', /leads to no token/, /\$value/],
    [
      'a token that is not there',
      '#/palette/nigth/$value',
      'token.value',
      /"palette.nigth", which is not/,
      /Did you mean "palette.night"/,
    ],
    [
      'a group',
      '#/palette/$value',
      'token.value',
      /"palette", which is not/,
      /It is a group: \{palette.night\}/,
    ],
    [
      'a token without its value',
      '#/palette/night',
      'token.value',
      /not at its value/,
      /"#\/palette\/night\/\$value"/,
    ],
    [
      'a part that is not there',
      '#/palette/night/$value/colourSpace',
      'token.value',
      /"colourSpace" in "palette.night"/,
      /Did you mean "colorSpace"/,
    ],
    [
      'an entry beyond a list',
      '#/palette/night/$value/components/7',
      'token.value',
      /"7" in/,
      /list of 3/,
    ],
    ['a prototype', '#/__proto__/$value', 'token.value', /which is not a token/, /lists every/],
    ['a dotted name', '#/palette.night/$value', 'token.value', /dot in a name/, /slashes/],
    ['a lone tilde', '#/palette/~2/$value', 'token.value', /lone ~/, /~0/],
    ['broken escapes', '#/palette/%zz/$value', 'token.value', /% means nothing/, /#\/palette/],
  ])('%s', (_name, $ref, code, message, hint) => {
    const found = refusal('color.scrim', 'color', { $ref });
    expect(found).toMatchObject({
      code,
      at: expect.stringMatching(/^tokens\.json:\d+:17$/) as string,
    });
    expect(found?.message).toMatch(message);
    expect(found?.hint).toMatch(hint);
  });

  it('a part of another type, at the pointer and not where it leads', () => {
    const found = refusal('radius.card', 'dimension', {
      value: { $ref: '#/palette/night/$value/colorSpace' },
      unit: 'px',
    });
    expect(found).toMatchObject({ message: '"radius.card" must be a number.' });
    expect(found?.at).toMatch(/^tokens\.json:\d+:19$/);
  });

  it('braces where a pointer belongs, and a token of another type', () => {
    expect(refusal('radius.card', 'dimension', px('{palette.half}'))?.hint).toMatch(/"\$ref"/);
    expect(refusal('elevation.low', 'shadow', { ...layer, blur: '{palette.half}' })?.message).toBe(
      '"elevation.low" points at "palette.half", which is a number, not a dimension.',
    );
    expect(refusal('elevation.low', 'shadow', { ...layer, blur: '{palette.far}' })).toMatchObject({
      message: expect.stringContaining('must be from 0 to 128') as string,
    });
  });

  it('every way round a circle, once', () => {
    const color = (one: unknown, other: unknown) => ({
      palette: {
        one: { $type: 'color', $value: one },
        other: { $type: 'color', $value: other },
      },
      color: { scrim: { $type: 'color', $value: '{palette.one}' } },
    });
    const part = (name: string) =>
      srgb(0, 0, { $ref: `#/palette/${name}/$value/components/2` } as never);
    for (const [one, other] of [
      ['{palette.other}', '{palette.one}'],
      [{ $ref: '#/palette/other/$value' }, { $ref: '#/palette/one/$value' }],
      [{ $ref: '#/palette/other/$value' }, '{palette.one}'],
      [part('other'), part('one')],
      [{ $ref: '#/palette/one/$value', alpha: 1 }, '#fff'],
    ]) {
      const found = told({ tokens: color(one, other) });
      expect(found.length, JSON.stringify(one)).toBeGreaterThan(0);
      for (const { message } of found) expect(message).toContain('goes in a circle');
    }
    const whole = { palette: { a: { $ref: '#/palette/b' }, b: { $ref: '#/palette/a' } } };
    const used = {
      ...whole,
      ...tokenAt('radius.card', 'dimension', px({ $ref: '#/palette/a/$value/value' })),
    };
    const circles = told({ tokens: used });
    expect(circles.every(({ message }) => message.includes('in a circle'))).toBe(true);
    expect(circles.length).toBeGreaterThan(0);
  });

  it('a token that cannot be read, and not whoever points at it', () => {
    const tokens = {
      palette: { edge: { $type: 'dimension', $value: px('wide') } },
      radius: {
        $type: 'dimension',
        card: { $value: '{palette.edge}' },
        button: { $value: '{radius.card}' },
      },
    };
    expect(told({ tokens })).toMatchObject([{ message: '"palette.edge" must be a number.' }]);
    const untyped = { palette: { edge: { $value: px(4) } }, radius: tokens.radius };
    expect(told({ tokens: untyped })).toMatchObject([
      { code: 'token.type', message: '"palette.edge" has no $type, and nothing tells it.' },
    ]);
  });
});

describe('what is deprecated', () => {
  const old = (deprecated: unknown) => ({
    palette: { $deprecated: deprecated, night: { $type: 'color', $value: '#003' } },
    color: { $type: 'color', scrim: { $value: '{palette.night}' } },
  });

  it('is told of where something points at it, with the reason, and is no error to write', () => {
    const files = merchantFiles({ tokens: old('Use {palette.dusk} instead.') });
    const { diagnostics, merchant } = readMerchant(files);
    expect(merchant).toBeDefined();
    expect(diagnostics).toMatchObject([
      {
        code: 'token.deprecated',
        severity: 'warning',
        message:
          '"color.scrim" takes from "palette.night", which is deprecated: Use {palette.dusk} instead.',
      },
    ]);
    expect(told({ tokens: old(true) })[0]?.hint).toContain('No reason is given');
    expect(told({ tokens: old(false) })).toEqual([]);
    expect(told({ tokens: old(7) })).toMatchObject([{ code: 'token.key' }]);
  });

  it('may point at what is deprecated itself', () => {
    const { palette: group, color } = old(true);
    const tokens = { palette: group, color: { ...color, $deprecated: true } };
    expect(told({ tokens })).toEqual([]);
  });
});

describe('a graph without end', () => {
  const steps = (many: number) => Array.from({ length: many }, (_, at) => at);

  it('that doubles costs no more than its length', () => {
    const double = (at: number) => ({ $ref: `#/palette/s${at - 1}/$value` });
    const tokens = Object.fromEntries(
      steps(60).map((at) => [
        `s${at}`,
        { $type: 'shadow', $value: at === 0 ? layer : [double(at), double(at)] },
      ]),
    );
    const found = told({
      tokens: {
        palette: tokens,
        ...shadow(['{palette.s59}', '{palette.s59}'] as never),
      },
    });
    // A list of lists is no shadow; nothing was written out to find that.
    expect(found[0]?.message).toContain('is a list where one value stands');
  });

  it('of a thousand hops is refused, from either end', () => {
    const hop = (at: number, last: number) => ({
      $type: 'dimension',
      $value: at === last ? px(6) : `{palette.s${at + (last === 0 ? -1 : 1)}}`,
    });
    for (const last of [0, 999]) {
      const tokens = Object.fromEntries(steps(1000).map((at) => [`s${at}`, hop(at, last)]));
      const found = told({
        tokens: {
          palette: tokens,
          ...tokenAt('radius.card', 'dimension', `{palette.s${999 - last}}`),
        },
      });
      expect(found.some(({ message }) => message.includes('more than 32 times'))).toBe(true);
    }
  });

  it('of thousands of names that are not there is answered in time', () => {
    const tokens = Object.fromEntries(
      steps(3000).map((at) => [`some-name-${at}`, { $value: `{palette.sone-nane-${at}x}` }]),
    );
    expect(told({ tokens: { palette: tokens } }).length).toBeGreaterThan(2900);
  });
});
