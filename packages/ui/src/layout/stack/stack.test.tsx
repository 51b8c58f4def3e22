// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { Text } from '../../foundations/text/text.tsx';
import { Divider } from '../divider/divider.tsx';
import { Grid } from '../grid/grid.tsx';
import { Inline } from '../inline/inline.tsx';
import { Surface } from '../surface/surface.tsx';
import { Stack } from './stack.tsx';

it('takes the element that is given in its place, with what stands in it', () => {
  const list = renderToStaticMarkup(
    <Stack render={<ul aria-label="Games" />} gap="grid">
      <li>Moon Orchard</li>
    </Stack>,
  );
  expect(list).toMatch(/^<ul [^>]*aria-label="Games"/);
  expect(list).toContain('data-gap="grid"');
  expect(list).toContain('<li>Moon Orchard</li></ul>');
});

it.each([
  ['Inline', <Inline key="inline" render={<nav />} />],
  ['Grid', <Grid key="grid" render={<nav />} />],
  ['Surface', <Surface key="surface" render={<nav />} />],
  ['Text', <Text key="text" render={<nav />} />],
])('so does %s', (_name, element) => {
  expect(renderToStaticMarkup(element)).toMatch(/^<nav /);
});

it('tells readers of the screen of a rule only where it separates', () => {
  expect(renderToStaticMarkup(<Divider />)).toContain('role="presentation"');
  expect(renderToStaticMarkup(<Divider separates />)).not.toContain('role=');
});
