import { expect, it } from 'vitest';
import { tokenByPath } from '../contract/tree.ts';
import { readMerchant } from '../merchant.ts';
import { merchantFiles, tokenAt } from '../testing/merchant-files.ts';
import { resolverDocument } from './resolver.ts';
import { tokenDocsPage } from './token-docs-page.ts';
import { tokenDocs } from './token-docs.ts';

const merchantOf = (changes: Parameters<typeof merchantFiles>[0] = {}) => {
  const { merchant, diagnostics } = readMerchant(merchantFiles(changes));
  if (!merchant) throw new Error(JSON.stringify(diagnostics));
  return merchant;
};

it('documents every token with its value in both modes and who set it', () => {
  const card = { value: 3, unit: 'px' };
  const docs = tokenDocs(merchantOf({ tokens: tokenAt('radius.card', 'dimension', card) }));
  expect(docs).toHaveLength(tokenByPath.size);
  const find = (path: string) => docs.find((token) => token.path === path);
  expect(find('radius.card')).toMatchObject({
    property: '--lv-radius-card',
    base: { dark: '16px', light: '16px' },
    value: { dark: '3px', light: '3px' },
    from: { dark: 'tokens.json:5', light: 'tokens.json:5' },
    range: 'from 0px to 48px',
  });
  expect(find('color.action.rest')?.range).toBeUndefined();
  expect(find('color.action.rest')?.from.dark).toBe('ramp');
  expect(find('radius.button')?.from.light).toBe('contract');
  expect(find('size.ageMark')?.from.dark).toMatch(/^jurisdiction INT/);
});

it('shows them on a page where nothing of a merchant is markup', () => {
  const page = tokenDocsPage(merchantOf({ manifest: { name: '<b>&"Bold"' } }));
  expect(page).toContain('Tokens of &lt;b&gt;&amp;&quot;Bold&quot;');
  expect(page).not.toContain('<b>');
  expect(page).not.toContain('<script');
  expect(page).toContain('<p>Columns of the game centre. A whole number from 2 to 5.</p>');
  for (const path of tokenByPath.keys()) expect(page).toContain(`<code>${path}</code>`);
});

it('gives other tools what both modes share once, and each mode’s own apart', () => {
  const document = resolverDocument(merchantOf()) as {
    sets: { shared: { sources: Record<string, Record<string, unknown>>[] } };
    modifiers: { theme: { default: string; contexts: Record<string, object[]> } };
  };
  expect(document.sets.shared.sources[0]?.['radius']).toHaveProperty('card.$value', {
    value: 16,
    unit: 'px',
  });
  const { contexts, default: mode } = document.modifiers.theme;
  expect(mode).toBe('dark');
  for (const context of ['dark', 'light'])
    expect(contexts[context]?.[0]).toHaveProperty('color.surface.page.$type', 'color');
  expect(contexts['dark']?.[0]).not.toHaveProperty('radius');
});

it('leaves a place for a picture of each token, in the layout that reads it', () => {
  const html = tokenDocsPage(merchantOf(), {
    style: '.stage{}',
    start: '<p>buttons</p>',
    end: '<script>draw()</script>',
    only: (path) => (path === 'cut.card' ? { slot: 'edges', choice: 'cut' } : undefined),
  });
  expect(html.match(/data-token=/g)).toHaveLength(tokenByPath.size);
  expect(html).toContain(
    'data-token="--lv-cut-card" data-changes="{&quot;edges&quot;:&quot;cut&quot;}"',
  );
  expect(html).toContain('Read only where edges is cut; drawn so.');
  expect(html.trimEnd()).toMatch(/<script>draw\(\)<\/script>\n<\/body><\/html>$/);
  expect(tokenDocsPage(merchantOf())).not.toContain('data-token');
});
