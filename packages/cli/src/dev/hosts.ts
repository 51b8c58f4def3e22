import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { hostsSaid } from '@livery/themes';
import { merchantCodes } from '@livery/merchants/root';

interface Entry {
  readonly stamp: string;
  readonly domains: readonly string[];
  readonly codes?: string;
}

/** Who answers on which host. */
export interface Hosts {
  /** Reads what has changed of the manifests, and says whose have; of the others nothing is read. */
  refresh(): Promise<readonly string[]>;
  /** The merchant of a host, without its port. */
  codeOf(host: string): string | undefined;
  domainsOf(code: string): readonly string[];
  /** Whether a merchant has its phone codes asked for there. */
  isCodes(host: string): boolean;
  codes(): readonly string[];
}

// Far above any honest manifest; of a larger one the engine says what is wrong.
const mostBytes = 512 * 1024;

/**
 * The hosts of merchants, from their manifests alone: to know whom a page asks
 * for, nobody else is loaded. A manifest that says none while it is mended keeps
 * those it said before, and has a host by its code until then.
 */
export function hostsOf(root: string, chosen: readonly string[] = []): Hosts {
  const entries = new Map<string, Entry>();
  let byHost: ReadonlyMap<string, string> = new Map();

  /** Whether it is another than it was. */
  async function look(code: string): Promise<boolean> {
    const file = join(root, code, 'manifest.jsonc');
    const before = entries.get(code);
    const found = await stat(file).catch(() => undefined);
    const stamp = found ? `${found.mtimeMs}:${found.size}` : '';
    if (before?.stamp === stamp) return false;
    const isPlain = found?.isFile() === true && found.size <= mostBytes;
    const text = isPlain ? await readFile(file, 'utf8').catch(() => '') : '';
    const { domains, codes } = hostsSaid({ file, text });
    const kept = domains.length > 0 ? domains : (before?.domains ?? [`${code}.localhost`]);
    entries.set(code, { stamp, domains: kept, ...(codes === undefined ? {} : { codes }) });
    return true;
  }

  return {
    async refresh() {
      const there = await merchantCodes(root);
      const wanted = chosen.length > 0 ? there.filter((code) => chosen.includes(code)) : there;
      const gone = [...entries.keys()].filter((code) => !wanted.includes(code));
      for (const code of gone) entries.delete(code);
      const changed = await Promise.all(wanted.map(look));
      // The first by name keeps a host that two say; the check tells of it.
      byHost = new Map(
        wanted
          .toReversed()
          .flatMap((code) => (entries.get(code)?.domains ?? []).map((host) => [host, code])),
      );
      return [...gone, ...wanted.filter((_code, index) => changed[index])];
    },
    codeOf: (host) => byHost.get(host),
    domainsOf: (code) => entries.get(code)?.domains ?? [],
    isCodes: (host) => [...entries.values()].some(({ codes }) => codes === host),
    codes: () => [...entries.keys()].toSorted(),
  };
}
