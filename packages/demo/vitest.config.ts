import { defineProject } from 'vitest/config';

// What needs a database runs in the gateway's project, beside its PostgreSQL.
export default defineProject({
  test: {
    name: 'demo',
    environment: 'node',
    isolate: false,
    include: ['src/**/*.test.ts'],
    exclude: ['src/closes.test.ts', 'src/registration.test.ts', 'src/seed.test.ts'],
    testTimeout: 600_000,
  },
});
