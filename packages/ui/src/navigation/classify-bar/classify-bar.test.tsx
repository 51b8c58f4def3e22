import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';

import { ClassifyBar } from './classify-bar.tsx';

it('lets each name run its own way, so that one without room loses its end', () => {
  const html = renderToString(
    <ClassifyBar label="Makers" options={[{ value: 'VFB', label: 'Volta Fable' }]} />,
  );
  expect(html).toMatch(/dir="auto">Volta Fable</);
});
