import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Mark } from './mark.tsx';

const drawn = (source: { dark: string; light: string }): string[] =>
  renderToStaticMarkup(<Mark source={source} size={28} />).match(/<img[^>]+>/g) ?? [];

it('draws a mark that suits both modes once, as decoration', () => {
  const [image, ...more] = drawn({ dark: '/a.svg', light: '/a.svg' });
  expect(image).toContain('width="28" height="28"');
  expect(image).toContain('alt=""');
  expect(image).toContain('src="/a.svg"');
  expect(image).not.toContain('data-mode');
  expect(more).toEqual([]);
});

it('draws one for each mode where they differ, so that a change of mode needs no script', () => {
  const images = drawn({ dark: '/a.svg', light: '/b.svg' });
  expect(images).toHaveLength(2);
  expect(images[0]).toMatch(/data-mode="dark".*src="\/a\.svg"/);
  expect(images[1]).toMatch(/data-mode="light".*src="\/b\.svg"/);
});
