/** Files whose every line is worth a test, and the tests that are theirs. */
export interface Group {
  readonly name: string;
  /** Files that are changed, one small thing at a time. */
  readonly files: readonly string[];
  /** Tests of which one must notice. */
  readonly tests: readonly string[];
  /** Set-up that the tests want before them. */
  readonly globalSetup?: string;
  /** What is worked out once when a file is loaded costs a whole run a change; there it is left out. */
  readonly ignoreStatic?: true;
}

const gateway = 'packages/gateway/src';

export const groups: readonly Group[] = [
  {
    name: 'policy',
    files: ['packages/build/src/headers/policy.ts', 'packages/build/src/headers/headers.ts'],
    tests: [
      'packages/build/src/codes/codes-page.test.ts',
      'packages/build/src/headers/headers.test.ts',
    ],
  },
  {
    name: 'engine',
    files: [
      'packages/themes/src/color/contrast.ts',
      'packages/themes/src/lint/rules/contrast.ts',
      'packages/themes/src/jurisdictions/floors.ts',
      'packages/themes/src/manifest/apply-profile.ts',
    ],
    tests: [
      'packages/themes/src/color/measure.test.ts',
      'packages/themes/src/lint/edges.test.ts',
      'packages/themes/src/lint/rules/{contrast,contrast-mend}.test.ts',
      'packages/themes/src/manifest/apply-profile.test.ts',
    ],
  },
  {
    name: 'money',
    files: [`${gateway}/kernel/money/money.ts`],
    tests: [`${gateway}/kernel/money/money.test.ts`],
  },
  {
    name: 'ledger',
    files: [
      `${gateway}/kernel/idempotency.ts`,
      `${gateway}/chapters/cashier/wallet/ledger.ts`,
      `${gateway}/chapters/play/rounds/book.ts`,
    ],
    tests: [
      `${gateway}/chapters/cashier/wallet/{ledger,ledger.model,wallet}.test.ts`,
      `${gateway}/chapters/play/{rounds/rounds,provider/provider}.test.ts`,
      `${gateway}/chapters/care/totals/totals.test.ts`,
    ],
    globalSetup: `${gateway}/testing/postgres.ts`,
    ignoreStatic: true,
  },
  {
    name: 'auth',
    files: [`${gateway}/kernel/secrets/secrets.ts`, `${gateway}/chapters/member/session/store.ts`],
    tests: [
      `${gateway}/chapters/member/session/session.test.ts`,
      `${gateway}/chapters/member/session/store.test.ts`,
    ],
    globalSetup: `${gateway}/testing/postgres.ts`,
    ignoreStatic: true,
  },
  {
    name: 'vault',
    files: [`${gateway}/kernel/vault/vault.ts`],
    tests: [`${gateway}/kernel/vault/vault.test.ts`],
  },
  {
    name: 'gate',
    files: [
      `${gateway}/http/guards/{callers,idempotency-key,merchant,open-site,origin,session-cookie}.ts`,
    ],
    tests: [`${gateway}/http/guards/guards.test.ts`],
  },
];
