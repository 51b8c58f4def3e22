import { tokenDocs } from '../../packages/themes/src/index.ts';
import { merchants } from '../merchants.ts';
import { useLook } from './look-context.ts';
import { TokenSample } from './token-sample.tsx';
import * as css from './tokens.css.ts';
import * as page from './guide.css.ts';
import { tokensOf } from './tokens-read.ts';
import { useLoaded } from './use-loaded.ts';

/** Tokens that a component's own rules read in the brand in sight; another brand is another one of these. */
export function ReadTokens({ folder }: { folder: string }) {
  const { look } = useLook();
  const read = useLoaded(tokensOf, folder);
  const merchant = merchants.find(({ code }) => code === look.merchant) ?? merchants[0];
  if (!read || !merchant) return null;
  const shown = tokenDocs(merchant.made).filter(({ property }) => read.has(property));
  if (shown.length === 0)
    return (
      <p translate="no">
        It has no rules of its own; the components that it is made of read what they need.
      </p>
    );
  return (
    <>
      <p className={page.soft} translate="no">
        {`Read from its rules: ${shown.length} that ${merchant.name} makes use of, with the values of the ${look.theme} mode.`}
      </p>
      <ul className={css.tokens} translate="no">
        {shown.map((token) => (
          <li key={token.path} className={css.token}>
            <TokenSample token={token} mode={look.theme} />
            <span className={css.told}>
              <code className={css.path}>{token.path}</code>
              {token.role}
              <span className={css.value}>{token.value[look.theme]}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
