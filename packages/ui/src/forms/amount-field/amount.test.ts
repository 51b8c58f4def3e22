import { describe, expect, it } from 'vitest';

import { amountFault, keptOf, notationOf, plainAmount, readAmount, showAmount } from './amount.ts';

const peso = notationOf({ locale: 'en-PH', currency: 'PHP' });
const euro = notationOf({ locale: 'de-DE', currency: 'EUR' });
const yen = notationOf({ locale: 'ja-JP', currency: 'JPY' });
const arabic = notationOf({ locale: 'ar-EG', currency: 'EUR' });

it('knows how money is written', () => {
  expect(peso).toEqual({ places: 2, symbol: '₱', before: true, point: '.' });
  expect(euro).toMatchObject({ symbol: '€', before: false, point: ',' });
  expect(yen).toMatchObject({ places: 0, before: true });
});

describe('reading', () => {
  it.each([
    ['500', '500'],
    ['1,234.5', '1234.5'],
    ['0050', '50'],
    ['.5', '0.5'],
    ['7.', '7'],
    ['12.345', '12.34'],
    ['1,000', '1000'],
    ['10,50', '10.50'],
    ['9007199254740993.07', '9007199254740993.07'],
    ['', ''],
    ['-', ''],
  ])('takes %s for %s', (typed, amount) => expect(readAmount(typed, peso)).toBe(amount));

  it('takes the point of the language, and the one that a keypad has', () => {
    expect(readAmount('1.234,50', euro)).toBe('1234.50');
    expect(readAmount('12.5', euro)).toBe('12.5');
    expect(readAmount('1.000', euro)).toBe('1000');
    expect(readAmount('١٢٫٥', arabic)).toBe('12.5');
  });

  it('knows no smaller unit where there is none', () => {
    expect(readAmount('1,500', yen)).toBe('1500');
    expect(keptOf('1,500', yen)).toBe('1500');
    expect(keptOf('15.00', yen)).toBe('15');
  });

  it('takes no more digits after a point than the money has', () => {
    expect(keptOf('12.345', peso)).toBe('12.34');
    expect(keptOf('12,345', euro)).toBe('12,34');
    expect(keptOf('١٢٫٣٤٥', arabic)).toBe('١٢٫٣٤');
    expect(keptOf('1.234,5', euro)).toBe('1.234,5');
  });

  it('keeps figures and points while one types, and nothing else', () => {
    expect(keptOf('₱1,23.4e', peso)).toBe('1,23.4');
    expect(keptOf('PHP 500', peso)).toBe('500');
    expect(keptOf('e', peso)).toBe('');
    expect(keptOf('-', peso)).toBe('');
  });

  it.each([
    '1e3',
    '1E3',
    '1a2',
    '5₱3',
    '-0',
    '-5',
    '−5',
    '5-',
    '100-200',
    '1.2.3',
    '1..5',
    '1,5,5',
    '1.000.00',
    '1,000.00.0',
    '.000.000',
  ])('refuses %s, which is no amount, and makes no other one of it', (pasted) => {
    expect(keptOf(pasted, peso)).toBeUndefined();
    expect(readAmount(pasted, peso)).toBe('');
  });

  it.each([
    ['1.000,50', peso, '1000.50', '1000.50'],
    ['1,000.50', euro, '1000.50', '1000,50'],
    ["1'000.50", peso, '1000.50', "1'000.50"],
    ['1.000.000', peso, '1000000', '1000000'],
    ['1,000,000', peso, '1000000', '1,000,000'],
    ['12,34,567.80', peso, '1234567.80', '12,34,567.80'],
    ['1.234.567,89', yen, '1234567', '1234567'],
    ['1 000,50', euro, '1000.50', '1 000,50'],
    ['  500  ', peso, '500', '  500  '],
    ['500.00\n', peso, '500.00', '500.00'],
    ['١٬٠٠٠٫٥٠', peso, '1000.50', '١٬٠٠٠.٥٠'],
    ['١٢٫٥', peso, '12.5', '١٢٫٥'],
    ['Rs. 500', peso, '500', '500'],
    ['1.500 kr.', euro, '1500', '1.500'],
    ['€ 1.500,00', euro, '1500.00', ' 1.500,00'],
    ['१२.५', peso, '12.5', '१२.५'],
  ] as const)('takes %s for what people mean who copied it', (pasted, notation, amount, kept) => {
    expect(readAmount(pasted, notation)).toBe(amount);
    expect(keptOf(pasted, notation)).toBe(kept);
    expect(readAmount(kept, notation)).toBe(amount);
  });

  it('takes no group for whole that is not', () => {
    expect(keptOf('1,000,00', peso)).toBe('1,000,00');
    expect(readAmount('1,000,00', peso)).toBe('');
  });

  it('keeps every key of an amount as it is typed, and what it was meant for', () => {
    for (const [text, notation, amount] of [
      ['1,234.50', peso, '1234.50'],
      ['1,000', peso, '1000'],
      ['1,000,000', peso, '1000000'],
      ['1.000.000,5', euro, '1000000.5'],
      ['1.234,5', euro, '1234.5'],
      ['12.5', euro, '12.5'],
    ] as const) {
      let draft: string | undefined = '';
      for (const key of text) draft = keptOf(`${draft}${key}`, notation) ?? draft;
      expect(draft).toBe(text);
      expect(readAmount(draft ?? '', notation)).toBe(amount);
    }
  });
});

describe('showing', () => {
  it('groups, and shows the whole of a smaller unit or nothing of it', () => {
    expect(showAmount('12480.5', 'en-PH', peso)).toBe('12,480.50');
    expect(showAmount('500.00', 'en-PH', peso)).toBe('500');
    expect(showAmount('1234567.8', 'de-DE', euro)).toBe('1.234.567,80');
    expect(showAmount('', 'en-PH', peso)).toBe('');
  });

  it('keeps every digit of an amount that no floating number holds', () => {
    expect(showAmount('9007199254740993.07', 'en-PH', peso)).toBe('9,007,199,254,740,993.07');
  });

  it('comes back as it went', () => {
    expect(readAmount(showAmount('1234567.89', 'ar-EG', arabic), arabic)).toBe('1234567.89');
    expect(readAmount(plainAmount('12.5', euro), euro)).toBe('12.5');
  });
});

it('says which end of the range an amount is beyond', () => {
  const range = { min: '10', max: '500.00' };
  expect(amountFault('', range)).toBe('empty');
  expect(amountFault('0.00', range)).toBe('empty');
  expect(amountFault('9.99', range)).toBe('least');
  expect(amountFault('500', range)).toBeUndefined();
  expect(amountFault('500.01', range)).toBe('most');
});
