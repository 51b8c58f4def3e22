import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';

import { Tab, TabList, Tabs } from './index.ts';

const stops = (chosen?: string): readonly string[] => {
  const html = renderToString(
    <Tabs {...(chosen === undefined ? {} : { defaultValue: chosen })}>
      <TabList label="How to log in">
        <Tab value="password">Password</Tab>
        <Tab value="sms">Code</Tab>
      </TabList>
    </Tabs>,
  );
  return [...html.matchAll(/<button[^>]*tabindex="(-?\d)"/gi)].map(([, stop]) => stop ?? '');
};

it('has one stop for the keyboard, at the tab that is shown', () => {
  expect(stops('sms')).toEqual(['-1', '0']);
});

it('can be reached where none is shown yet', () => {
  expect(stops()).toContain('0');
});
