import type { Preview } from '@storybook/react-vite';
import '@fontsource-variable/archivo/wdth.css';
import '@fontsource-variable/archivo/wdth-italic.css';
import '@fontsource-variable/bodoni-moda/opsz.css';
import '@fontsource-variable/bodoni-moda/opsz-italic.css';
import '@fontsource-variable/figtree/wght.css';
import '@fontsource-variable/fredoka/wght.css';
import '@fontsource-variable/hanken-grotesk/wght.css';
import '@fontsource-variable/nunito/wght.css';
import '@fontsource-variable/unbounded/wght.css';

import { IconSetProvider } from '../packages/ui/src/icon/index.ts';
import { Page } from '../packages/ui/src/page/index.ts';
import { ToastProvider } from '../packages/ui/src/toast/index.ts';
import '../packages/ui/src/theme/index.ts';
import { dress, lookOf } from './look.ts';
import { merchants } from './merchants.ts';
import { styleElements } from './style-elements.ts';

const preview: Preview = {
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    controls: { expanded: true },
  },
  initialGlobals: { merchant: 'aurora', theme: 'dark', dir: 'ltr' },
  globalTypes: {
    merchant: {
      name: 'Merchant',
      toolbar: { icon: 'paintbrush', items: merchants.map(({ code }) => code), dynamicTitle: true },
    },
    theme: {
      name: 'Theme',
      toolbar: { icon: 'circlehollow', items: ['dark', 'light'], dynamicTitle: true },
    },
    dir: {
      name: 'Direction',
      toolbar: { icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
  },
  decorators: [
    (Story, { globals, parameters }) => {
      const { icons } = dress(lookOf(globals));
      return (
        <IconSetProvider set={icons}>
          <ToastProvider label="Notices">
            {parameters['bare'] ? (
              <Story />
            ) : (
              <Page plain>
                <main>
                  <Story />
                </main>
              </Page>
            )}
          </ToastProvider>
        </IconSetProvider>
      );
    },
  ],
  // The production policy allows no style element that is not a file of ours.
  beforeEach: ({ globals }) => {
    dress(lookOf(globals));
    const before = styleElements();
    return () => {
      const added = styleElements().filter((element) => !before.includes(element));
      if (added.length > 0) throw new Error(`A component added <style>: ${added[0]?.textContent}`);
    };
  },
};

export default preview;
