import type { MerchantRecord } from '@livery/contract/merchants';
import { validateHeaderName, validateHeaderValue } from 'node:http';
import { StartError } from '../start-error.ts';
import { bareHost, DEFAULT_GAMES_HOST, DEFAULT_HOOKS_HOST, START_HOSTS } from './own-hosts.ts';

/** As requests name it: small letters, no port, no dot behind. */
const HOST = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/;

/** A host serves one thing: where two are meant, one of them would never be found. */
export function refuseHosts(path: string, merchants: readonly MerchantRecord[]): void {
  const games = new Set([
    DEFAULT_GAMES_HOST,
    ...merchants.flatMap((one) => one.hosts.games.map(bareHost)),
  ]);
  const codes = new Set(merchants.flatMap(({ firebase }) => firebase?.codes?.host ?? []));
  const faultOf = (host: string): string | undefined => {
    if (!HOST.test(host)) return 'which is no name of a host';
    if (START_HOSTS.includes(host)) return 'which is the gateway’s own';
    if (host === DEFAULT_HOOKS_HOST) return 'where payment providers tell what happened';
    return games.has(host) ? 'where games are' : undefined;
  };
  const refuse = (code: string, what: string, host: string, why: string | undefined) => {
    if (why === undefined) return;
    throw new StartError(`${path} gives ${code} the ${what} ${host}, ${why}. Name another host.`);
  };
  for (const { code, domains, firebase } of merchants) {
    for (const domain of domains) {
      const why = codes.has(domain) ? 'where phone codes are' : undefined;
      refuse(code, 'domain', domain, faultOf(domain) ?? why);
    }
    const host = firebase?.codes?.host;
    if (host !== undefined) refuse(code, 'host of phone codes', host, faultOf(host));
  }
}

/** Node refuses them too, with every answer that has one. */
export function refuseHeaders(path: string, merchants: readonly MerchantRecord[]): void {
  for (const { code, headers, firebase } of merchants) {
    const ofCodes = firebase?.codes?.headers ?? {};
    for (const [name, value] of [...Object.entries(headers), ...Object.entries(ofCodes)]) {
      if (canBeSent(name, value)) continue;
      throw new StartError(
        `${path} gives ${code} a header ${JSON.stringify(name)} that cannot be sent: a name is one word, and a value one line of plain letters.`,
      );
    }
  }
}

function canBeSent(name: string, value: string): boolean {
  try {
    validateHeaderName(name);
    validateHeaderValue(name, value);
    return true;
  } catch {
    return false;
  }
}
