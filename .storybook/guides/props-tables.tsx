import { snapshotOf } from './guides.ts';
import * as css from './guide.css.ts';
import { toldIn, type ToldComponent } from './told-props.ts';
import { useLoaded } from './use-loaded.ts';

/** What a prop is where nobody says, by the names of props. */
export type Defaults = ReadonlyMap<string, string>;

function PropsTable({ told, defaults }: { told: ToldComponent; defaults: Defaults }) {
  return (
    <section className={css.table}>
      <h3 className={css.mono}>{`<${told.name}>`}</h3>
      {told.description === '' ? null : <p className={css.soft}>{told.description}</p>}
      {told.props.map((prop) => (
        <div key={prop.name} className={css.prop}>
          <span className={css.propName}>
            <code className={css.strong}>{prop.name}</code>
            {prop.required ? <span className={css.mark}>required</span> : null}
          </span>
          <span>
            {prop.description}
            <code className={css.written}>
              {prop.type}
              {defaults.has(prop.name) ? ` = ${defaults.get(prop.name)}` : ''}
            </code>
          </span>
        </div>
      ))}
    </section>
  );
}

/** Every component of a folder with the props it declares; native ones are not told again. */
export function PropsTables({ folder, defaults }: { folder: string; defaults: Defaults }) {
  const told = toldIn(useLoaded(snapshotOf, folder) ?? '');
  const [first] = told;
  return (
    <div translate="no" className={css.stack}>
      {told.map((one) => (
        <PropsTable key={one.name} told={one} defaults={one === first ? defaults : new Map()} />
      ))}
    </div>
  );
}
