import type { Config } from './config.ts';
import type { Merchant } from '../sites/merchants.ts';
import { PASSWORD_COST } from '../passwords/passwords.ts';
import { StartError } from '../start-error.ts';

export function refuseUnsafe(config: Config, merchants: readonly Merchant[]): void {
  refuseSharedHost(config, merchants);
  if (!isProduction(merchants)) return;
  const faults = [...missingSecrets(config), ...cheapPasswords(config)];
  if (faults.length > 0) throw new StartError(faults.join('\n'));
}

/** A host serves one thing: news of payments would be lost on that of a site. */
function refuseSharedHost({ hooksHost }: Config, merchants: readonly Merchant[]): void {
  const owner = merchants.find(({ domains }) => domains.some((domain) => domain === hooksHost));
  if (owner === undefined) return;
  throw new StartError(`LIVERY_HOOKS_HOST is ${hooksHost}, where ${owner.code} is. Name another.`);
}

/**
 * Several gateways on one database must hash and wrap alike, and a secret made
 * by each for itself would not: found out by players who cannot log in.
 */
function missingSecrets(config: Config): readonly string[] {
  if (config.databaseUrl === undefined) return [];
  const missing = [
    ...(config.pepper === undefined ? ['LIVERY_PEPPER'] : []),
    ...(config.key === undefined ? ['LIVERY_KEY'] : []),
    // Heads that each gateway signs for itself can be verified by none.
    ...(config.auditAnchors !== undefined && config.auditKey === undefined
      ? ['LIVERY_AUDIT_KEY']
      : []),
  ];
  return missing.map(
    (name) => `${name} must be given: merchants in production share DATABASE_URL.`,
  );
}

/** Only a test may hash cheaply: what is stolen from it opens nothing. */
function cheapPasswords({ passwordCost }: Config): readonly string[] {
  if (passwordCost >= PASSWORD_COST) return [];
  return [`LIVERY_PASSWORD_COST must be at least ${PASSWORD_COST} for merchants in production.`];
}

/** What works, and is hardly meant. */
export function warnings(config: Config, merchants: readonly Merchant[]): readonly string[] {
  if (!isProduction(merchants)) return [];
  const unsent = [
    ...(config.sms.kind === 'console' ? ['LIVERY_SMS'] : []),
    ...(config.mail.kind === 'console' ? ['LIVERY_MAIL'] : []),
  ];
  const silent = unsent.map(
    (name) => `${name} is "console": players in production receive nothing`,
  );
  const emulated =
    config.firebaseEmulator === undefined
      ? []
      : ['FIREBASE_AUTH_EMULATOR_HOST is set: only demos take what an emulator says'];
  return [...silent, ...emulated];
}

export function isProduction(merchants: readonly Merchant[]): boolean {
  return merchants.some(({ environment }) => environment === 'production');
}
