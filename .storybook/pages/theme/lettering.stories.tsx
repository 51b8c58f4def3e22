import type { Meta, StoryObj } from '@storybook/react-vite';

import { roles, single } from './lettering.css.ts';
import { chosen } from './chosen.ts';
import * as css from './theme.css.ts';

const line: Readonly<Record<keyof typeof roles, string>> = {
  display: 'Moon Orchard',
  text: 'Playing is for adults. Set a budget first.',
  figures: '12,480.50',
  label: 'Hot games',
  name: 'Riviera Wheel',
  place: 'Account',
};

/** Each role of lettering at each of the seven steps. */
function Lettering() {
  return (
    <main className={css.page}>
      {Object.entries(roles).map(([role, steps]) => (
        <section key={role} className={css.group} aria-label={role}>
          <h2 className={css.title}>{role}</h2>
          {steps.map(([step, className]) => (
            <div key={step} className={css.row}>
              <span className={css.quiet}>{step}</span>
              <p className={`${className} ${css.specimen}`}>{line[role as keyof typeof roles]}</p>
            </div>
          ))}
        </section>
      ))}
      <section className={css.group} aria-label="button and wordmark">
        <h2 className={css.title}>button, wordmark</h2>
        <p className={single.button}>Play now</p>
        <p className={single.wordmark}>Livery</p>
      </section>
    </main>
  );
}

const lengths = new Set(['space', 'size', 'radius', 'border', 'cut']);

/** Each length as long as it is. */
function Spacing({ rows }: { rows: readonly (readonly [path: string, value: string])[] }) {
  return (
    <main className={css.page}>
      <section className={css.group} aria-label="Lengths">
        {rows.map(([path, value]) => (
          <div key={path} className={css.row}>
            <span className={css.figure}>{value}</span>
            <div>
              <p className={css.name}>{path}</p>
              <div className={css.length} style={{ inlineSize: value }} />
            </div>
          </div>
        ))}
      </section>
    </main>
  );
}

const meta = {
  title: 'Theme/Specimens',
  component: Lettering,
  parameters: { bare: true },
} satisfies Meta<typeof Lettering>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Type: Story = {};

export const Space: Story = {
  render: (_args, { globals }) => {
    const { tokens, theme } = chosen(globals);
    const rows = tokens()
      .filter(({ path, type }) => type === 'dimension' && lengths.has(path.split('.')[0] ?? ''))
      .map(({ path, value }) => [path, value[theme]] as const);
    return <Spacing rows={rows} />;
  },
};
