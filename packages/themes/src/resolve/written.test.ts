import { expect, it } from 'vitest';
import { sheet } from '../emit/sheet.ts';
import { readMerchant } from '../merchant.ts';
import { merchantFiles, tokenAt } from '../testing/merchant-files.ts';

const faultsOf = (tokens: unknown) =>
  readMerchant(merchantFiles({ tokens })).diagnostics.map(
    ({ code, line, column, message, hint }) => ({ code, line, column, message, hint }),
  );

it('reads a colour as people write it wherever the object may stand', () => {
  const { merchant } = readMerchant(
    merchantFiles({
      tokens: {
        color: { scrim: { $type: 'color', $value: 'rgb(0 0 0 / 50%)' } },
        gradient: {
          jackpot: {
            $type: 'gradient',
            $value: [
              { color: '#001', position: 0 },
              { color: 'midnightblue', position: 1 },
            ],
          },
        },
      },
    }),
  );
  const css = merchant ? sheet(merchant.themes) : '';
  expect(css).toContain('--lv-color-scrim:#00000080');
  expect(css).toContain('--lv-gradient-jackpot:#000011 0%, #191970 100%');
});

it('says at which character a word stops being a colour, and what was meant', () => {
  const text = JSON.stringify(tokenAt('color.scrim', 'color', 'rgb(0 0 300)'), null, 2);
  const column = (text.split('\n')[4] ?? '').indexOf('300') + 1;
  expect(faultsOf(JSON.parse(text))).toEqual([
    {
      code: 'token.value',
      line: 5,
      column,
      message: '"color.scrim" has 300; it must be from 0 to 255.',
      hint: 'For example "rgb(247 168 196 / 0.8)".',
    },
  ]);
  expect(faultsOf(tokenAt('color.scrim', 'color', 'midnihgtblue'))).toMatchObject([
    { code: 'token.value', hint: 'Did you mean "midnightblue"?' },
  ]);
});

it('points at the word where an escape hides the character', () => {
  const files = merchantFiles();
  const text = '{"color":{"scrim":{"$type":"color","$value":"\\u0023ggg"}}}';
  const { diagnostics } = readMerchant({ ...files, tokens: { file: 'tokens.json', text } });
  expect(diagnostics[0]).toMatchObject({ code: 'token.value', column: text.indexOf('"\\u') + 1 });
});
