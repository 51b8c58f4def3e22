import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startPlatform } from './platform.ts';
import { openApp } from './render.tsx';
import { games, member } from './samples.ts';
import { realStyle, styleByKind } from './styles.ts';

const seen = ({ display, visibility, pointerEvents }: CSSStyleDeclaration): string =>
  [display, visibility, pointerEvents].join(' ');

const differing = (): string[] =>
  [...document.querySelectorAll('*')]
    .filter((element) => seen(styleByKind(element)) !== seen(realStyle(element)))
    .map(({ outerHTML }) => outerHTML);

it('sees whole pages as jsdom does, also what is hidden on them', async () => {
  const platform = await startPlatform();
  platform.on('hotGames', () => ({ list: games(3) }));
  platform.on('gameList', () => ({ games: games(3, 20), pageNum: 1, totalPages: 1 }));
  const { user } = await openApp({ session: member });
  expect(differing()).toEqual([]);
  await user.click(await screen.findByRole('button', { name: /^Game 1(?!\d)/ }));
  expect(await screen.findByRole('dialog', { name: 'Game 1' })).toBeDefined();
  expect(differing()).toEqual([]);
});

it('tells apart whatever can be seen from whatever cannot', () => {
  const { rerender } = render(
    <div>
      <p hidden>A</p>
      <dialog>B</dialog>
      <details>
        <summary>C</summary>
        <p>D</p>
      </details>
      <input type="hidden" />
    </div>,
  );
  expect(differing()).toEqual([]);
  rerender(
    <div style={{ visibility: 'hidden' }}>
      <p>A</p>
      <dialog open>B</dialog>
      <details open>
        <summary>C</summary>
        <p style={{ display: 'none' }}>D</p>
      </details>
      <input type="text" />
    </div>,
  );
  expect(differing()).toEqual([]);
});
