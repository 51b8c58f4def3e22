import type { Body, EndpointName, Params, Payload, Query } from '@livery/contract/client';

type Part<Key extends string, Value> = [Value] extends [undefined]
  ? unknown
  : { readonly [K in Key]: Value };

/** What a call asks for, as its endpoint has it. */
export type Input<N extends EndpointName> = Part<'params', Params<N>> &
  ([Payload<N>] extends [undefined] ? Part<'body', Body<N>> : Part<'payload', Payload<N>>) &
  ([Query<N>] extends [undefined] ? unknown : { readonly query?: Query<N> });
