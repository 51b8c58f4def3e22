import type { MerchantData } from '@livery/themes/contract';
import { identify, type Transport } from '#kernel/http/client.ts';
import { createQueries } from '#kernel/http/queries.ts';
import { pathsOf } from '#kernel/routing/table.ts';
import { routes } from './routes/list.ts';

/** Refuses whatever it is asked, so that nothing is asked again. */
const refusing = (note: (address: string) => void): Transport => {
  return async (address, { method }) => {
    if (method === 'GET') note(address);
    return new Response(JSON.stringify({ success: false, code: 'unknown' }));
  };
};

/**
 * What each page asks its platform first of all, by its path, for a visitor who
 * sees it in this language: the same questions that its preparation asks.
 */
export async function firstQuestions(
  merchant: MerchantData,
  language: string,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const found: Record<string, readonly string[]> = {};
  for (const route of routes) {
    const ask = route.guard === 'member' ? undefined : await route.prepare?.();
    if (ask === undefined) continue;
    for (const { path, given: params } of pathsOf(route)) {
      const asked = new Set<string>();
      identify(
        merchant.code,
        () => language,
        refusing((address) => asked.add(address)),
      );
      const visit = { merchant: merchant.code, params, language, userName: undefined };
      // What it would draw is of no matter here, nor that it was refused.
      await ask(createQueries(), visit).catch(() => {});
      if (asked.size > 0) found[path] = [...asked];
    }
  }
  return found;
}
