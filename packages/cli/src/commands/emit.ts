import { realpath } from 'node:fs/promises';
import { homedir } from 'node:os';
import { relative, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { OutputFile } from '@livery/merchants/output-file';
import { writeFolder } from '@livery/merchants/create/write';
import { artefacts } from '../emit/artefacts.ts';
import { platformsAsked } from '../emit/platforms/platform.ts';
import { platformFiles } from '../emit/platforms/platforms.ts';
import { ledgerOf, target } from '../emit/target.ts';
import { soundMerchants } from '../terminal/named.ts';
import { chosenMerchants } from '@livery/merchants/root';
import { workspace } from '@livery/merchants/paths';
import { readArguments } from '../terminal/arguments.ts';
import { UsageError } from '@livery/merchants/usage-error';
import type { Command } from '../terminal/command.ts';
import { reasonOf } from '@livery/merchants/disk';
import { outsideMerchants } from '../terminal/out.ts';
import { progress } from '../terminal/progress.ts';
import { paint } from '../terminal/report.ts';
import { table } from '../terminal/table.ts';

const figure = (bytes: number): string => bytes.toLocaleString('en');
// What is packed already does not get smaller on the way.
const packed = /\.(png|webp|woff2)$/;

const weigh = ({ path, content }: OutputFile) => {
  const bytes = Buffer.from(content);
  const brotli = packed.test(path) ? bytes.length : brotliCompressSync(bytes).length;
  return { path, raw: bytes.length, brotli };
};

export const emit: Command = {
  name: 'emit',
  summary: 'Write what a merchant is made of: sheets, data, docs, proofs',
  help: `livery emit <code> --out <dir>   theme, critical style, head script, app manifest, data,
                                 token docs, resolver, contrast proof, fonts and pictures

  --platform <name>  instead: the tokens for another maker of apps: ios (Swift), android (resources)
                     or figma (variables); several stand one after the other, or as ios,android
  --force            replace a folder that holds other files
  --merchants <dir>  where the folders are (default: merchants)
  --json             the files and their bytes as JSON
Exit code: 0 written, 1 findings (nothing is written), 2 wrong usage.`,
  async run(args) {
    const { values, positionals } = readArguments('emit', args, {
      out: { type: 'string' },
      force: { type: 'boolean' },
      platform: { type: 'string', multiple: true },
    });
    const [code] = positionals;
    const missing = [
      ...(code === undefined ? ['<code>'] : []),
      ...(values.out === undefined ? ['--out <dir>'] : []),
    ];
    if (code === undefined || !values.out) throw new UsageError(`Missing: ${missing.join(', ')}.`);
    if (positionals.length > 1)
      throw new UsageError(`One merchant at a time: "${positionals.join('" and "')}".`);
    const platforms = platformsAsked(values.platform ?? []);
    const chosen = await chosenMerchants(values.merchants, [code]);
    const root = resolve(chosen.root);
    await outsideMerchants('--out', values.out, chosen.root);
    const here = await realpath(process.cwd());
    const folder = await target(values.out, values.force ?? false, [
      here,
      workspace,
      root,
      homedir(),
    ]);

    const shown = progress();
    const merchants = await soundMerchants(root, [code], values.json);
    const [merchant] = merchants ?? [];
    if (!merchant) return 1;
    try {
      shown.say('Making the files');
      const { files, leftOut } =
        platforms.length > 0
          ? await platformFiles(merchant, platforms)
          : { files: await artefacts(merchant), leftOut: [] };
      const ledger = ledgerOf(files);
      shown.say('Writing');
      await writeFolder(folder, [...files, ledger], 'old').catch((error: Error) => {
        throw new UsageError(`--out "${values.out}" cannot be written: ${reasonOf(error)}.`);
      });
      shown.done();
      const weighed = files.map(weigh);
      const total = {
        path: 'together',
        raw: weighed.reduce((sum, { raw }) => sum + raw, 0),
        brotli: weighed.reduce((sum, { brotli }) => sum + brotli, 0),
      };
      const told = platforms.length > 0 ? { leftOut } : {};
      const answer = { merchant: code, folder, files: weighed, ...told };
      if (values.json) console.log(JSON.stringify(answer, null, 2));
      else {
        const rows = [...weighed, total].map((one) => [
          `  ${one.path}`,
          figure(one.raw).padStart(9),
          figure(one.brotli).padStart(9),
        ]);
        console.log(
          `${paint('bold', merchant.manifest.name)} in ${relative(process.cwd(), folder) || folder}\n`,
        );
        console.log(table([['', '    bytes', '   brotli'], ...rows]));
        for (const { platform, why, tokens } of leftOut)
          console.log(`\n${platform} goes without ${tokens.join(', ')}: ${why}.`);
      }
      return 0;
    } finally {
      shown.done();
    }
  },
};
