import type { Node } from 'jsonc-parser';
import { isOwnPath } from '../../contract/groups.ts';
import { tokenByPath } from '../../contract/tree.ts';
import type { Diagnostic } from '../../manifest/diagnostic.ts';
import type { Source } from '../../manifest/source.ts';
import { didYouMean } from '../../manifest/suggest.ts';
import type { Layer, Leaf } from './leaf.ts';
import { wholePointedAt } from '../reference/reference.ts';
import { nodeUnder, type Extension } from './tree-walk.ts';
import { ValueFault } from '../reference/value-fault.ts';

/** Far above any honest file; groups that double one another would have no end. */
const mostExtensions = 200;
const mostInherited = 2000;
const mostMirrors = 32;

const quietly = (node: Node): string | undefined => {
  try {
    return wholePointedAt(node);
  } catch (fault) {
    if (fault instanceof ValueFault) return undefined;
    throw fault;
  }
};

/** The groups of a tree that a group of it begins as, nearest first. */
export function mirrorsIn(root: Node): (target: Node | undefined) => readonly Node[] {
  let asked = 0;
  return (target) => {
    const mirrors: Node[] = [];
    // Where there are too many, that is what is said.
    if (!target || ++asked > mostExtensions) return mirrors;
    for (let now: Node | undefined = target; now && mirrors.length < mostMirrors;) {
      const path = quietly(now);
      const group = path === undefined ? undefined : nodeUnder(root, path.split('.'));
      if (!group || mirrors.includes(group)) break;
      mirrors.push(group);
      now = nodeUnder(group, ['$extends']) ?? nodeUnder(group, ['$ref']);
    }
    return mirrors;
  };
}

const isIn = (path: string, group: string): boolean =>
  group === '' || path === group || path.startsWith(`${group}.`);
const join = (group: string, rest: string): string => (group === '' ? rest : `${group}.${rest}`);

/** Why a group cannot begin as another. */
class ExtendFault extends ValueFault {
  constructor(node: Node, message: string, hint: string) {
    super(node, message, hint, 'token.extends');
  }
}

function tooManyFault({ node }: Extension, many: number): never {
  throw new ExtendFault(
    node,
    `is one of ${many} groups that extend others`,
    `At most ${mostExtensions} do in a file.`,
  );
}

/** A group that begins as another, once it is known which. */
interface Heir extends Extension {
  readonly of: string;
}

/** Lays what groups begin with under what they say; every inherited token is the other one by its name. */
class Inheritance {
  readonly #source: Source;
  readonly #leaves: Map<string, Leaf>;
  readonly #below: readonly Layer[];
  readonly #heirs: readonly Heir[];
  readonly #state = new Map<Heir, 'open' | 'done'>();
  readonly diagnostics: Diagnostic[] = [];
  readonly pointsAt = new Set<string>();
  #inherited = 0;

  constructor(
    source: Source,
    extensions: readonly Extension[],
    leaves: Map<string, Leaf>,
    below: readonly Layer[],
  ) {
    this.#source = source;
    this.#leaves = leaves;
    this.#below = below;
    const tooMany = extensions[mostExtensions];
    this.#heirs = tooMany ? [] : extensions.flatMap((one) => this.#heirOf(one) ?? []);
    if (tooMany) this.#report(tooMany.at, () => tooManyFault(tooMany, extensions.length));
    for (const heir of this.#heirs) this.#report(heir.at, () => this.#settle(heir));
  }

  #report<T>(at: string, run: () => T): T | undefined {
    try {
      return run();
    } catch (fault) {
      if (!(fault instanceof ValueFault)) throw fault;
      const { node, code, message, hint } = fault;
      this.diagnostics.push(this.#source.report(node, code, `"${at}" ${message}.`, hint));
      return undefined;
    }
  }

  #heirOf(extension: Extension): Heir | undefined {
    const of = this.#report(extension.at, () => {
      if (typeof extension.node.value !== 'string')
        throw new ExtendFault(
          extension.node,
          'extends what is no group',
          '"$extends": "{palette}".',
        );
      if (!/^[#{]/.test(extension.node.value))
        throw new ExtendFault(
          extension.node,
          `extends "${extension.node.value}", which names no group of this folder`,
          `A group stands in braces: "{${extension.node.value}}".`,
        );
      return wholePointedAt(extension.node);
    });
    return of === undefined ? undefined : { ...extension, of };
  }

