// Sheets are of no use here: only the names of their classes are.
import '@vanilla-extract/css/disableRuntimeStyles';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { featureNames } from '@livery/themes/contract';
import { forgetImports } from './forget-imports.ts';

// Files share a process: each starts with modules that remember nothing.
vi.resetModules();
forgetImports();
const { Sight } = await import('./sight.ts');
const { styleByKind } = await import('./styles.ts');

// A page's code is fetched when it is first opened, which a busy machine takes its time for.
configure({ asyncUtilTimeout: 60_000 });

// Read at run time, as the development server has them, so that a test can switch one off.
Object.assign(globalThis, { FLAGS: Object.fromEntries(featureNames.map((name) => [name, true])) });

// What every browser has and jsdom has not, or not so quickly.
Object.assign(globalThis, {
  isSecureContext: true,
  matchMedia: () => ({ matches: false }),
  scrollTo: () => {},
  IntersectionObserver: Sight,
  getComputedStyle: styleByKind,
});
// Its bytes belong to another realm than Node's, and encryption looks at that.
const encode = TextEncoder.prototype.encode;
TextEncoder.prototype.encode = function encodeHere(text) {
  return new Uint8Array(encode.call(this, text));
};
Object.assign(Element.prototype, {
  checkVisibility: () => true,
  scrollIntoView: () => {},
  scrollTo: () => {},
  animate: () => ({ playState: 'running', play() {}, pause() {}, cancel() {} }),
});
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  // Given back first: a test may have blocked them.
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  for (const name of ['lang', 'dir', 'data-theme', 'style']) {
    document.documentElement.removeAttribute(name);
  }
});
