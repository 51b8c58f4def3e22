const algorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const shelf = 'keys';
const place = 'device';

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('No database')));
  });

async function onShelf<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = indexedDB.open('livery', 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(shelf));
  const database = await answerOf(opening);
  try {
    return await answerOf(work(database.transaction(shelf, mode).objectStore(shelf)));
  } finally {
    database.close();
  }
}

/** What a device proves itself by: the private half can be used here, and read nowhere (ADR 82). */
export interface DeviceKey {
  readonly publicKey: {
    readonly kty: 'EC';
    readonly crv: 'P-256';
    readonly x: string;
    readonly y: string;
  };
  readonly privateKey: CryptoKey;
}

/** Whether a key could be kept here at all. */
export const hasKeyStore = (): boolean => typeof indexedDB !== 'undefined';

/** A key that is not kept yet; none where a browser would not keep it. */
export async function makeDeviceKey(): Promise<DeviceKey | undefined> {
  try {
    await onShelf('readonly', (store) => store.count());
    const pair = await crypto.subtle.generateKey(algorithm, false, ['sign', 'verify']);
    const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', pair.publicKey);
    return { publicKey: { kty: 'EC', crv: 'P-256', x, y }, privateKey: pair.privateKey };
  } catch {
    return undefined;
  }
}

/** Whether it is kept from now on. */
export const keepDeviceKey = ({ privateKey }: DeviceKey): Promise<boolean> =>
  onShelf('readwrite', (store) => store.put(privateKey, place)).then(
    () => true,
    () => false,
  );

export const removeDeviceKey = (): Promise<void> =>
  onShelf('readwrite', (store) => store.delete(place)).catch(() => undefined);

/** The signature of this device under a text, in base64url; none where it has no key. */
export async function signByDevice(text: string): Promise<string | undefined> {
  try {
    const key = (await onShelf('readonly', (store) => store.get(place))) as CryptoKey | undefined;
    if (!key) return undefined;
    const how = { name: algorithm.name, hash: 'SHA-256' };
    const signature = await crypto.subtle.sign(how, key, new TextEncoder().encode(text));
    return btoa(String.fromCharCode(...new Uint8Array(signature)))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
  } catch {
    return undefined;
  }
}
