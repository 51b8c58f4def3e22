import { signal } from '@livery/web/store/signal';

/** What bars a member from play, as a refusal said it. */
export interface ToldBar {
  readonly kind: 'timeout' | 'exclusion' | 'register' | 'unasked' | 'age';
  /** In ms since 1970; without it there is no end, or none was said. */
  readonly until: number | undefined;
}

const kinds: Readonly<Record<string, ToldBar['kind']>> = {
  'rg.timeout': 'timeout',
  'rg.excluded': 'exclusion',
  'rg.on_register': 'register',
  'rg.register_silent': 'unasked',
  'rg.under_age': 'age',
};

/** The last refusal for a bar: a new one each time, so that whoever follows it hears of every one. */
export const barred = signal<ToldBar | undefined>(undefined);

export function noteBar(code: string, value: unknown): void {
  const kind = kinds[code];
  if (!kind) return;
  const until =
    typeof value === 'object' && value !== null && 'until' in value ? value.until : undefined;
  barred.set({ kind, until: typeof until === 'number' ? until : undefined });
}
