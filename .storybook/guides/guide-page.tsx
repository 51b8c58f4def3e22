import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, type ReactNode } from 'react';

import { Anatomy } from './anatomy.tsx';
import * as css from './guide.css.ts';
import { folderOf, guideOf } from './guides.ts';
import { useLook } from './look-context.ts';
import { PropsTables } from './props-tables.tsx';
import { ReadTokens } from './read-tokens.tsx';
import { Said } from './said.tsx';
import { StoryFrame } from './story-frame.tsx';
import { Keyboard, Pairs, Usage } from './usage.tsx';
import { useLoaded } from './use-loaded.ts';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.section}>
      <h2 className={css.title} translate="no">
        {title}
      </h2>
      {children}
    </section>
  );
}

type Docs = React.ContextType<typeof DocsContext>;
type Stories = ReturnType<Docs['componentStories']>;

const fileOf = (stories: Stories): string => String(stories[0]?.parameters['fileName'] ?? '');

const defaultsOf = (stories: Stories): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(stories[0]?.argTypes ?? {}).flatMap(([name, { table }]) => {
      const summary = table?.defaultValue?.summary;
      return summary === undefined ? [] : [[name, summary] as const];
    }),
  );

/** Stories that only try the keys look like others. */
const isOfKeys = ({ name }: Stories[number]): boolean => /^Key(?:board|s)\b/.test(name);

/** What is to be seen, each on a phone. */
function Stories({ stories }: { stories: Stories }) {
  return (
    <div className={css.stories}>
      {stories
        .filter((one) => !isOfKeys(one))
        .map(({ id, name }) => (
          <figure key={id} className={css.story}>
            <figcaption className={css.soft} translate="no">
              {name}
            </figcaption>
            <StoryFrame id={id} title={name} />
          </figure>
        ))}
    </div>
  );
}

/** The page of a component: what its guide says, what its sources say, and its stories. */
export function GuidePage() {
  const context = useContext(DocsContext);
  const stories = context.componentStories();
  const [shelf, ...rest] = (stories[0]?.title ?? '').split('/');
  const name = rest.join('/');
  const { look } = useLook();
  const folder = folderOf(fileOf(stories));
  const guide = useLoaded(guideOf, folder ?? '');
  const shown =
    stories.find(({ name: one }) => one.replaceAll(' ', '') === guide?.story) ?? stories[0];
  return (
    <>
      <header className={css.head} translate="no">
        <p className={css.shelf}>{shelf}</p>
        <h1 className={css.name}>{name}</h1>
        {guide ? (
          <p className={css.lead}>
            <Said>{guide.is}</Said>
          </p>
        ) : null}
      </header>
      {guide && shown ? (
        <>
          <Anatomy story={shown.id} name={name} parts={guide.anatomy} />
          <Usage {...guide} />
          <Part title="Do and don’t">
            <Pairs pairs={guide.pairs} />
          </Part>
          {guide.keyboard ? (
            <Part title="Keyboard">
              <Keyboard keys={guide.keyboard} />
            </Part>
          ) : null}
        </>
      ) : null}
      {/* They begin in their order on the page, and so after what stands above them. */}
      {guide === undefined ? null : (
        <Part title="Stories">
          <Stories stories={stories} />
        </Part>
      )}
      {folder === undefined ? null : (
        <>
          <Part title="Props">
            <PropsTables folder={folder} defaults={defaultsOf(stories)} />
          </Part>
          <Part title="Tokens it reads">
            <ReadTokens key={look.merchant} folder={folder} />
          </Part>
        </>
      )}
    </>
  );
}
