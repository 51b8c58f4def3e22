import type { Mode } from '../../packages/themes/src/contract/index.ts';
import type { ContrastProof, DocumentedToken } from '../../packages/themes/src/index.ts';
import * as page from '../guides/guide.css.ts';
import * as tokens from '../guides/tokens.css.ts';
import { familyIn, TokenGroup, TokenPage, useChosen } from './chosen.tsx';
import * as css from './pages.css.ts';

type Pairs = ContrastProof['pairs'];

const paint = ({ type, value }: DocumentedToken, mode: Mode): string =>
  type === 'gradient' ? `linear-gradient(90deg, ${value[mode]})` : value[mode];

interface HalfProps {
  token: DocumentedToken;
  mode: Mode;
  ground: string;
  pairs: Pairs;
}

/** A colour on the page of one mode, and on everything that it has to be read on. */
function Half({ token, mode, ground, pairs }: HalfProps) {
  const measured = pairs[mode].filter((pair) => pair.token === token.path);
  return (
    <div className={css.half}>
      <span className={css.field} style={{ background: ground }}>
        <span className={css.blot} style={{ background: paint(token, mode) }} />
      </span>
      <code className={tokens.value}>{`${mode} ${token.value[mode]}`}</code>
      {measured.map(({ on, color, ground: below, ratio, floor }) => (
        <span key={on} className={css.pair}>
          <span className={css.proof} style={{ color, background: below }}>
            {floor < 4.5 ? '■' : 'Aa'}
          </span>
          <span className={css.ratio}>{ratio.toFixed(2)}</span>
          {`on ${on}, ${floor} asked`}
        </span>
      ))}
    </div>
  );
}

/** Colours by family, in both modes, with every pair that the contract declares. */
export function ColourPage() {
  const { docs, pairs, merchant } = useChosen();
  const colours = docs.filter(({ type }) => type === 'color' || type === 'gradient');
  const ground = docs.find(({ path }) => path === 'color.surface.page');
  return (
    <TokenPage
      title="Colour"
      lead={`The colours of ${merchant.name} by what they are for, dark beside light. Below each stands what it has to be read on, measured: no brand is built while a figure is below what is asked.`}
    >
      {[...Map.groupBy(colours, ({ path }) => familyIn(path))].map(([family, shown]) => (
        <TokenGroup key={family} title={family}>
          <div className={css.colours} translate="no">
            {shown.map((token) => (
              <article key={token.path} className={css.colour}>
                <h3 className={page.mono}>{token.path}</h3>
                <p className={page.soft}>{token.role}</p>
                <div className={css.modes}>
                  {(['dark', 'light'] as const).map((mode) => (
                    <Half
                      key={mode}
                      token={token}
                      mode={mode}
                      ground={ground?.value[mode] ?? ''}
                      pairs={pairs}
                    />
                  ))}
                </div>
              </article>
            ))}
          </div>
        </TokenGroup>
      ))}
    </TokenPage>
  );
}
