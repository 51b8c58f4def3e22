import { rmSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { loadMerchants } from '../sites/merchants.ts';
import { writeSites } from '../../testing/sites.ts';
import { refuseUnsafe, warnings } from './production.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function merchants(environment: 'demo' | 'production') {
  const { file, folder } = writeSites({ noir: { environment } });
  folders.push(folder);
  return loadMerchants(file);
}

const shared = { DATABASE_URL: 'postgres://livery:secret@db/livery' };
const secrets = {
  LIVERY_PEPPER: 'a pepper of the operator',
  LIVERY_KEY: 'a-key-of-the-operator-long-enough-to-be-one',
};

it('wants the secrets that gateways on one database must share', () => {
  const refuse = (more: Record<string, string>) => () =>
    refuseUnsafe(readConfig(more), merchants('production'));
  expect(refuse(shared)).toThrow(
    /^LIVERY_PEPPER must be given: .+\.\nLIVERY_KEY must be given: .+\.$/,
  );
  expect(refuse({ ...shared, LIVERY_PEPPER: secrets.LIVERY_PEPPER })).toThrow(/^LIVERY_KEY must/);
  expect(refuse({ ...shared, ...secrets })).not.toThrow();
  const anchors = { LIVERY_AUDIT_ANCHORS: '/mnt/book' };
  expect(refuse({ ...shared, ...secrets, ...anchors })).toThrow(/^LIVERY_AUDIT_KEY must/);
  // One gateway with a folder of its own has nobody to differ from.
  expect(refuse({})).not.toThrow();
  expect(() => refuseUnsafe(readConfig(shared), merchants('demo'))).not.toThrow();
});

it('lets nobody hash passwords of players in production for less than it does by itself', () => {
  const refuse = (cost: string, environment: 'demo' | 'production') => () =>
    refuseUnsafe(readConfig({ LIVERY_PASSWORD_COST: cost }), merchants(environment));
  expect(refuse('19455', 'production')).toThrow(
    /^LIVERY_PASSWORD_COST must be at least 19456 for merchants in production\.$/,
  );
  expect(refuse('19456', 'production')).not.toThrow();
  expect(refuse('8', 'demo')).not.toThrow();
});

it('warns that players in production would receive nothing', () => {
  const sent = { LIVERY_SMS: 'https://sms.example/', LIVERY_MAIL: 'https://mail.example/' };
  expect(warnings(readConfig({}), merchants('demo'))).toEqual([]);
  expect(warnings(readConfig(sent), merchants('production'))).toEqual([]);
  const warned = warnings(readConfig({}), merchants('production'));
  expect(warned.map((line) => line.split(' ')[0])).toEqual(['LIVERY_SMS', 'LIVERY_MAIL']);
});

it('warns of an emulator that players in production have nothing of', () => {
  const named = (environment: 'demo' | 'production') =>
    warnings(
      readConfig({
        LIVERY_SMS: 'https://sms.example/',
        LIVERY_MAIL: 'https://mail.example/',
        FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
      }),
      merchants(environment),
    );
  expect(named('production')).toHaveLength(1);
  expect(named('demo')).toEqual([]);
});

it('refuses a host for payments that is a site’s', () => {
  const refuse = (name: string) => () =>
    refuseUnsafe(readConfig({ LIVERY_HOOKS_HOST: name }), merchants('demo'));
  expect(refuse('noir.localhost')).toThrow('noir.localhost, where noir is');
  expect(refuse('hooks.example')).not.toThrow();
});
