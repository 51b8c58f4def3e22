import { expect, it } from 'vitest';
import { rulerOf, type RunStyle } from './ruler.ts';
import { figtree, packagedFont } from './testing.ts';

const style: RunStyle = { weight: 600, width: 100, optical: 11, isSpaced: false, tag: 'en' };

async function lengthIn(file: Buffer, text: string, own: Partial<RunStyle> = {}) {
  const ruler = await rulerOf(file);
  if (!ruler) throw new Error('It is a font');
  return ruler.measure(text, { ...style, ...own });
}

it('is as long as Chromium draws it', async () => {
  // 30.22 px and 37.89 px of letters of 11 px, as a page was measured.
  expect(await lengthIn(figtree(), 'Home')).toBeCloseTo(30.22 / 11, 2);
  expect(await lengthIn(figtree(), 'Promos')).toBeCloseTo(37.89 / 11, 2);
});

it('knows weights, widths and pairs of letters that stand nearer', async () => {
  const archivo = packagedFont('archivo', 'archivo-latin-wdth-normal');
  const [bold = 0, light = 0] = [
    await lengthIn(figtree(), 'Home', { weight: 900 }),
    await lengthIn(figtree(), 'Home', { weight: 300 }),
  ];
  expect(bold).toBeGreaterThan(light);
  const [narrow = 0, normal = 0] = [
    await lengthIn(archivo, 'Home', { width: 62 }),
    await lengthIn(archivo, 'Home'),
  ];
  expect(narrow / normal).toBeLessThan(0.75);
  const [pair = 0, first = 0, second = 0] = [
    await lengthIn(figtree(), 'AV'),
    await lengthIn(figtree(), 'A'),
    await lengthIn(figtree(), 'V'),
  ];
  expect(pair).toBeLessThan(first + second);
});

it('joins Arabic letters, and measures no letter that the file has not', async () => {
  const arabic = packagedFont('noto-sans-arabic', 'noto-sans-arabic-arabic-wght-normal');
  const [word = 0, apart = 0] = [
    await lengthIn(arabic, 'الحساب', { tag: 'ar' }),
    (await Promise.all([...'الحساب'].map((letter) => lengthIn(arabic, letter)))).reduce<number>(
      (sum, length = 0) => sum + length,
      0,
    ),
  ];
  expect(word).toBeGreaterThan(0);
  expect(word).toBeLessThan(apart);
  expect(await lengthIn(figtree(), 'Ж')).toBeUndefined();
});

it('opens nothing that is no font', async () => {
  expect(await rulerOf(Buffer.from('wOF2'))).toBeUndefined();
});
