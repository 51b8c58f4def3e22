import { describe, expect, it } from 'vitest';
import { readMerchant } from '../../merchant.ts';
import { merchantFiles } from '../../testing/merchant-files.ts';
import { logoOnPage, wordsOverArt } from './art.ts';

const { merchant, diagnostics } = readMerchant(merchantFiles());
if (!merchant) throw new Error(JSON.stringify(diagnostics));
const { dark, light } = merchant.themes;

describe('words over a picture', () => {
  it('are read on every part of it or on none: one bright spot is enough', () => {
    expect(wordsOverArt(['#101018', '#26305a'], dark, 'dark')).toBeUndefined();
    const fault = wordsOverArt(['#101018', '#ffffff'], dark, 'dark');
    expect(fault).toMatchObject({ code: 'art.words' });
    expect(fault?.message).toContain('dark mode');
    expect(fault?.message).toContain('color.scene.');
    expect(fault?.hint).toContain('color.scene.ground');
  });

  it('may lie on what shows the ground through', () => {
    expect(wordsOverArt(['#ffffff00'], dark, 'dark')).toBeUndefined();
  });
});

describe('a logo in which a name is lettered', () => {
  it('is seen on the page of its mode', () => {
    const white = [{ color: '#ffffff', share: 1 }] as const;
    expect(logoOnPage(white, dark, 'dark')).toBeUndefined();
    expect(logoOnPage(white, light, 'light')).toMatchObject({ code: 'art.illegible' });
  });

  it('may have lesser parts that are pale', () => {
    const palette = [
      { color: '#111111', share: 0.6 },
      { color: '#fafafa', share: 0.4 },
    ] as const;
    expect(logoOnPage(palette, light, 'light')).toBeUndefined();
    expect(logoOnPage(palette, dark, 'dark')?.message).toContain('40 %');
  });
});
