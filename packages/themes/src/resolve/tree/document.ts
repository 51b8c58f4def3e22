import type { Node } from 'jsonc-parser';
import { modes, type Mode } from '../../contract/token.ts';
import type { Diagnostic } from '../../manifest/diagnostic.ts';
import type { Source } from '../../manifest/source.ts';
import { didYouMean } from '../../manifest/suggest.ts';
import { pointerIn } from '../reference/reference.ts';
import { nodeUnder } from './tree-walk.ts';

/** A tree of tokens in a resolver document, and the modes that it counts in. */
export interface TokenSource {
  readonly node: Node;
  readonly modes: readonly Mode[];
}

const format = '2025.10';
const rootKeys = ['name', 'version', 'description', 'sets', 'modifiers', 'resolutionOrder'];
const ignored = ['$schema', '$extensions', '$defs'];
const setKeys = ['description', 'sources', '$extensions'];
const modifierKeys = ['description', 'contexts', 'default', '$extensions'];
const inlineKeys = ['name', 'type'];
/** Sets that name one another twice would double at each step. */
const mostSources = 500;

const entriesOf = (node: Node | undefined): readonly (readonly [Node, string, Node])[] =>
  node?.type === 'object'
    ? (node.children ?? []).flatMap(({ children: [key, value] = [] }) =>
        key && value ? [[key, String(key.value), value] as const] : [],
      )
    : [];

/** Whether a file says in which order its parts count, as a resolver document does and a tree of tokens does not. */
export const isResolverDocument = (root: Node | undefined): boolean =>
  nodeUnder(root, ['resolutionOrder'])?.type === 'array' ||
  (nodeUnder(root, ['version'])?.type === 'string' &&
    ['sets', 'modifiers'].some((name) => nodeUnder(root, [name])?.type === 'object'));

/** Reads a resolver document down to its trees of tokens, the one that counts last at the end. */
class ResolverReading {
  readonly #source: Source;
  readonly #root: Node;
  readonly diagnostics: Diagnostic[] = [];
  readonly sources: TokenSource[] = [];

