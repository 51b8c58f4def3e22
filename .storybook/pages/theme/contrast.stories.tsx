import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import type { ContrastProof } from '../../../packages/themes/src/index.ts';
import { chosen } from './chosen.ts';
import * as css from './theme.css.ts';

type Pair = ContrastProof['pairs']['dark'][number];

/** A pair as it is used: letters on a ground, or the edge of something. */
const text = (color: string, background: string) => ({ color, background });
const edge = (color: string, background: string) => ({
  background,
  outline: `2px solid ${color}`,
  outlineOffset: '-6px',
});

/** Every pair of colours that somebody has to read, the tightest first, in its own colours. */
function Proof({ name, pairs }: { name: string; pairs: readonly Pair[] }) {
  return (
    <main className={css.page}>
      <h1 className={css.title}>{`${name}: ${pairs.length} pairs`}</h1>
      <section className={css.group} aria-label="Pairs">
        {pairs.map(({ token, on, color, ground, ratio, floor, lc }) => (
          <div key={`${token} ${on}`} className={css.row}>
            <span
              className={css.swatch}
              style={floor < 4.5 ? edge(color, ground) : text(color, ground)}
            >
              {floor < 4.5 ? null : 'Aa'}
            </span>
            <div>
              <p className={css.name}>{`${token} on ${on}`}</p>
              <p>
                <span className={css.figure}>{ratio.toFixed(2)}</span>
                {` of ${floor} · Lc ${lc}`}
              </p>
              <p className={css.value}>{`${color} on ${ground}`}</p>
            </div>
          </div>
        ))}
      </section>
    </main>
  );
}

const meta = {
  title: 'Theme/Contrast',
  component: Proof,
  args: { name: '', pairs: [] },
  parameters: { bare: true, chromatic: { disableSnapshot: true } },
  render: (_args, { globals }) => {
    const { name, proof, theme } = chosen(globals);
    return <Proof name={name} pairs={proof().pairs[theme]} />;
  },
} satisfies Meta<typeof Proof>;

export default meta;

export const Pairs: StoryObj<typeof meta> = {
  play: async ({ canvasElement, globals }) => {
    const { proof, theme } = chosen(globals);
    const missed = proof().pairs[theme].filter(({ ratio, floor }) => ratio < floor);
    await expect(missed).toEqual([]);
    await expect(within(canvasElement).getAllByText(/of (?:4\.5|3) · Lc/).length).toBeGreaterThan(
      50,
    );
  },
};
