import { places, type Opens } from '../../chapters/play/index.ts';
import { StartError } from '../../kernel/start-error.ts';
import { orderHelp } from '../terminal/options.ts';

/** What an operator can order of a vendor at one merchant. */
export type VendorChange =
  | { readonly kind: 'connect'; readonly address: string; readonly opens: Opens }
  | { readonly kind: 'disconnect' }
  | { readonly kind: 'switch'; readonly enabled: boolean }
  | {
      readonly kind: 'new-secret';
      readonly validFor: number | undefined;
      readonly othersFor: number | undefined;
    }
  | { readonly kind: 'end-secret'; readonly id: string };

export interface VendorOrder {
  readonly merchant: string;
  /** Undefined: all of them are shown. */
  readonly vendor: string | undefined;
  /** Undefined: shown and left alone. */
  readonly change: VendorChange | undefined;
}

const aboutPlaces = Object.entries(places)
  .map(([name, about]) => `  ${`{${name}}`.padEnd(11)} ${about}`)
  .join('\n');

export const vendorUsage = `Usage: pnpm gateway vendor <merchant> [<vendor> [order]]

Connects vendors of games to a site; without an order it shows how they stand.

  connect <address> [redirect|popup]
                                their games open at this address, from now on: in the site's
                                page, or in place of it, or in a window of their own
  off | on                      under maintenance, or no longer
  disconnect                    nothing opens; open rounds can be ended for a week
  secret new [--valid-for 90d] [--others-for 7d]
                                a further secret, shown once; two are valid at most
  secret end <id>               no longer valid, at once

The address is https (http on localhost in a demo), in quotes, with places in braces:

${aboutPlaces}

  pnpm gateway vendor aurora JL connect 'https://play.jl.example/open?t={token}&game={code}&lang={language}'

Every order is written into the audit, without the secret. With it:

${orderHelp}`;

export function readVendorOrder(args: readonly string[]): VendorOrder {
  const [merchant, vendor, ...rest] = args;
  if ([merchant ?? '-', vendor ?? ''].some((one) => one.startsWith('-'))) {
    throw new StartError(vendorUsage);
  }
  return { merchant: merchant ?? '', vendor, change: changeOf(rest) };
}

function changeOf(words: readonly string[]): VendorChange | undefined {
  const [first, second, third] = words;
  if (first === undefined) return undefined;
  if (first === 'secret' && second === 'new') return newSecret(words.slice(2));
  if (first === 'secret' && second === 'end' && third !== undefined && words.length === 3) {
    return { kind: 'end-secret', id: third };
  }
  if (first === 'connect' && second !== undefined && words.length <= 3) {
    if (third !== undefined && third !== 'redirect' && third !== 'popup') {
      throw new StartError(vendorUsage);
    }
    return { kind: 'connect', address: second, opens: third ?? 'iframe' };
  }
  if (words.length > 1) throw new StartError(vendorUsage);
  if (first === 'disconnect') return { kind: 'disconnect' };
  if (first === 'on' || first === 'off') return { kind: 'switch', enabled: first === 'on' };
  throw new StartError(vendorUsage);
}

function newSecret(words: readonly string[]): VendorChange {
  const spans = { '--valid-for': 0, '--others-for': 0 };
  // A value may hang on its option, as it may with the other options.
  const typed = words.flatMap((word) => /^(--[^=]*)=(.*)$/s.exec(word)?.slice(1) ?? word);
  for (let at = 0; at < typed.length; at += 2) {
    const option = typed[at] ?? '';
    if (option !== '--valid-for' && option !== '--others-for') throw new StartError(vendorUsage);
    if (spans[option] > 0) throw new StartError(vendorUsage);
    spans[option] = spanOf(option, typed[at + 1]);
  }
  return {
    kind: 'new-secret',
    validFor: spans['--valid-for'] || undefined,
    othersFor: spans['--others-for'] || undefined,
  };
}

const UNITS = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

function spanOf(option: string, text = ''): number {
  const [, count = '', unit = ''] = /^([1-9]\d{0,3})([mhd])$/.exec(text) ?? [];
  if (unit === '') {
    throw new StartError(`${option} takes a time such as 90m, 12h or 7d.`);
  }
  return Number(count) * UNITS[unit as keyof typeof UNITS];
}
