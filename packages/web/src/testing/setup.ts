// Sheets are of no use here: only the names of their classes are.
import '@vanilla-extract/css/disableRuntimeStyles';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Files share a process: each starts with modules that remember nothing.
vi.resetModules();

// A limit is for what hangs; a slow machine is no fault.
configure({ asyncUtilTimeout: 60_000 });

// Its bytes belong to another realm than Node's, and encryption looks at that.
const encode = TextEncoder.prototype.encode;
TextEncoder.prototype.encode = function encodeHere(text) {
  return new Uint8Array(encode.call(this, text));
};

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
