import type { Preview } from '@storybook/react-vite';
import '@fontsource-variable/alexandria/wght.css';
import '@fontsource-variable/archivo/wdth.css';
import '@fontsource-variable/archivo/wdth-italic.css';
import '@fontsource-variable/baloo-bhaijaan-2/wght.css';
import '@fontsource-variable/bodoni-moda/opsz.css';
import '@fontsource-variable/bodoni-moda/opsz-italic.css';
import '@fontsource-variable/figtree/wght.css';
import '@fontsource-variable/fredoka/wght.css';
import '@fontsource-variable/hanken-grotesk/wght.css';
import '@fontsource-variable/markazi-text/wght.css';
import '@fontsource-variable/nunito/wght.css';
import '@fontsource-variable/unbounded/wght.css';

import { ArtProvider } from '../packages/ui/src/foundations/art/index.ts';
import { AllDrawings } from '../packages/ui/src/foundations/scene/drawings/all.tsx';
import { IconSetProvider } from '../packages/ui/src/foundations/icon/index.ts';
import { LabelsProvider } from '../packages/ui/src/foundations/labels/index.ts';
import { Page } from '../packages/ui/src/layout/page/index.ts';
import { ToastProvider } from '../packages/ui/src/feedback/toast/index.ts';
import { words } from '../packages/ui/src/testing/words.ts';
import '../packages/ui/src/foundations/theme/index.ts';
import { arrive } from './arrive.ts';
import { DocsContainer, DocsPage } from './guides/docs.tsx';
import { keepPageStill } from './guides/framed.ts';
import { dress, lookOf, wordsOf } from './look.ts';
import { room } from './pages/theme/theme.css.ts';
import { reduceMotion } from './motion.ts';
import { layoutFaults, longTextFaults } from './layout/index.ts';
import { reviewed } from './looks.ts';
import { merchants } from './merchants.ts';
import { speakAgain, speakPlainly } from './words/index.ts';
import { Spoken } from './words/spoken.tsx';
import { brokenPolicy, enforcePolicy } from './policy.ts';

keepPageStill();

const phone = (width: number, height: number) => ({
  name: `Phone ${width}`,
  styles: { width: `${width}px`, height: `${height}px` },
  type: 'mobile' as const,
});

/** What is smaller than a screen stands clear of the edge, with its ring and its light. */
const roomOf = (title: string): string | undefined =>
  /^(?:Actions|Forms|Foundations\/(?:Prose|Spinner|Wordmark))/.test(title) ? room : undefined;

const viewports = {
  phone360: phone(360, 780),
  phone390: phone(390, 844),
  phone430: phone(430, 932),
};

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    controls: { expanded: true },
    options: {
      storySort: {
        order: ['Start', 'Tokens', 'Foundations', 'Layout', 'Actions', 'Overlays', 'Forms'],
      },
    },
    docs: { container: DocsContainer, page: DocsPage },
    viewport: { options: viewports },
    chromatic: { modes: reviewed },
  },
  initialGlobals: {
    merchant: 'aurora',
    theme: 'dark',
    language: 'en',
    dir: 'ltr',
    text: 'plain',
    size: 'normal',
    motion: 'device',
    viewport: { value: 'phone390' },
  },
  globalTypes: {
    merchant: {
      name: 'Merchant',
      toolbar: { icon: 'paintbrush', items: merchants.map(({ code }) => code), dynamicTitle: true },
    },
    theme: {
      name: 'Theme',
      toolbar: { icon: 'circlehollow', items: ['dark', 'light'], dynamicTitle: true },
    },
    language: {
      name: 'Language',
      toolbar: {
        icon: 'globe',
        items: [
          { value: 'en', title: 'English' },
          { value: 'ar', title: 'العربية', right: 'from right to left' },
        ],
        dynamicTitle: true,
      },
    },
    text: {
      name: 'Length of texts',
      toolbar: {
        icon: 'paragraph',
        items: [
          { value: 'plain', title: 'Texts as they are' },
          { value: 'long', title: 'Texts three times as long' },
        ],
        dynamicTitle: true,
      },
    },
    size: {
      name: 'Size of text',
      toolbar: {
        icon: 'zoom',
        items: [
          { value: 'normal', title: 'Text of the usual size' },
          { value: 'large', title: 'Text twice as large' },
        ],
        dynamicTitle: true,
      },
    },
    dir: {
      name: 'Direction',
      toolbar: { icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
    motion: {
      name: 'Motion',
      toolbar: {
        icon: 'lightning',
        items: [
          { value: 'device', title: 'Motion as the device has it' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
        dynamicTitle: true,
      },
    },
  },
  decorators: [
    (Story, { globals, parameters, title }) => {
      const { icons, merchant } = dress(lookOf(globals));
      reduceMotion(globals['motion'] === 'reduced');
      return (
        <IconSetProvider set={icons}>
          <LabelsProvider labels={words}>
            <ArtProvider art={merchant.art} drawing={<AllDrawings />}>
              <ToastProvider label="Notices">
                {globalThis.liveryLook ? null : <Spoken {...wordsOf(globals)} />}
                {parameters['bare'] ? (
                  <Story />
                ) : (
                  <Page plain>
                    <main className={roomOf(title)}>
                      <Story />
                    </main>
                  </Page>
                )}
              </ToastProvider>
            </ArtProvider>
          </LabelsProvider>
        </IconSetProvider>
      );
    },
  ],
  beforeEach: async ({ globals }) => {
    const { style } = document.documentElement;
    const before = style.fontSize;
    dress(lookOf(globals));
    // On a calm page letters change by a transition that is over with the next picture.
    if (style.fontSize !== before) await arrive();
    if (globalThis.liveryLook) enforcePolicy();
    else speakPlainly();
  },
  afterEach: async ({ globals }) => {
    if (!globalThis.liveryLook) speakAgain(wordsOf(globals));
    await arrive();
    if (globalThis.liveryLook) {
      const { text } = globalThis.liveryLook;
      const faults = text === 'long' ? [] : layoutFaults();
      if (faults.length > 0) throw new Error(`As it is shown: ${faults.join('; ')}`);
      const longer = text === 'plain' ? [] : await longTextFaults();
      if (longer.length > 0) throw new Error(`With longer texts: ${longer.join('; ')}`);
    }
    const broken = await brokenPolicy();
    if (broken.length > 0) throw new Error(`The page's policy was broken: ${broken.join(', ')}`);
  },
};

export default preview;