  constructor(source: Source, root: Node) {
    this.#source = source;
    this.#root = root;
    this.#known(root, [...rootKeys, ...ignored]);
    const version = nodeUnder(root, ['version']);
    if (version?.value !== format)
      this.#refuse(
        version ?? root,
        `A resolver document is of version "${format}".`,
        `"version": "${format}"`,
      );
    const order = nodeUnder(root, ['resolutionOrder']);
    if (order?.type !== 'array' || !order.children?.length)
      this.#refuse(
        order ?? root,
        'A resolver document says in "resolutionOrder" what counts, the last the most.',
        '"resolutionOrder": [{ "$ref": "#/sets/…" }, { "$ref": "#/modifiers/…" }]',
      );
    else this.#order(order.children);
  }

  #refuse(node: Node, message: string, hint?: string): void {
    this.diagnostics.push(this.#source.report(node, 'token.resolver', message, hint));
  }

  #known(node: Node, keys: readonly string[]): void {
    for (const [key, name] of entriesOf(node)) {
      if (keys.includes(name)) continue;
      const hint = didYouMean(name, keys) ?? `Known here: ${keys.join(', ')}.`;
      this.#refuse(key, `"${name}" is not known in a resolver document.`, hint);
    }
  }

  #order(items: readonly Node[]): void {
    const names = new Set<unknown>();
    for (const item of items) {
      const pointer = pointerIn(item);
      const named = pointer ? this.#named(pointer, ['sets', 'modifiers']) : undefined;
      if (pointer) {
        this.#known(item, ['$ref', 'description', '$extensions']);
        if (named?.kind === 'sets') this.#set(named.node, modes, [named.node]);
        else if (named) this.#modifier(named.node, named.name);
        continue;
      }
      const name: unknown = nodeUnder(item, ['name'])?.value;
      const type: unknown = nodeUnder(item, ['type'])?.value;
      if (typeof name !== 'string' || (type !== 'set' && type !== 'modifier')) {
        const hint = '{ "$ref": "#/sets/…" }, or { "type": "set", "name": "…", "sources": [ … ] }';
        this.#refuse(
          item,
          'What counts is named by a pointer, or stands here with a name and a type.',
          hint,
        );
        continue;
      }
      if (names.has(name))
        this.#refuse(item, `"${name}" stands here twice.`, 'Name one of them anew.');
      names.add(name);
      if (type === 'set') this.#set(item, modes, [item], inlineKeys);
      else this.#modifier(item, name, inlineKeys);
    }
  }

  /** The set or the modifier that a pointer names. */
  #named(
    pointer: Node,
    kinds: readonly ('sets' | 'modifiers')[],
  ): { kind: 'sets' | 'modifiers'; name: string; node: Node } | undefined {
    const text = String(pointer.value);
    const [, kind, said = ''] = /^#\/(sets|modifiers)\/([^/]+)$/.exec(text) ?? [];
    const known = kinds.find((one) => one === kind);
    if (!known) {
      const only = kinds.map((one) => `"#/${one}/…"`).join(' or ');
      const message = text.startsWith('#')
        ? `"${text}" cannot be pointed at here.`
        : `"${text}" points out of this file; nothing else is read.`;
      this.#refuse(
        pointer,
        message,
        `A pointer here is ${only}; tokens may stand here themselves.`,
      );
      return undefined;
    }
    const name = said.replaceAll('~1', '/').replaceAll('~0', '~');
    const node = nodeUnder(this.#root, [known, name]);
    if (node) return { kind: known, name, node };
    const names = entriesOf(nodeUnder(this.#root, [known])).map(([, one]) => one);
    const there =
      names.length > 0 ? `There are ${names.slice(0, 10).join(', ')}.` : `"${known}" is empty.`;
    this.#refuse(pointer, `"${text}" is not there.`, didYouMean(name, names) ?? there);
    return undefined;
  }

  #set(
    set: Node,
    counts: readonly Mode[],
    trail: readonly Node[],
    more: readonly string[] = [],
  ): void {
    this.#known(set, [...setKeys, ...more]);
    const sources = nodeUnder(set, ['sources']);
    if (sources?.type !== 'array')
      this.#refuse(
        sources ?? set,
        'A set has a list of "sources".',
        '"sources": [{ "radius": { … } }]',
      );
    else this.#trees(sources.children ?? [], counts, trail);
  }

  #modifier(modifier: Node, name: string, more: readonly string[] = []): void {
    this.#known(modifier, [...modifierKeys, ...more]);
    const contexts = nodeUnder(modifier, ['contexts']);
    const said = entriesOf(contexts);
    const names = said.map(([, one]) => one);
    if (names.toSorted().join() !== modes.join()) {
      const hint =
        'A site has two modes and chooses by nothing else: "contexts": { "dark": [ … ], "light": [ … ] }.';
      this.#refuse(contexts ?? modifier, `"${name}" must choose between dark and light.`, hint);
      return;
    }
    const usual = nodeUnder(modifier, ['default']);
    if (usual && !names.includes(String(usual.value)))
      this.#refuse(
        usual,
        `"${String(usual.value)}" is none of the contexts.`,
        '"dark" or "light".',
      );
    for (const mode of modes) {
      const list = said.find(([, one]) => one === mode)?.[2];
      if (list?.type === 'array') this.#trees(list.children ?? [], [mode], []);
      else this.#refuse(list ?? modifier, 'A context is a list of tokens.', '[{ "color": { … } }]');
    }
  }

  #trees(nodes: readonly Node[], counts: readonly Mode[], trail: readonly Node[]): void {
    for (const node of nodes) {
      const pointer = pointerIn(node);
      const isAlone = node.children?.length === 1;
      if (node.type !== 'object' || (pointer && !isAlone))
        this.#refuse(
          node,
          'A source is a tree of tokens, or points at a set.',
          '{ "$ref": "#/sets/…" }',
        );
      else if (!pointer) this.#add({ node, modes: counts });
      else {
        const named = this.#named(pointer, ['sets']);
        if (!named) continue;
        if (trail.includes(named.node))
          this.#refuse(pointer, `"${named.name}" holds itself.`, 'Take the pointer out.');
        else if (this.sources.length <= mostSources)
          this.#set(named.node, counts, [...trail, named.node]);
      }
    }
  }

  #add(source: TokenSource): void {
    if (this.sources.length === mostSources)
      this.#refuse(
        source.node,
        `More than ${mostSources} sources come together.`,
        'Sets that name one another twice double at each step.',
      );
    if (this.sources.length <= mostSources) this.sources.push(source);
  }
}

/** The trees of a resolver document in the order in which they count. */
export function readDocument(
  source: Source,
  root: Node,
): { sources: readonly TokenSource[]; diagnostics: readonly Diagnostic[] } {
  return new ResolverReading(source, root);
}
