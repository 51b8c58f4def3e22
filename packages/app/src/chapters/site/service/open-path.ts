/** Letters of the key at the end of an encoded path. */
const keyLength = 8;
const ivLength = 12;

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );

/** The address in an encoded path, whose key stands at its end; fails where it is not one of this merchant's. */
export async function openPath(path: string, merchantCode: string): Promise<string> {
  const keyText = path.slice(-keyLength);
  const sealed = bytesOf(path.slice(0, -keyLength));
  const secret = new TextEncoder().encode(`wps-cs-v1|${merchantCode}|${keyText}`);
  const key = await crypto.subtle.importKey(
    'raw',
    await crypto.subtle.digest('SHA-256', secret),
    'AES-GCM',
    false,
    ['decrypt'],
  );
  const iv = sealed.subarray(0, ivLength);
  const opened = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv },
    key,
    sealed.subarray(ivLength),
  );
  return new TextDecoder('utf-8', { fatal: true }).decode(opened);
}

/** Whether customer service may be reached there: by mail, by phone, or on a host that the brand names. */
export function isServiceAddress(address: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host } = new URL(address);
  if (protocol === 'https:') return hosts.includes(host);
  return protocol === 'tel:' || protocol === 'mailto:';
}
