import type { MerchantData } from '@livery/themes/contract';
import { identify } from '#kernel/http/client.ts';
import type { Transport } from '@livery/web/http/transport';
import { anyValue, type NarrowQuestions } from '#kernel/http/early/early-script.ts';
import { createQueries } from '@livery/web/http/queries';
import { pathsOf } from '@livery/web/routing/routes';
import type { Preparation, Visit } from '#kernel/routing/route.ts';
import { routes } from './routes/list.ts';

/** Refuses whatever it is asked, so that nothing is asked again. */
const refusing = (note: (address: string) => void): Transport => {
  return async (address, { method }) => {
    if (method === 'GET') note(address);
    return new Response(JSON.stringify({ success: false, code: 'unknown' }));
  };
};

export interface FirstQuestions {
  readonly byPath: Readonly<Record<string, readonly string[]>>;
  /** Paths whose questions are the same whatever else an address says. */
  readonly anyhow: readonly string[];
  /** What each list asks whose address narrows it by one thing. */
  readonly narrowed: NarrowQuestions;
}

/** What the address of a list narrows it by, alone. */
const narrowings = ['vassalage', 'gameType'] as const;

/** Values by which a list asks something else than for them. */
const apart = { vassalage: [], gameType: ['INHOUSE', 'HOT'] } as const;

/** The parameters that a path stands for, and whether anybody asked for others. */
function watched(given: Visit['params']): { params: Visit['params']; isAsked: () => boolean } {
  let isAsked = false;
  const params = new Proxy(given, {
    get: (of, name) => {
      isAsked ||= !Object.hasOwn(of, name);
      return Reflect.get(of, name) as unknown;
    },
    ownKeys: (of) => {
      isAsked = true;
      return Reflect.ownKeys(of);
    },
  });
  return { params, isAsked: () => isAsked };
}

/** The addresses that a page asks in preparation. */
async function askedBy(ask: Preparation, visit: Visit): Promise<readonly string[]> {
  const asked = new Set<string>();
  identify(visit.merchant, () => visit.language, {
    transport: refusing((address) => asked.add(address)),
    sparing: false,
  });
  // What it would draw is of no matter here, nor that it was refused.
  await ask(createQueries(), visit).catch(() => {});
  return [...asked];
}

/**
 * What each page asks its platform first of all, by its path, for a visitor who
 * sees it in this language: the same questions that its preparation asks.
 */
export async function firstQuestions(
  merchant: MerchantData,
  language: string,
): Promise<FirstQuestions> {
  const byPath: Record<string, readonly string[]> = {};
  const anyhow: string[] = [];
  const narrowed: Record<string, Record<string, string>> = {};
  for (const route of routes) {
    const ask = route.guard === 'member' ? undefined : await route.prepare?.();
    if (ask === undefined) continue;
    for (const { path, given } of pathsOf(route)) {
      const { params, isAsked } = watched(given);
      const visit = { merchant: merchant.code, params, language, userName: undefined };
      const asked = await askedBy(ask, visit);
      if (asked.length === 0) continue;
      byPath[path] = asked;
      if (!isAsked()) anyhow.push(path);
      // One that asks for more is another page when it is narrowed.
      if (!isAsked() || asked.length > 1) continue;
      for (const name of narrowings) {
        if (Object.hasOwn(given, name)) continue;
        const by = { ...given, [name]: anyValue };
        const [one] = await askedBy(ask, { ...visit, params: by });
        if (!one?.includes(anyValue)) continue;
        const here = (narrowed[path] ??= {});
        here[name] = one;
        for (const value of apart[name]) {
          const [other] = await askedBy(ask, { ...visit, params: { ...given, [name]: value } });
          if (other && other !== one.replace(anyValue, value)) here[`${name}=${value}`] = other;
        }
      }
    }
  }
  return { byPath, anyhow, narrowed };
}
