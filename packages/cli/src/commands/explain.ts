import {
  didYouMean,
  explain as says,
  type Merchant,
  type Say,
  type ReferenceStep,
} from '@livery/themes';
import { modes, tokenByPath, type Mode } from '@livery/themes/contract';
import { soundMerchant } from '../terminal/named.ts';
import { readArguments } from '../terminal/arguments.ts';
import { UsageError } from '@livery/merchants/usage-error';
import type { Command } from '../terminal/command.ts';
import { paint } from '../terminal/report.ts';
import { table } from '../terminal/table.ts';
import { grownFrom, type GrownFrom } from './seed-of.ts';

type Told = Say & { readonly grownFrom?: GrownFrom; readonly locked?: true };

/** What a layer says, with the seed behind a ramp and the lock of a jurisdiction. */
function withReason(merchant: Merchant, path: string, mode: Mode, say: Say): Told {
  if (say.layer.startsWith('jurisdiction ')) {
    const { layer, css, alias } = say;
    // The profile is ours: a line in it would lead nowhere.
    return { layer, css, locked: true, ...(alias ? { alias } : {}) };
  }
  const from = say.layer === 'ramp' ? grownFrom(merchant, path, mode) : undefined;
  return from ? { ...say, grownFrom: from } : say;
}

const told = (merchant: Merchant, path: string, mode: Mode): readonly Told[] =>
  says(merchant.layers[mode], path, mode).map((say) => withReason(merchant, path, mode, say));

function seedText(from: GrownFrom): string {
  const { role, policy, asked, written, difference, outcome, carries, seed } = from;
  if (!seed) return `ramp, from our own ${role}, because the brand gives none`;
  const became = {
    kept: 'kept to the digit',
    repaired: `moved to ${written}, ΔE ${difference.toFixed(2)}, so that it can be read`,
    derived: 'taken for its hue',
    refused: 'refused',
  }[outcome];
  const instead = role === seed.role ? '' : ` in place of brand.${role}`;
  const fate = carries ? `, ${became}` : '';
  return `ramp, from brand.${seed.role}${instead}: ${asked} (${policy})${fate}  ${seed.file}:${seed.line}:${seed.column}`;
}

function placeText(say: Told, { profile }: Merchant): string {
  if (say.grownFrom) return seedText(say.grownFrom);
  if (say.locked)
    return `locked by the jurisdiction, ${profile.key} ${profile.name}: no brand can set it`;
  return say.line === undefined ? say.layer : `${say.layer}:${say.line}:${say.column}`;
}

/** A token on the way that a value was taken, under the layer that took it. */
const stepRow = ({ css, token, layer, line, column }: ReferenceStep): string[] => [
  '',
  css,
  `  ← ${token}`,
  line === undefined ? layer : `${layer}:${line}:${column}`,
];

function tokenAsked(positionals: readonly string[]): string {
  const [path, ...more] = positionals;
  if (path === undefined)
    throw new UsageError(
      'Which token? For example color.action.rest; "livery tokens" lists all of them.',
    );
  if (more.length > 0)
    throw new UsageError(
      `One token at a time; "${more.join(' ')}" is left over. A merchant is named with --merchant.`,
    );
  if (tokenByPath.has(path)) return path;
  const inside = [...tokenByPath.keys()].filter((name) => name.startsWith(`${path}.`));
  const hint =
    inside.length > 0
      ? `It is a group: ${inside.slice(0, 5).join(', ')}${inside.length > 5 ? ' …' : ''}.`
      : (didYouMean(path, tokenByPath.keys()) ?? '"livery tokens" lists all of them.');
  throw new UsageError(`"${path}" is not a token. ${hint}`);
}

/** Where a value comes from, layer by layer. */
export const explain: Command = {
  name: 'explain',
  summary: 'Tell where the value of a token comes from',
  help: `livery explain <token> --merchant <code>   every layer that had a say, the winner last

  --mode <dark|light>  one mode only
  --merchants <dir>    where the folders are (default: merchants)
  --json               the same as JSON
Exit code: 0 explained, 1 findings, 2 wrong usage.`,
  async run(args) {
    const { values, positionals } = readArguments('explain', args, {
      merchant: { type: 'string' },
      mode: { type: 'string' },
    });
    const path = tokenAsked(positionals);
    const asked = modes.filter((mode) => values.mode === undefined || values.mode === mode);
    if (asked.length === 0) throw new UsageError(`"${values.mode}" is not a mode: dark or light.`);
    const merchant = await soundMerchant(values.merchants, values.merchant, values.json);
    if (!merchant) return 1;

    const { role = '' } = tokenByPath.get(path) ?? {};
    const found = asked.map((mode) => ({ mode, layers: told(merchant, path, mode) }));
    if (values.json) {
      console.log(JSON.stringify({ token: path, role, modes: found }, null, 2));
      return 0;
    }
    console.log(`${paint('bold', path)}  ${role}`);
    for (const { mode, layers } of found) {
      console.log(`\n${mode}`);
      const rows = layers.flatMap((say, index) => {
        const mark = index === layers.length - 1 ? '→' : ' ';
        const row = [mark, say.css, say.alias ? `{${say.alias}}` : '', placeText(say, merchant)];
        return [row].concat((say.through ?? []).map(stepRow));
      });
      console.log(table(rows));
    }
    return 0;
  },
};
