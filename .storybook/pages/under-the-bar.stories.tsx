import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { Button } from '../../packages/ui/src/actions/button/index.ts';
import { NavBar } from '../../packages/ui/src/navigation/nav-bar/index.ts';
import { Page } from '../../packages/ui/src/layout/page/index.ts';
import * as css from '../../packages/ui/src/testing/board.css.ts';
import { holdStill, letMove, surveyPage } from '../../tests/painted/page/index.ts';
import { MainBar } from './main-bar.tsx';

const rows = Array.from('ABCDEFGHIJKLMNOPQRSTU', (letter) => `Row ${letter}`);

/** A page that goes on under its bar, and what the look at what is painted sees of it. */
const meta = {
  title: 'Pages/Under the bar',
  parameters: { bare: true },
  render: () => (
    <Page plain>
      <NavBar title="A long page" onBack={() => undefined} />
      <main>
        <div className={css.column}>
          {rows.map((name) => (
            <Button key={name} full variant="secondary">
              {name}
            </Button>
          ))}
        </div>
      </main>
      <MainBar current="home" />
    </Page>
  ),
} satisfies Meta;

export default meta;

export const LongPage: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bar = canvas.getByRole('navigation', { name: 'Main' }).getBoundingClientRect();
    await holdStill();
    const { stops } = await surveyPage();
    letMove();
    const seen = new Set(stops.map(({ what }) => what.toLowerCase()));
    const placed = rows.map((name) => {
      const { top, bottom } = canvas.getByRole('button', { name }).getBoundingClientRect();
      return { name, top, bottom, seen: seen.has(`button ${name}`.toLowerCase()) };
    });
    // A page may fade for a while above a bar; what is well above it is looked at.
    const above = placed.filter(({ bottom }) => bottom < bar.top - 120);
    await expect(above.length).toBeGreaterThan(3);
    await expect(above.filter((row) => !row.seen)).toEqual([]);
    const under = placed.filter(
      ({ top, bottom }) => Math.min(bottom, bar.bottom) - Math.max(top, bar.top) > 20,
    );
    await expect(under.length).toBeGreaterThan(0);
    await expect(under.filter((row) => row.seen)).toEqual([]);
  },
};
