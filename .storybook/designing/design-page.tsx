import type { ReactNode } from 'react';

import * as css from '../guides/guide.css.ts';
import { Said } from '../guides/said.tsx';

interface DesignPageProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** A page for whoever designs with the parts: no component and no token, but what holds for all of them. */
export function DesignPage({ title, lead, children }: DesignPageProps) {
  return (
    <>
      <header className={css.head} translate="no">
        <p className={css.shelf}>Designing</p>
        <h1 className={css.name}>{title}</h1>
        <p className={css.lead}>{lead}</p>
      </header>
      {children}
    </>
  );
}

interface RuleProps {
  readonly title: string;
  readonly says?: readonly string[];
  readonly children?: ReactNode;
}

const none: readonly string[] = [];

/** One rule: what it is, why it is, and how it looks kept and broken. */
export function Rule({ title, says = none, children }: RuleProps) {
  return (
    <section className={css.section}>
      <h2 className={css.title} translate="no">
        {title}
      </h2>
      {says.length > 0 ? (
        <ul className={css.list} translate="no">
          {says.map((one) => (
            <li key={one}>
              <Said>{one}</Said>
            </li>
          ))}
        </ul>
      ) : null}
      {children}
    </section>
  );
}
