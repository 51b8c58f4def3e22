import {
  agentMenu,
  flagNames,
  flags as registry,
  menuKeys,
  type FlagName,
  type MenuKey,
} from '@livery/themes/contract';
import { variantOf } from '@livery/build/variant';
import type { LoadedMerchant } from '@livery/merchants/load';
import { soundMerchants } from '../terminal/named.ts';
import { readArguments } from '../terminal/arguments.ts';
import type { Command } from '../terminal/command.ts';
import { paint } from '../terminal/report.ts';
import { table } from '../terminal/table.ts';

interface Found {
  readonly merchant: string;
  readonly variant: string;
  readonly jurisdiction: string;
  readonly flags: Readonly<Record<FlagName, boolean>>;
  readonly menus: { readonly agent: readonly MenuKey[] };
  /** What the jurisdiction keeps from every site in it. */
  readonly forbidden: { readonly flags: readonly FlagName[]; readonly menus: readonly MenuKey[] };
}

const foundIn = (merchant: LoadedMerchant): Found => {
  const { manifest, profile, flags: own } = merchant;
  return {
    merchant: manifest.code,
    variant: variantOf(merchant).key,
    jurisdiction: profile.key,
    flags: own,
    menus: { agent: manifest.menus.agent },
    forbidden: { flags: profile.flagsOff, menus: profile.menusOff },
  };
};

const listed = (names: readonly string[]): string => names.join(', ') || '–';

/** Some of a list in as few words as say it: what is there, or what is not. */
function entries(chosen: readonly MenuKey[]): string {
  const without = menuKeys.filter((key) => !chosen.includes(key));
  if (without.length === 0) return 'all';
  return without.length < chosen.length ? `all but ${listed(without)}` : listed(chosen);
}

function print(found: readonly Found[]): void {
  console.log(
    table([
      ['merchant', 'place', 'bundle', 'features that are on'],
      ...found.map(({ merchant, jurisdiction, variant, flags: own }) => [
        merchant,
        jurisdiction,
        variant,
        listed(flagNames.filter((name) => own[name])),
      ]),
    ]),
  );
  console.log(
    `\n${table([
      ['merchant', 'entries of the agent menu'],
      ...found.map(({ merchant, menus }) => [merchant, entries(menus.agent)]),
    ])}`,
  );
  const places = [...new Map(found.map((one) => [one.jurisdiction, one.forbidden]))].filter(
    ([, { flags: off, menus }]) => off.length + menus.length > 0,
  );
  if (places.length > 0)
    console.log(
      `\n${table([
        ['place', 'what no site there may have'],
        ...places.map(([key, { flags: off, menus }]) => [key, listed([...off, ...menus])]),
      ])}`,
    );
  console.log(`\n${paint('bold', 'Features')}`);
  console.log(table(flagNames.map((name) => [`  ${name}`, registry[name].role])));
  console.log(`\n${paint('bold', 'Agent menu')}`);
  console.log(table(menuKeys.map((key) => [`  ${key}`, agentMenu[key].role])));
}

/** Who has what: merchants against flags and menus, and which of them share a bundle. */
export const flags: Command = {
  name: 'flags',
  summary: 'Show which merchant has which feature and menu entry',
  help: `livery flags [code…]   features, agent menu, and what the jurisdiction forbids

  --merchants <dir>  where the folders are (default: merchants)
  --json             the same as JSON
Exit code: 0 shown, 1 findings, 2 wrong usage.`,
  async run(args) {
    const { values, positionals } = readArguments('flags', args, {});
    const merchants = await soundMerchants(values.merchants, positionals, values.json);
    if (!merchants) return 1;
    const found = merchants.map(foundIn);
    if (values.json) console.log(JSON.stringify(found, null, 2));
    else print(found);
    return 0;
  },
};
