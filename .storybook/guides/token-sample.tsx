import type { DocumentedToken } from '../../packages/themes/src/index.ts';
import type { Mode } from '../../packages/themes/src/contract/index.ts';
import * as css from './tokens.css.ts';

const isRound = (path: string): boolean => path.startsWith('radius.');

/** What a value looks like, where it looks like anything. */
export function TokenSample({ token, mode }: { token: DocumentedToken; mode: Mode }) {
  const { path, type } = token;
  const value = token.value[mode];
  if (type === 'color') return <span className={css.swatch} style={{ background: value }} />;
  if (type === 'gradient')
    return (
      <span className={css.swatch} style={{ background: `linear-gradient(90deg, ${value})` }} />
    );
  if (type === 'shadow') return <span className={css.plate} style={{ boxShadow: value }} />;
  if (type === 'fontFamily')
    return (
      <span className={css.letters} style={{ fontFamily: value }}>
        Aa
      </span>
    );
  if (type === 'fontWeight')
    return (
      <span className={css.letters} style={{ fontWeight: Number(value) }}>
        Aa
      </span>
    );
  if (type === 'dimension' && isRound(path))
    return <span className={css.corner} style={{ borderStartStartRadius: value }} />;
  if (type === 'dimension')
    return (
      <span className={css.measure}>
        <span className={css.length} style={{ inlineSize: value }} />
      </span>
    );
  return <span className={css.figure}>{value.length < 8 ? value : '∿'}</span>;
}
