import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    look: { merchant: string; theme: 'dark' | 'light' };
  }
}

globalThis.liveryLook = inject('look');
