import * as css from './records.css.ts';

export interface Total {
  readonly label: string;
  readonly value: string;
}

/** What all that was found comes to, side by side. */
export function Totals({ label, totals }: { label: string; totals: readonly Total[] }) {
  return (
    <dl className={css.totals} aria-label={label}>
      {totals.map(({ label: name, value }) => (
        <div key={name} className={css.total}>
          <dt className={css.totalName}>{name}</dt>
          <dd className={css.totalValue}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
