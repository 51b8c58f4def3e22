import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { Plugin } from 'vite';

let shared: readonly Plugin[] | undefined;

/**
 * What compiles style sheets, once for all builds until it is closed: no style
 * asks for a flag or a slot's module, so each comes out the same in every variant.
 */
export const styles = (): readonly Plugin[] =>
  // Of itself it would close when the first of the builds ends.
  (shared ??= vanillaExtractPlugin({ identifiers: 'short' }).map(
    ({ buildEnd: _buildEnd, ...plugin }) => plugin,
  ));

export async function closeStyles(): Promise<void> {
  const plugins = shared ?? [];
  shared = undefined;
  for (const { closeWatcher: close } of plugins) {
    if (close) await Reflect.apply(typeof close === 'function' ? close : close.handler, {}, []);
  }
}
