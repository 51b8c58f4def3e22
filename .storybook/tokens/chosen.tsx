import type { ReactNode } from 'react';

import {
  contrastProof,
  tokenDocs,
  type ContrastProof,
  type DocumentedToken,
} from '../../packages/themes/src/index.ts';
import * as page from '../guides/guide.css.ts';
import { useLook } from '../guides/look-context.ts';
import { TokenSample } from '../guides/token-sample.tsx';
import * as tokens from '../guides/tokens.css.ts';
import type { Look } from '../look.ts';
import { merchants, type StoryMerchant } from '../merchants.ts';

interface Chosen {
  readonly look: Look;
  readonly merchant: StoryMerchant;
  readonly docs: readonly DocumentedToken[];
  readonly pairs: ContrastProof['pairs'];
}

/** The merchant that the toolbar has chosen, with what the engine tells of it. */
export function useChosen(): Chosen {
  const { look } = useLook();
  const merchant = merchants.find(({ code }) => code === look.merchant) ?? merchants[0];
  if (!merchant) throw new Error('There is no merchant.');
  return {
    look,
    merchant,
    docs: tokenDocs(merchant.made),
    pairs: contrastProof(merchant.made).pairs,
  };
}

/** `color.action`, of `color.action.rest`. */
export const familyIn = (path: string): string => path.split('.').slice(0, -1).join('.');

/** A page on tokens: what they are, and then they themselves. */
export function TokenPage(props: { title: string; lead: string; children: ReactNode }) {
  const { title, lead, children } = props;
  return (
    <>
      <header className={page.head} translate="no">
        <p className={page.shelf}>Tokens</p>
        <h1 className={page.name}>{title}</h1>
        <p className={page.lead}>{lead}</p>
      </header>
      {children}
    </>
  );
}

export function TokenGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={page.section}>
      <h2 className={page.title} translate="no">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Tokens with what each is for and what the mode in sight makes of it. */
export function TokenList({ shown }: { shown: readonly DocumentedToken[] }) {
  const { look } = useLook();
  return (
    <ul className={tokens.tokens} translate="no">
      {shown.map((token) => (
        <li key={token.path} className={tokens.token}>
          <TokenSample token={token} mode={look.theme} />
          <span className={tokens.told}>
            <code className={tokens.path}>{token.path}</code>
            {token.role}
            <span className={tokens.value}>{token.value[look.theme]}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Every token under these roots, a group a family. */
export function TokenFamilies({ roots }: { roots: readonly string[] }) {
  const { docs } = useChosen();
  const wanted = docs.filter(({ path }) => roots.some((root) => path.startsWith(`${root}.`)));
  return [...Map.groupBy(wanted, ({ path }) => familyIn(path))].map(([family, shown]) => (
    <TokenGroup key={family} title={family}>
      <TokenList shown={shown} />
    </TokenGroup>
  ));
}
