import type { Config } from '../config.ts';
import type { Merchant } from '../merchants.ts';
import { Refused } from '../refused.ts';

/**
 * Several gateways on one database must hash and wrap alike, and a secret made
 * by each for itself would not: found out by players who cannot log in.
 */
export function refuseUnsafe(config: Config, merchants: readonly Merchant[]): void {
  if (config.databaseUrl === undefined || !isProduction(merchants)) return;
  const missing = [
    ...(config.pepper === undefined ? ['LIVERY_PEPPER'] : []),
    ...(config.key === undefined ? ['LIVERY_KEY'] : []),
  ];
  if (missing.length === 0) return;
  throw new Refused(
    missing
      .map((name) => `${name} must be given: merchants in production share DATABASE_URL.`)
      .join('\n'),
  );
}

/** What works, and is hardly meant. */
export function warnings(config: Config, merchants: readonly Merchant[]): readonly string[] {
  if (!isProduction(merchants)) return [];
  const unsent = [
    ...(config.sms.kind === 'console' ? ['LIVERY_SMS'] : []),
    ...(config.mail.kind === 'console' ? ['LIVERY_MAIL'] : []),
  ];
  return unsent.map((name) => `${name} is "console": players in production receive nothing`);
}

function isProduction(merchants: readonly Merchant[]): boolean {
  return merchants.some(({ environment }) => environment === 'production');
}
