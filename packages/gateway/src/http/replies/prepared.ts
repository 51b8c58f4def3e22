import { endpoints, type EndpointName, type Reply } from '@livery/contract';
import { hash } from 'node:crypto';
import { shapeOf, type Shape } from '../validate.ts';
import type { TSchema } from 'typebox';
import { begin, type Begun } from './compressed.ts';

const BEFORE = '{"success":true,"value":';

/** A value that was checked and written once, for every reply that carries it. */
export class Prepared<N extends EndpointName = EndpointName> {
  declare readonly name: N;
  /** As far as it is the same for everybody: the value, and what stands before it. */
  readonly opening: Buffer;
  private hashed: string | undefined;
  private begun: { readonly gzip: Begun | undefined } | undefined;

  constructor(json: string) {
    this.opening = Buffer.from(BEFORE + json);
  }

  /** Of the value alone: the envelope around it differs every time. */
  get tag(): string {
    this.hashed ??= `W/"${hash('sha256', this.opening.subarray(BEFORE.length), 'base64url')}"`;
    return this.hashed;
  }

  /** The opening as gzip, once for all who are answered with it; undefined where it is too short. */
  get compressed(): Begun | undefined {
    this.begun ??= { gzip: begin(this.opening) };
    return this.begun.gzip;
  }
}

const shapes = new Map<EndpointName, Shape<TSchema>>();

function replyShape(name: EndpointName): Shape<TSchema> {
  const known = shapes.get(name) ?? shapeOf(endpoints[name].reply, 'json');
  shapes.set(name, known);
  return known;
}

/** Nothing leaves the platform that the contract does not promise. */
export function prepare<N extends EndpointName>(name: N, value: Reply<N>): Prepared<N> {
  if (!replyShape(name).check(value)) {
    throw new Error(`the reply of ${name} is not what the contract promises`);
  }
  return new Prepared<N>(JSON.stringify(value));
}

const MOST_KEPT = 500;

/** Keeps prepared replies by a key. What visitors type can be one, so only so many are kept. */
export function createShelf<N extends EndpointName>(name: N) {
  const kept = new Map<string, Prepared<N>>();
  return (key: string, make: () => Reply<N>): Prepared<N> => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = prepare(name, make());
    const [oldest] = kept.keys();
    if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    kept.set(key, made);
    return made;
  };
}
