// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';

import { VendorTile } from '../../gaming/vendor-tile/index.ts';
import { Scene } from '../scene/index.ts';
import { ArtPicture, ArtProvider } from './index.ts';

const files = (name: string) => ({
  dark: `/${name}-dark.svg`,
  light: `/${name}-light.svg`,
  width: 780,
  height: 600,
});
const both = { ...files('both'), light: '/both-dark.svg' };

const parsed = (element: Parameters<typeof renderToString>[0]): HTMLElement => {
  const host = document.createElement('div');
  host.innerHTML = renderToString(element);
  return host;
};
const pictures = (host: HTMLElement): string[] =>
  [...host.querySelectorAll('img')].map((image) => image.getAttribute('src') ?? '');

it('is one image for both modes, with its measure', () => {
  const [image, ...others] = parsed(<ArtPicture files={both} />).querySelectorAll('img');
  expect(others).toEqual([]);
  expect(image?.getAttribute('width')).toBe('780');
  expect(image?.getAttribute('height')).toBe('600');
  expect(image?.alt).toBe('');
});

it('has the hidden one of two fetched by nobody', () => {
  const images = [
    ...parsed(<ArtPicture files={files('a')} loading="eager" />).querySelectorAll('img'),
  ];
  expect(images.map((image) => image.getAttribute('loading'))).toEqual(['lazy', 'lazy']);
});

it('stands behind the words: the hero at home, the scene elsewhere', () => {
  const art = { hero: files('hero'), scene: both };
  const home = parsed(
    <ArtProvider art={art}>
      <Scene title="Hello" size="home" />
    </ArtProvider>,
  );
  expect(pictures(home)).toEqual(['/hero-dark.svg', '/hero-light.svg']);
  expect(home.querySelector('svg')).toBeNull();
  const login = parsed(
    <ArtProvider art={art}>
      <Scene title="Hello" />
    </ArtProvider>,
  );
  expect(pictures(login)).toEqual(['/both-dark.svg']);
  expect(pictures(parsed(<Scene title="Hello" />))).toEqual([]);
});

it('shows the logo that the brand brings of a studio, and keeps the name for ears', () => {
  const tile = <VendorTile name="Emberwright" code="EMW" logo="/lettering.svg" />;
  const brought = parsed(
    <ArtProvider art={{ studios: { EMW: files('emw') } }}>{tile}</ArtProvider>,
  );
  expect(pictures(brought)).toEqual(['/emw-dark.svg', '/emw-light.svg']);
  expect(brought.querySelector('button')?.textContent).toBe('Emberwright');
  const other = parsed(<ArtProvider art={{ studios: { QFX: files('qfx') } }}>{tile}</ArtProvider>);
  expect(pictures(other)).toEqual([]);
  expect(other.querySelector('button')?.textContent).toBe('Emberwright');
});
