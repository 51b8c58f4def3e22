// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { Heading, HeadingLevel } from './heading.tsx';

const inPage = (markup: string): HTMLElement => {
  const host = document.createElement('div');
  host.innerHTML = markup;
  return host;
};

const levels = (host: HTMLElement): string[] =>
  [...host.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ localName }) => localName);

it('is as deep as the levels around it, unless it says so itself', () => {
  const host = inPage(
    renderToStaticMarkup(
      <>
        <Heading level={1}>Limits</Heading>
        <Heading>Money</Heading>
        <HeadingLevel>
          <Heading>Deposits</Heading>
          <HeadingLevel>
            <Heading>Today</Heading>
          </HeadingLevel>
        </HeadingLevel>
      </>,
    ),
  );
  expect(levels(host)).toEqual(['h1', 'h2', 'h3', 'h4']);
});

it('ends at the sixth level', () => {
  const deep = [1, 2, 3, 4, 5, 6].reduce(
    (inner) => <HeadingLevel>{inner}</HeadingLevel>,
    <Heading>Deep</Heading>,
  );
  expect(levels(inPage(renderToStaticMarkup(deep)))).toEqual(['h6']);
});

it('looks as large as it is told to, whatever its level', () => {
  const host = inPage(
    renderToStaticMarkup(
      <Heading level={4} step="s7">
        Large
      </Heading>,
    ),
  );
  expect(host.querySelector('h4')?.dataset['step']).toBe('s7');
});
