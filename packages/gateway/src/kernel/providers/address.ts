import { ActRefusal } from '../acts/act-refusal.ts';
import type { Merchant } from '../sites/merchants.ts';

/** A key and secrets go along: nothing of it may pass in the clear, but on this machine. */
export function requireProviderAddress(
  address: string,
  { environment }: Pick<Merchant, 'environment'>,
): void {
  const url = URL.parse(address);
  const isHere = url?.hostname === '127.0.0.1' || url?.hostname === 'localhost';
  const isSafe =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && isHere && environment === 'demo');
  if (isSafe && url.username === '' && url.search === '' && !address.endsWith('/')) return;
  throw new ActRefusal(
    `${address} is no address of a provider. It begins with https:// and has no slash at its end; a demo may have http:// on localhost or 127.0.0.1.`,
  );
}
