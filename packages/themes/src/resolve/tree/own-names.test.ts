import { describe, expect, it } from 'vitest';
import { readMerchant } from '../../merchant.ts';
import { merchantFiles } from '../../testing/merchant-files.ts';

const px = (value: unknown) => ({ value, unit: 'px' });

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

describe('names of the brand’s own', () => {
  it('are a slip where nothing points at them and the contract has one near', () => {
    expect(
      told({ tokens: { raduis: { card: { $type: 'dimension', $value: px(4) } } } }),
    ).toMatchObject([
      { code: 'token.unknown', at: 'tokens.json:3:5', hint: 'Did you mean "radius.card"?' },
    ]);
  });

  it('are told of once a group where nothing points into it', () => {
    const button = {
      corner: { $type: 'dimension', $value: px(4) },
      wide: { $type: 'number', $value: 4 },
    };
    const { merchant, diagnostics } = readMerchant(merchantFiles({ tokens: { button } }));
    expect(merchant).toBeDefined();
    expect(diagnostics).toMatchObject([{ code: 'token.idle', severity: 'warning', line: 3 }]);
  });

  it('stand at the top, never in a group of the contract, and hold only types that there are', () => {
    const blue = { blue: { $type: 'color', $value: '#00f' } };
    const inside = { color: { ...blue, scrim: { $type: 'color', $value: '{color.blue}' } } };
    expect(told({ tokens: inside })[0]).toMatchObject({ code: 'token.unknown' });
    const text = { palette: { body: { $type: 'typeface', $value: {} } } };
    expect(told({ tokens: text })).toContainEqual(
      expect.objectContaining({
        code: 'token.type',
        message: expect.stringContaining('is not a type of tokens') as string,
      }),
    );
  });

  it('may be of the types that no site draws; a token takes a part of them by a pointer', () => {
    const line = { color: '#123456', width: { value: 2, unit: 'px' }, style: 'solid' };
    const frame = { line: { $type: 'border', $value: line } };
    const part = { $ref: '#/frame/line/$value/width/value' };
    const border = { card: { $type: 'dimension', $value: { value: part, unit: 'px' } } };
    const { merchant, diagnostics } = readMerchant(merchantFiles({ tokens: { frame, border } }));
    expect(diagnostics).toEqual([]);
    const token = merchant?.themes.dark.get('border.card');
    expect(token?.value).toEqual({ type: 'dimension', value: { value: 2, unit: 'px' } });
    expect(token?.borrows).toMatchObject([{ from: 'frame.line' }]);
  });
});
