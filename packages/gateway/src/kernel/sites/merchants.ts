import type { MerchantRecord } from '@livery/contract/merchants';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { policyShape } from './policy/shape.ts';
import { StartError } from '../start-error.ts';
import { refuseHeaders, refuseHosts } from './served-hosts.ts';

export interface Merchant extends MerchantRecord {
  /** Absolute folder of the built site. */
  readonly siteFolder: string;
  /** Of the release before. */
  readonly folderBefore?: string;
}

const host = Type.String({ pattern: '^[a-z0-9.-]{1,253}$' });
const strings = Type.Array(Type.String());

const record = Type.Object({
  code: Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,39}$' }),
  name: Type.String({ minLength: 1 }),
  domains: Type.Array(host, { minItems: 1 }),
  environment: Type.Union([Type.Literal('demo'), Type.Literal('production')]),
  operator: Type.Optional(Type.String({ minLength: 1 })),
  jurisdiction: Type.String(),
  policy: policyShape,
  minAge: Type.Integer({ minimum: 0 }),
  currency: Type.String({ pattern: '^[A-Z]{3}$' }),
  timeZone: Type.String({ minLength: 1 }),
  languages: Type.Array(Type.String(), { minItems: 1 }),
  flags: Type.Record(Type.String(), Type.Boolean()),
  hosts: Type.Object({ games: strings, images: strings }),
  smsCountries: Type.Optional(
    Type.Array(Type.String({ pattern: '^[A-Z]{2}$' }), { minItems: 1, maxItems: 250 }),
  ),
  csPathCodec: Type.Optional(Type.Enum(['aesgcm8', 'des8'])),
  firebase: Type.Optional(
    Type.Object({
      projectId: Type.String({ minLength: 1 }),
      codes: Type.Optional(
        Type.Object({ host, headers: Type.Record(Type.String(), Type.String()) }),
      ),
    }),
  ),
  loginAudience: Type.Union([Type.Literal('both'), Type.Literal('member'), Type.Literal('agent')]),
  loginAfterRegister: Type.Optional(Type.Boolean()),
  idleMinutes: Type.Number({ exclusiveMinimum: 0 }),
  /** Whether the home shows hot games. */
  hotAtHome: Type.Optional(Type.Boolean()),
  site: Type.String({ minLength: 1 }),
  siteBefore: Type.Optional(Type.String({ minLength: 1 })),
  headers: Type.Record(Type.String(), Type.String()),
  build: Type.Optional(Type.String({ minLength: 1 })),
});

const file = Compile(
  Type.Object({ schemaVersion: Type.Literal(1), merchants: Type.Array(record, { minItems: 1 }) }),
);

export function loadMerchants(path: string): readonly Merchant[] {
  const value = parse(path);
  if (!file.Check(value)) {
    const first = file.Errors(value)[0];
    refuseUnknownPolicies(path, value);
    throw new StartError(
      `${path} is not a merchants file: ${first?.instancePath || '/'} ${first?.message ?? ''}`,
    );
  }
  refuseSharedNames(path, value.merchants);
  refuseUnknownZones(path, value.merchants);
  refuseHosts(path, value.merchants);
  refuseHeaders(path, value.merchants);
  const folder = dirname(path);
  return value.merchants.map((one) =>
    Object.assign(one, {
      siteFolder: resolve(folder, one.site),
      ...(one.siteBefore && { folderBefore: resolve(folder, one.siteBefore) }),
    }),
  );
}

function parse(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    const why = error instanceof SyntaxError ? 'is not JSON' : 'cannot be read';
    throw new StartError(`${path} ${why}. \`livery build\` writes it; LIVERY_SITES names another.`);
  }
}

const withRecords = Compile(
  Type.Object({
    merchants: Type.Array(
      Type.Object({ code: Type.String(), policy: Type.Optional(Type.Unknown()) }),
    ),
  }),
);
const policy = Compile(policyShape);

/** Without it the platform would not know what it owes to players; so a file of another release is refused. */
function refuseUnknownPolicies(path: string, value: unknown): void {
  if (!withRecords.Check(value)) return;
  const wrong = value.merchants.find((one) => !policy.Check(one.policy));
  if (wrong === undefined) return;
  const first = wrong.policy === undefined ? undefined : policy.Errors(wrong.policy)[0];
  const fault = first ? ` (${first.instancePath || '/'} ${first.message})` : '';
  throw new StartError(
    `${path} does not say what players of ${wrong.code} are owed${fault}. \`livery build\` of this release writes it.`,
  );
}

function refuseUnknownZones(path: string, merchants: readonly MerchantRecord[]): void {
  for (const { code, timeZone } of merchants) {
    if (isZone(timeZone)) continue;
    throw new StartError(`${path} gives ${code} a time zone that nobody knows`);
  }
}

function isZone(timeZone: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone }) !== undefined;
  } catch {
    return false;
  }
}

/** Two merchants on one host would read each other's sessions. */
function refuseSharedNames(path: string, merchants: readonly MerchantRecord[]): void {
  const seen = new Set<string>();
  for (const name of merchants.flatMap((one) => [one.code, ...one.domains])) {
    if (seen.has(name)) throw new StartError(`${path} names "${name}" twice`);
    seen.add(name);
  }
}