  /** Everything that this file and those below say in a group, and the contract. */
  #pathsIn(group: string): readonly string[] {
    const paths = new Set<string>();
    const take = (all: Iterable<string>): void => {
      for (const path of all) if (path !== group && isIn(path, group)) paths.add(path);
    };
    if (!isOwnPath(group)) take(tokenByPath.keys());
    for (const { leaves } of this.#below) take(leaves.keys());
    take(this.#leaves.keys());
    return [...paths];
  }

  #unknownGroup({ node, of }: Heir): ExtendFault {
    if (tokenByPath.has(of) || this.#leaves.has(of))
      return new ExtendFault(
        node,
        `extends "${of}", which is a token`,
        `A token is pointed at from a token: "$value": "{${of}}".`,
      );
    const groups = new Set(
      [...tokenByPath.keys(), ...this.#below.flatMap(({ leaves }) => [...leaves.keys()])]
        .concat([...this.#leaves.keys()])
        .flatMap((path) => path.split('.').map((_, at, all) => all.slice(0, at).join('.'))),
    );
    return new ExtendFault(
      node,
      `extends "${of}", which is no group here`,
      didYouMean(of, groups) ??
        'It names a group of this file, of a file below it, or of the contract.',
    );
  }

  #settle(heir: Heir): void {
    if (this.#state.get(heir) === 'done') return;
    const { at, of, node } = heir;
    if (this.#state.get(heir) === 'open' || isIn(at, of) || isIn(of, at))
      throw new ExtendFault(
        node,
        `extends "${of}" and so itself: it goes in a circle`,
        'Take out what both begin with, and let both extend that.',
      );
    this.#state.set(heir, 'open');
    for (const other of this.#heirs)
      if (other !== heir && (isIn(other.at, of) || isIn(of, other.at))) this.#settle(other);
    this.#state.set(heir, 'done');
    this.#inherit(heir);
  }

  #inherit(heir: Heir): void {
    const { at, of, node } = heir;
    const paths = this.#pathsIn(of);
    if (paths.length === 0) throw this.#unknownGroup(heir);
    const strange: string[] = [];
    for (const to of paths) {
      const path = join(at, to.slice(of.length + 1));
      this.pointsAt.add(to);
      const own = this.#leaves.get(path);
      if (own) {
        if (own.from === 'file' && !own.isInherited)
          this.#leaves.set(path, { ...own, hidesInherited: true });
        continue;
      }
      if (!isOwnPath(path) && !tokenByPath.has(path)) {
        // A group of the contract may well have more than another; one of the brand’s own was made for it.
        if (isOwnPath(of)) strange.push(path);
        continue;
      }
      // One word of it is enough: whatever comes behind has the same cause.
      if (this.#inherited > mostInherited) return;
      if (++this.#inherited > mostInherited)
        throw new ExtendFault(
          node,
          `begins with more than ${mostInherited} tokens together with the other groups`,
          'Groups that extend one another twice double at each step.',
        );
      this.#leaves.set(path, { from: 'file', source: this.#source, node, to, isInherited: true });
    }
    const [first] = strange;
    if (first !== undefined)
      throw new ValueFault(
        node,
        `begins with "${first}", which is not a token`,
        didYouMean(first, tokenByPath.keys()) ?? 'Take it out of the group that is extended.',
        'token.unknown',
      );
  }
}

/** The leaves that groups begin with are added; what they say themselves stays. */
export function inherit(
  source: Source,
  extensions: readonly Extension[],
  leaves: Map<string, Leaf>,
  below: readonly Layer[],
): { diagnostics: readonly Diagnostic[]; pointsAt: ReadonlySet<string> } {
  return new Inheritance(source, extensions, leaves, below);
}
