import * as css from './guide.css.ts';
import { Said } from './said.tsx';

/** What each of some things is or says, a row each. */
export function Facts({ rows }: { rows: readonly (readonly [name: string, says: string])[] }) {
  return (
    <dl className={css.keys} translate="no">
      {rows.map(([name, says]) => (
        <div key={name} className={css.keyRow}>
          <dt className={css.strong}>{name}</dt>
          <dd>
            <Said>{says}</Said>
          </dd>
        </div>
      ))}
    </dl>
  );
}
