import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';

import { IconSetProvider } from '../icon/index.ts';
import { duotone } from '../icon/sets/duotone.ts';
import { NavBar } from '../../navigation/nav-bar/index.ts';
import { words } from '../../testing/words.ts';
import { LabelsProvider } from './index.ts';

const nothing = (): void => undefined;
const drawn = (part: ReactElement): string =>
  renderToString(<IconSetProvider set={duotone}>{part}</IconSetProvider>);
const under = (part: ReactElement): string =>
  drawn(<LabelsProvider labels={{ ...words, back: 'Zurück' }}>{part}</LabelsProvider>);

it('gives a part the word that it was not given', () => {
  expect(under(<NavBar title="Settings" onBack={nothing} />)).toContain('aria-label="Zurück"');
});

it('gives way to the word of the part', () => {
  const html = under(<NavBar title="Settings" onBack={nothing} backLabel="Leave" />);
  expect(html).toContain('aria-label="Leave"');
  expect(html).not.toContain('Zurück');
});

it('says which word is missing', () => {
  expect(() => drawn(<NavBar title="Settings" onBack={nothing} />)).toThrow('no word for “back”');
});

it('asks for no word of what is not there', () => {
  expect(drawn(<NavBar title="Settings" />)).toContain('Settings');
});
