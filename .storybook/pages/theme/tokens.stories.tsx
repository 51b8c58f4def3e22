import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import type { DocumentedToken } from '../../../packages/themes/src/index.ts';
import { chosen } from './chosen.ts';
import * as css from './theme.css.ts';

type Mode = 'dark' | 'light';

/** What a value looks like, where it looks like anything. */
function Sample({ token: { type, value }, mode }: { token: DocumentedToken; mode: Mode }) {
  if (type === 'color') return <span className={css.swatch} style={{ background: value[mode] }} />;
  if (type === 'gradient') {
    const background = `linear-gradient(90deg, ${value[mode]})`;
    return <span className={css.swatch} style={{ background }} />;
  }
  if (type === 'shadow') return <span className={css.swatch} style={{ boxShadow: value[mode] }} />;
  return <span className={css.figure}>{value[mode].length < 8 ? value[mode] : '…'}</span>;
}

/** Tokens with their live values, and which layer had the last word. */
function TokenTable({ tokens, mode }: { tokens: readonly DocumentedToken[]; mode: Mode }) {
  const groups = Map.groupBy(tokens, ({ path }) => path.split('.').slice(0, -1).join('.'));
  return (
    <main className={css.page}>
      {[...groups].map(([group, members]) => (
        <section key={group} className={css.group} aria-label={group}>
          <h2 className={css.title}>{group}</h2>
          {members.map((token) => (
            <div key={token.path} className={css.row}>
              <Sample token={token} mode={mode} />
              <div>
                <p className={css.name}>{token.path}</p>
                <p>{token.role}</p>
                <p className={css.value}>{token.value[mode]}</p>
                <p className={css.quiet}>{token.from[mode]}</p>
              </div>
            </div>
          ))}
        </section>
      ))}
    </main>
  );
}

const meta = {
  title: 'Theme/Tokens',
  component: TokenTable,
  args: { tokens: [], mode: 'dark' },
  parameters: { bare: true, chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof TokenTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const of = (...roots: readonly string[]): Story => ({
  render: (_args, { globals }) => {
    const { tokens, theme } = chosen(globals);
    const wanted = tokens().filter(({ path }) => roots.includes(path.split('.')[0] ?? ''));
    return <TokenTable tokens={wanted} mode={theme} />;
  },
});

export const Colour: Story = {
  ...of('color', 'gradient'),
  play: async ({ canvasElement }) => {
    const actions = within(canvasElement).getByRole('region', { name: 'color.action' });
    await expect(within(actions).getByText('color.action.rest')).toBeVisible();
    // Every value says which file, ramp or default it comes from.
    await expect(actions).toHaveTextContent(/contract|ramp|merchants\//);
  },
};
export const Lettering: Story = of('type');
export const Measures: Story = of('space', 'size', 'radius', 'cut', 'border');
export const DepthAndMotion: Story = of('elevation', 'effect', 'motion');
