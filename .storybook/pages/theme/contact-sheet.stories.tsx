import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useId, useState } from 'react';

import { lookOf } from '../../look.ts';
import { merchants } from '../../merchants.ts';
import * as css from './theme.css.ts';

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: string;
}

const address = (id: string, merchant: string, theme: string, dir: string): string =>
  `iframe.html?id=${id}&viewMode=story&globals=merchant:${merchant};theme:${theme};dir:${dir}`;

/** Storybook's own list of its stories. */
async function stories(): Promise<readonly Entry[]> {
  const index = (await (await fetch('index.json')).json()) as { entries: Record<string, Entry> };
  return Object.values(index.entries).filter(({ type }) => type === 'story');
}

/** One story under every merchant in both modes, side by side. */
function ContactSheet({ story, dir }: { story: string; dir: string }) {
  const [shown, show] = useState(story);
  const [known, learn] = useState<readonly Entry[]>([]);
  const label = useId();
  useEffect(() => {
    void stories().then(learn);
  }, []);
  return (
    <main className={css.wide}>
      <label id={label} htmlFor={`${label}-story`}>
        Story
      </label>
      <select
        id={`${label}-story`}
        className={css.chooser}
        value={shown}
        onChange={(event) => show(event.target.value)}
      >
        {known.map(({ id, title, name }) => (
          <option key={id} value={id}>
            {`${title} – ${name}`}
          </option>
        ))}
      </select>
      <div className={css.frames}>
        {merchants.flatMap(({ code }) =>
          (['dark', 'light'] as const).map((theme) => (
            <figure key={code + theme}>
              <figcaption>{`${code} ${theme}`}</figcaption>
              <iframe
                className={css.frame}
                title={`${code} ${theme}`}
                src={address(shown, code, theme, dir)}
                loading="lazy"
              />
            </figure>
          )),
        )}
      </div>
    </main>
  );
}

const meta = {
  title: 'Theme/Contact sheet',
  component: ContactSheet,
  args: { story: 'pages-home--member', dir: 'ltr' },
  // It frames Storybook itself, which a test of one story does not serve.
  tags: ['!test'],
  parameters: { bare: true, wide: true, chromatic: { disableSnapshot: true } },
  render: ({ story }, { globals }) => <ContactSheet story={story} dir={lookOf(globals).dir} />,
} satisfies Meta<typeof ContactSheet>;

export default meta;
export const EveryMerchant: StoryObj<typeof meta> = {};
