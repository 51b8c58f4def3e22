import { routes, type EndpointName } from '../../packages/contract/src/client.ts';

const patterns = (Object.keys(routes) as EndpointName[]).map((name) => ({
  name,
  method: routes[name].method,
  path: new RegExp(`^${routes[name].path.replaceAll(/:\w+/g, '[^/]+')}$`),
}));

/** What of the platform is asked for at an address. */
export const endpointAt = (method: string, path: string): EndpointName | undefined =>
  patterns.find((one) => one.method === method && one.path.test(path))?.name;
