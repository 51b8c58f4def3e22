import { describe, expect, it } from 'vitest';

import { readNumber, settled } from './dialling.ts';

const countries = [
  { code: 'US', dial: '1', name: 'United States' },
  { code: 'JM', dial: '1876', name: 'Jamaica' },
  { code: 'PH', dial: '63', name: 'Philippines' },
  { code: 'GB', dial: '44', name: 'United Kingdom' },
];
const now = { dial: '63', number: '' };
const read = (text: string) => readNumber(text, now, countries);

describe('a number', () => {
  it('is digits alone', () => {
    expect(read('(917) 555-0122')).toEqual({ dial: '63', number: '9175550122' });
    expect(read('abc')).toEqual(now);
  });

  it('is at most twenty long', () => {
    expect(read('1'.repeat(30)).number).toHaveLength(20);
    expect(read(`+63${'1'.repeat(30)}`).number).toHaveLength(20);
  });

  it.each([
    ['+63 917 555 0122', '63', '9175550122'],
    ['0063 917 555 0122', '63', '9175550122'],
    ['＋44 20 7946 0018', '44', '2079460018'],
    ['+44 (0)20 7946 0018', '44', '2079460018'],
    ['+1 876 555 0122', '1876', '5550122'],
    ['+1 212 555 0122', '1', '2125550122'],
    ['+٦٣ ٩١٧', '63', '917'],
  ])('%s chooses its country', (text, dial, number) => {
    expect(read(text)).toEqual({ dial, number });
  });

  it('keeps the country where nobody knows the code', () => {
    expect(read('+99 123')).toEqual({ dial: '63', number: '99123' });
  });

  it('is not taken for international because it starts like a code', () => {
    expect(read('6312345')).toEqual({ dial: '63', number: '6312345' });
  });
});

describe('a number that is complete', () => {
  it.each([
    ['0917 555 0122', '63', '9175550122'],
    ['63 917 555 0122', '63', '9175550122'],
    ['63 0917 555 0122', '63', '9175550122'],
    ['07700 900123', '44', '7700900123'],
    ['447700900123', '44', '7700900123'],
    ['356 7900 0122', '356', '79000122'],
    ['1 212 555 0122', '1', '2125550122'],
  ])('%s is read as people write it', (text, dial, number) => {
    expect(settled(readNumber(text, { dial, number: '' }, countries))).toEqual({ dial, number });
  });

  it.each([
    ['9198765432', '91'],
    ['3912345678', '39'],
    ['55991234567', '55'],
    ['6312345', '63'],
    ['9175550122', ''],
  ])('%s keeps digits that are its own though they are those of +%s', (number, dial) => {
    expect(settled({ dial, number })).toEqual({ dial, number });
  });
});
