import type { EndpointName, Reply } from '../../packages/contract/src/client.ts';

const staged = new Map<EndpointName, unknown>();

/** What a story has the platform say instead, until it is over. */
export function stage<const Name extends EndpointName>(name: Name, value: Reply<Name>): () => void {
  staged.set(name, value);
  return () => {
    staged.delete(name);
  };
}

export const stagedAnswer = (name: EndpointName): unknown => staged.get(name);
