import { describe, expect, it } from 'vitest';

import { digitsOf } from './digits.ts';

describe('digits', () => {
  it('leaves out what is none', () => {
    expect(digitsOf('+63 (917) 555-01.22')).toBe('639175550122');
    expect(digitsOf('code: none')).toBe('');
  });

  it('keeps no more than it may', () => {
    expect(digitsOf('1234567890', 6)).toBe('123456');
  });

  it.each([
    ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
    ['Persian', '۰۱۲۳۴۵۶۷۸۹'],
    ['Hindi', '०१२३४५६७८९'],
    ['Bengali', '০১২৩৪৫৬৭৮৯'],
    ['Thai', '๐๑๒๓๔๕๖๗๘๙'],
    ['Burmese', '၀၁၂၃၄၅၆၇၈၉'],
    ['full width', '０１２３４５６７８９'],
  ])('reads %s figures', (_name, text) => {
    expect(digitsOf(text)).toBe('0123456789');
  });
});
