import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';

import { art } from './art.ts';

const config: StorybookConfig = {
  stories: [
    './*.mdx',
    './designing/*.mdx',
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
    // Files of merchants lie above this folder.
    server: { ...vite.server, fs: { allow: ['..'] } },
  }),
};

export default config;
