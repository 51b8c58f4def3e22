import type { PluginOption } from 'vite';

/** What Vite wraps every dynamic import with, by the name it gives to it. */
const helper = '\0vite/preload-helper.js';

/** Asks for a chunk and for all that it will ask for, at once; one that is gone is told to the page. */
const lean = `
const seen = new Set();
const tell = (payload) => {
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload });
  dispatchEvent(event);
  if (!event.defaultPrevented) throw payload;
};
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (seen.has(file)) continue;
    seen.add(file);
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + file }),
    );
  }
  return load().catch(tell);
};
`;

/** Vite writes the one name that is wanted of a chunk twice, for a bundler that is done by then. */
const takesOne =
  /async \(\) => \{\s*const \{ ?([\w$]+) ?\} = await (import\([^()]+\));\s*return \{ ?\1 ?\};\s*\}/g;

/** Vite's own waits for style sheets as well, of which a site has one, and weighs a kilobyte. */
export const leanPreload = (): PluginOption => ({
  name: 'livery-preload',
  enforce: 'pre',
  load: (id) => (id === helper ? lean : undefined),
  renderChunk: (code) => ({ code: code.replaceAll(takesOne, '() => $2'), map: null }),
});
