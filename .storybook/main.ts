import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { Alias, AliasOptions } from 'vite';

import { art } from './art.ts';

type Aliases = readonly Alias[];

/** As a list, in whichever of its two forms it came. */
const aliases = (given: AliasOptions | undefined): Aliases =>
  Array.isArray(given)
    ? (given as Aliases)
    : Object.entries(given ?? {}).map(([find, replacement]) => ({ find, replacement }));

const config: StorybookConfig = {
  stories: [
    './*.mdx',
    './tokens/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    './pages/**/*.stories.tsx',
    './screens/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), react(), vanillaExtractPlugin(), art()],
    // A slot of the app that a build fills once, the toolbar fills here.
    resolve: {
      ...vite.resolve,
      alias: [
        { find: '#templates/icons', replacement: join(import.meta.dirname, 'screens/icons.ts') },
        ...aliases(vite.resolve?.alias),
      ],
    },
    // Files of merchants lie above this folder.
    server: { ...vite.server, fs: { allow: ['..'] } },
  }),
};

export default config;
