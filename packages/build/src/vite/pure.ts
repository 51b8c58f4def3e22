import type { Plugin } from 'vite';

/** What the router's one file does as it is loaded, without a word that nobody has to have it done. */
const made = /^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm;
const named = /^\w+\.displayName = ("?)[\w.]+\1;$/gm;
const within =
  /^(var (\w+) = class extends React\d*\.Component \{)([\s\S]*?^\};\n)\2\.contextType = (\w+);$/m;

/**
 * The router is one file of 370 KB. Its contexts and components are made as it is loaded, and
 * given a name right after: no bundler leaves those out that are used by nobody. Marked, five
 * hooks weigh 5 KB and not 13. A file that reads otherwise one day only weighs more (ADR 164).
 */
export const pureRouter = (): Plugin => ({
  name: 'livery-pure-router',
  transform: {
    filter: { id: /\/react-router\/dist\// },
    handler: (code) =>
      code
        .replaceAll(named, '')
        .replace(within, '$1\n  static contextType = $4;$3')
        .replaceAll(made, '$1/* @__PURE__ */ $2'),
  },
});
