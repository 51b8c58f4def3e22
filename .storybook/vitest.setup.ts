import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    look: { merchant: string; theme: 'dark' | 'light'; dir: 'ltr' | 'rtl' };
  }
}

globalThis.liveryLook = inject('look');
