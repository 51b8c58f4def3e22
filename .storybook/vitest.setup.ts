import { configure } from 'storybook/test';
import { beforeAll } from 'vitest';
import { commands } from 'vitest/browser';

// A limit is for what hangs; a slow machine is no fault.
configure({ asyncUtilTimeout: 60_000 });

// The first story puts the page under the policy, which lets no style element
// in; so the styles of all stories are there before it.
import.meta.glob(
  [
    '../packages/ui/src/**/*.css.ts',
    '../packages/web/src/**/*.css.ts',
    '../packages/app/src/**/*.css.ts',
    './pages/**/*.css.ts',
  ],
  { eager: true },
);

beforeAll(() => commands.parkPointer());
