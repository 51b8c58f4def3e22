import { afterEach, describe, expect, it, vi } from 'vitest';

import { firstDayOf } from './week.ts';

const expected = [
  ['en-US', 0],
  ['en-PH', 0],
  ['de', 1],
  ['en-GB', 1],
  ['ar-EG', 6],
] as const;

afterEach(() => vi.restoreAllMocks());

describe('the first day of the week', () => {
  it.each(expected)('of %s is %i', (tag, day) => {
    expect(firstDayOf(tag)).toBe(day);
  });

  it.each(expected)('of %s is %i where the browser does not say', (tag, day) => {
    vi.stubGlobal('Intl', {
      Locale: class {
        readonly #tag: string;
        constructor(own: string) {
          this.#tag = own;
        }
        maximize() {
          const [language, region = language === 'de' ? 'DE' : ''] = this.#tag.split('-');
          return { region };
        }
      },
    });
    expect(firstDayOf(tag)).toBe(day);
    vi.unstubAllGlobals();
  });
});
