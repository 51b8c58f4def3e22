import { expect, it } from 'vitest';
import { readFont } from '@livery/merchants/assets/font/read-font';
import { unpacked } from '@livery/merchants/assets/font/woff2';
import { lentSign } from './lent-sign.ts';

const peso = '₱'.codePointAt(0) ?? 0;
const figtree = { name: 'Figtree Variable', capital: 0.7, weights: [500, 700] };

async function drawnIn(content: string | Uint8Array | undefined) {
  const tables = await unpacked(Buffer.from(content ?? ''));
  if (!tables) throw new Error('It is no font');
  return readFont(tables);
}

it('lends a sign in a file of that sign alone, in the weights around it', async () => {
  const lent = await lentSign(figtree, peso);
  const font = await drawnIn(lent?.files[0]?.content);
  expect([...font.letters]).toEqual([peso]);
  expect(font.advances.get(peso)).toBeGreaterThan(0);
  expect(font.axes.get('wght')).toMatchObject({ min: 500, max: 700 });
  expect(lent?.files[0]?.content.length).toBeLessThan(1500);
  const [rule = ''] = lent?.css ?? [];
  expect(rule).toContain("font-family: 'Figtree Variable'");
  expect(rule).toContain('font-weight: 500 700;');
  expect(rule).toContain('unicode-range: U+20B1;');
  expect(rule).toContain(`url(/${lent?.files[0]?.path})`);
  expect(lent?.early).toEqual([]);
});

it('draws it as high as the capitals beside it', async () => {
  const sizeOf = async (capital: number): Promise<number> => {
    const lent = await lentSign({ ...figtree, capital }, peso);
    return Number(/size-adjust: ([\d.]+)%/.exec(lent?.css[0] ?? '')?.[1]);
  };
  expect(await sizeOf(0.7)).toBeCloseTo(100, -1);
  expect((await sizeOf(0.8)) / (await sizeOf(0.4))).toBeCloseTo(2, 2);
});

it('asks the next who lends, and leaves what nobody draws to the phone', async () => {
  const won = await lentSign(figtree, '₩'.codePointAt(0) ?? 0);
  expect(won?.files[0]?.path).toContain('archivo');
  expect(await lentSign(figtree, '⨳'.codePointAt(0) ?? 0)).toBeUndefined();
});

it('keeps within the weights that the lender draws', async () => {
  const lent = await lentSign({ ...figtree, weights: [50, 1000] }, peso);
  const font = await drawnIn(lent?.files[0]?.content);
  expect(font.axes.get('wght')).toMatchObject({ min: 100, max: 900 });
  expect(lent?.css[0]).toContain('font-weight: 50 1000;');
});
