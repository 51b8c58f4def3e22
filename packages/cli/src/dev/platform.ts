import { setTimeout as wait } from 'node:timers/promises';
import type { MerchantRecord } from '@livery/contract/merchants';
import { flagsOf, hasErrors, readManifest } from '@livery/themes';
import { writeMerchants } from '@livery/build/build';
import { recordOf } from '@livery/build/record';
import { FileFault } from '@livery/merchants/folder';
import { readFiles } from '@livery/merchants/load';
import type { Hosts } from './hosts.ts';

/** Who a merchant is, from its manifest and its family's alone: no token and no picture is looked at. */
async function recordIn(root: string, code: string): Promise<MerchantRecord | undefined> {
  try {
    const files = await readFiles(root, code);
    if (!files) return undefined;
    const { read, diagnostics } = readManifest(files.manifest, files.family, files.families);
    if (!read || hasErrors(diagnostics)) return undefined;
    const { manifest } = read;
    return recordOf({ manifest, flags: flagsOf(manifest) }, { headers: {} });
  } catch (error) {
    // What keeps a file from being read is told on the page of its merchant.
    if (error instanceof FileFault) return undefined;
    throw error;
  }
}

/** What the platform is told of merchants. */
export interface Platform {
  /** Those whose manifests can be read, and those that have to be mended first. */
  readonly known: () => readonly MerchantRecord[];
  readonly left: () => readonly string[];
  /** Reads the named merchants anew, or all of them, and tells of what changed. */
  saved(codes: readonly string[] | undefined): Promise<void>;
  /** Resolves when the platform serves a merchant, which it may be told of only now. */
  asked(code: string): Promise<void>;
}

export interface PlatformOptions {
  readonly root: string;
  readonly hosts: Hosts;
  /** The folder of the file that it reads. */
  readonly out: string;
  /** Has it look at its file. */
  renew(): void;
  /** Whether it serves a host by now. */
  serves(host: string): Promise<boolean>;
}

/** A platform lays down players, books and games for each merchant it is told of: of many it hears when they are asked for. */
const mostAtOnce = 8;

/** The merchants of the platform; it takes a new file over while it runs. */
export function platformOf({ root, hosts, out, renew, serves }: PlatformOptions): Platform {
  const records = new Map<string, MerchantRecord | undefined>();
  const told = new Set<string>();
  const waits = new Map<string, Promise<void>>();
  const known = (): MerchantRecord[] =>
    [...records.values()].filter((record) => record !== undefined);

  const write = async (): Promise<void> => {
    const all = known();
    if (all.length <= mostAtOnce) for (const { code } of all) told.add(code);
    // It does not begin without anybody.
    else if (told.size === 0) told.add(all[0]?.code ?? '');
    const wanted = all.filter(({ code }) => told.has(code));
    if (wanted.length > 0) await writeMerchants(out, wanted);
    renew();
  };
  const tell = async (code: string, host: string): Promise<void> => {
    told.add(code);
    await write();
    for (let time = 0; time < 600 && !(await serves(host)); time++) await wait(50);
  };
  return {
    known,
    left: () => [...records].flatMap(([code, record]) => (record ? [] : [code])),
    async saved(changed) {
      const codes = hosts.codes();
      for (const code of records.keys()) if (!codes.includes(code)) records.delete(code);
      for (const code of codes)
        if (!records.has(code) || !changed || changed.includes(code))
          records.set(code, await recordIn(root, code));
      await write();
    },
    async asked(code) {
      const host = records.get(code)?.domains[0];
      if (host === undefined || told.has(code)) return waits.get(code);
      const waiting = tell(code, host);
      waits.set(code, waiting);
      return waiting;
    },
  };
}
