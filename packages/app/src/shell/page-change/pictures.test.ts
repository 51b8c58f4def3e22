import { afterEach, expect, it, vi } from 'vitest';
import { keepPictures } from './pictures.ts';

const copies: { src: string }[] = [];

class Copy {
  src = '';
  constructor() {
    copies.push(this);
  }
}

interface Shown {
  readonly name: string;
  readonly top: number;
  readonly complete?: boolean;
}

/** A page of pictures, each 100 pixels high. */
function show(...shown: readonly Shown[]): void {
  document.body.innerHTML = '<main></main>';
  for (const { name, top, complete = true } of shown) {
    const picture = document.createElement('img');
    Object.defineProperties(picture, {
      complete: { value: complete },
      currentSrc: { value: name },
      getBoundingClientRect: { value: () => new DOMRect(0, top, 100, 100) },
    });
    document.querySelector('main')?.append(picture);
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  copies.length = 0;
  document.body.innerHTML = '';
});

it('keeps the pictures that are in sight or about to be, by elements of their own', () => {
  vi.stubGlobal('Image', Copy);
  vi.stubGlobal('innerHeight', 800);
  show(
    { name: 'far above', top: -900 },
    { name: 'just above', top: -300 },
    { name: 'in sight', top: 400 },
    { name: 'still coming', top: 500, complete: false },
    { name: 'just below', top: 1100 },
    { name: 'far below', top: 1300 },
  );
  keepPictures();
  expect(copies.map(({ src }) => src)).toEqual(['just above', 'in sight', 'just below']);
});

it('keeps no more than a screen of them', () => {
  vi.stubGlobal('Image', Copy);
  show(...Array.from({ length: 60 }, (_, at) => ({ name: `${at}`, top: 0 })));
  keepPictures();
  expect(copies).toHaveLength(40);
});
