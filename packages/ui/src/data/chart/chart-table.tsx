import type { ChartProps } from './chart-props.ts';
import * as css from './chart.css.ts';

type ChartTableProps = Pick<
  ChartProps,
  'label' | 'points' | 'series' | 'formatPoint' | 'formatValue' | 'labels'
>;

/** The figures of a chart, for whoever would rather read or cannot see it. */
export function ChartTable({
  label,
  points,
  series,
  formatPoint,
  formatValue,
  labels,
}: ChartTableProps) {
  return (
    <table className={css.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col" className={css.cell}>
            {labels.point}
          </th>
          {series.map(({ name }) => (
            <th key={name} scope="col" className={css.cell}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map((point, index) => {
          const name = formatPoint(point, 'read');
          return (
            <tr key={name}>
              <th scope="row" className={css.cell}>
                {name}
              </th>
              {series.map(({ name: column, values }) => {
                const value = values[index] ?? null;
                return (
                  <td key={column} className={css.cell}>
                    <bdi>{value === null ? labels.none : formatValue(value, 'read')}</bdi>
                  </td>
                );
              })}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
