import { describe, expect, it } from 'vitest';
import { cssOf } from '../../contract/css.ts';
import { readMerchant } from '../../merchant.ts';
import { merchantFiles, srgb } from '../../testing/merchant-files.ts';

type Changes = Parameters<typeof merchantFiles>[0];

const told = (changes: Changes) =>
  readMerchant(merchantFiles(changes)).diagnostics.map(({ code, message, hint, line, column }) => ({
    code,
    message,
    hint,
    at: `${line}:${column}`,
  }));

function cssOfAll(changes: Changes, ...paths: readonly string[]): readonly (string | undefined)[] {
  const { merchant, diagnostics } = readMerchant(merchantFiles(changes));
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  return paths.map((path) => {
    const value = merchant?.themes.dark.get(path)?.value;
    return value && cssOf(value);
  });
}

const px = (value: number) => ({ value, unit: 'px' });
const soft = {
  round: {
    $type: 'dimension',
    card: { $value: px(20) },
    button: { $value: px(10) },
  },
};

describe('a group that extends another', () => {
  it('begins with all of it, and what it says itself comes over that', () => {
    for (const said of [{ $extends: '{round}' }, { $ref: '#/round' }, { $extends: '#/round' }]) {
      const radius = { ...said, card: { $type: 'dimension', $value: px(30) } };
      expect(cssOfAll({ tokens: { ...soft, radius } }, 'radius.card', 'radius.button')).toEqual([
        '30px',
        '10px',
      ]);
    }
  });

  it('has its type, and so have the groups in it', () => {
    const tokens = {
      base: { inner: { $type: 'dimension' }, $type: 'color', ink: { $value: srgb(0, 0, 0) } },
      other: {
        $extends: '{base}',
        paper: { $value: srgb(1, 1, 1) },
        inner: { edge: { $value: px(7) } },
      },
      radius: { $type: 'dimension', card: { $value: '{other.inner.edge}' } },
      color: { $type: 'color', scrim: { $value: '{other.ink}' } },
    };
    expect(cssOfAll({ tokens }, 'radius.card', 'color.scrim')).toEqual(['7px', '#000000']);
  });

  it('follows what it begins with, wherever that is said anew, and begins in turn with more', () => {
    const tokens = {
      ...soft,
      rounder: { $extends: '{round}', card: { $type: 'dimension', $value: px(24) } },
      radius: { $extends: '{rounder}' },
    };
    expect(cssOfAll({ tokens }, 'radius.card', 'radius.button')).toEqual(['24px', '10px']);
    const dark = { round: { button: { $type: 'dimension', $value: px(3) } } };
    expect(cssOfAll({ tokens, dark }, 'radius.button')).toEqual(['3px']);
    // A file may begin with a group of a file below it, and of the contract.
    expect(
      cssOfAll({ tokens: soft, dark: { radius: { $extends: '{round}' } } }, 'radius.card'),
    ).toEqual(['20px']);
    const washed = { color: { badge: { $extends: '{color.action}' } } };
    expect(cssOfAll({ tokens: { own: washed.color.badge } }, 'radius.card')).toHaveLength(1);
  });

  it('is not told to take out a line that keeps something of it away', () => {
    const card = { $type: 'dimension', $value: px(16) };
    expect(told({ tokens: { radius: { card } } })).toMatchObject([{ code: 'override.redundant' }]);
    expect(told({ tokens: { ...soft, radius: { $extends: '{round}', card } } })).toEqual([]);
  });

  it('of the brand’s own is told of as a whole where it is deprecated', () => {
    const old = { round: { ...soft.round, $deprecated: 'Too round.' } };
    expect(told({ tokens: { ...old, radius: { $extends: '{round}' } } })).toMatchObject([
      {
        code: 'token.deprecated',
        message: '"radius" takes from "round", which is deprecated: Too round.',
      },
    ]);
  });
});

describe('refused is a group that extends', () => {
  it.each([
    ['nothing', 7, 'token.extends', /what is no group/],
    ['a word', 'round', 'token.extends', /names no group/],
    ['a file', 'https://evil.example', 'token.extends', /names no group/],
    ['a slip', '{ruond}', 'token.extends', /"ruond", which is no group/],
    ['a token', '{round.card}', 'token.extends', /which is a token/],
    ['itself', '{radius}', 'token.extends', /in a circle/],
    ['the group around it', '#/round/card/$value', 'token.value', /pointer to a value/],
  ])('%s', (_name, $extends, code, message) => {
    const tokens = { ...soft, radius: { $extends } };
    const found = told({ tokens }).filter((one) => one.code !== 'token.idle');
    expect(found).toMatchObject([{ code }]);
    expect(found[0]?.message).toMatch(message);
    expect(found[0]?.hint).toBeTruthy();
    expect(found[0]?.at).toMatch(/:17$/);
  });

  it('a circle of groups, and a group that it stands in', () => {
    const two = { $extends: '{one}', ...soft.round };
    const circle = { one: { $extends: '{two}' }, two };
    expect(told({ tokens: circle })[0]).toMatchObject({ code: 'token.extends' });
    const inside = { round: { ...soft.round, tight: { $extends: '{round}' } } };
    expect(told({ tokens: inside })[0]?.message).toContain('in a circle');
  });

  it('a token, and two groups at once', () => {
    const token = {
      ...soft,
      radius: { card: { $extends: '{round}', $type: 'dimension', $value: px(4) } },
    };
    expect(told({ tokens: token })[0]).toMatchObject({
      code: 'token.key',
      hint: expect.stringContaining('A group extends') as string,
    });
    const both = { ...soft, radius: { $extends: '{round}', $ref: '#/round' } };
    expect(told({ tokens: both })[0]?.message).toContain('begins as two groups');
  });

  it('what holds names that the contract has not', () => {
    const odd = { round: { ...soft.round, crad: { $value: px(1) } } };
    expect(told({ tokens: { ...odd, radius: { $extends: '{round}' } } })).toMatchObject([
      { code: 'token.unknown', hint: 'Did you mean "radius.card"?' },
    ]);
  });

  it('groups that double at each step, in time', () => {
    const steps = Array.from({ length: 40 }, (_, at) => at);
    const tokens = Object.fromEntries(
      steps.map((at) => [
        `s${at}`,
        at === 0
          ? { edge: { $type: 'dimension', $value: px(1) } }
          : { a: { $extends: `{s${at - 1}}` }, b: { $extends: `{s${at - 1}}` } },
      ]),
    );
    const found = told({ tokens });
    expect(found.some(({ message }) => message.includes('more than 2000 tokens'))).toBe(true);
    const many = Object.fromEntries(
      Array.from({ length: 5000 }, (_, at) => [`g${at}`, { $extends: `{g${at + 1}}` }]),
    );
    expect(told({ tokens: many }).length).toBeGreaterThan(0);
  });
});
