import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, type MouseEvent } from 'react';

import type { Guide } from '../../packages/ui/src/testing/guide.ts';
import * as css from './guide.css.ts';
import { useLook } from './look-context.ts';
import { Said } from './said.tsx';
import { placeOf, type Place } from './story-index.ts';
import { useLoaded } from './use-loaded.ts';

/** A link to the page of another component; the toolbar stays as it is. */
function PageLink({ id, name }: Place) {
  const { channel } = useContext(DocsContext);
  const go = (event: MouseEvent): void => {
    // Without Storybook around it, the page is a page like any other.
    if (window.parent === window) return;
    event.preventDefault();
    channel.emit('selectStory', { storyId: id, viewMode: 'docs' });
  };
  return (
    <a className={css.link} href={`iframe.html?id=${id}&viewMode=docs`} onClick={go}>
      {name}
    </a>
  );
}

function Use({ folder }: { folder: string }) {
  const place = useLoaded(placeOf, folder);
  return (
    <>
      {' Use '}
      {place ? <PageLink {...place} /> : <strong>{folder}</strong>}
      {'.'}
    </>
  );
}

/** When it is right, and what is right where it is not. */
export function Usage({ when, whenNot }: Pick<Guide, 'when' | 'whenNot'>) {
  return (
    <div className={css.halves} translate="no">
      <section>
        <h3 className={css.small}>When</h3>
        <ul className={css.list}>
          {when.map((one) => (
            <li key={one}>
              <Said>{one}</Said>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3 className={css.small}>When not</h3>
        <ul className={css.list}>
          {whenNot.map((one) => (
            <li key={one.case}>
              <Said>{one.case}</Said>
              {one.use === undefined ? null : <Use folder={one.use} />}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** What is right beside what is not, both drawn by the components themselves. */
export function Pairs({ pairs }: { pairs: Guide['pairs'] }) {
  const { look } = useLook();
  const lang = look.dir === 'rtl' ? 'ar' : 'en';
  return pairs.map(({ good, bad }) => (
    <div key={good.caption} className={css.pair}>
      {[good, bad].map((one) => (
        <figure key={one.caption} className={css.drawing}>
          <div className={css.drawn} lang={lang} dir={look.dir}>
            {one.shows}
          </div>
          <figcaption
            className={css.caption}
            data-tone={one === good ? 'success' : 'danger'}
            translate="no"
          >
            <strong className={css.verdict}>{one === good ? '✓ Do' : '✕ Don’t'}</strong>
            <span>
              <Said>{one.caption}</Said>
            </span>
          </figcaption>
        </figure>
      ))}
    </div>
  ));
}

/** What the keys do. */
export function Keyboard({ keys }: { keys: NonNullable<Guide['keyboard']> }) {
  return (
    <dl className={css.keys} translate="no">
      {keys.map(([names, does]) => (
        <div key={names} className={css.keyRow}>
          <dt>
            {names.split(', ').map((name) => (
              <kbd key={name} className={css.key}>
                {name}
              </kbd>
            ))}
          </dt>
          <dd>
            <Said>{does}</Said>
          </dd>
        </div>
      ))}
    </dl>
  );
}
