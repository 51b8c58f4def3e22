const isOwnPath = (address: string): boolean => /^\/(?![/\\])/.test(address);

/** Encrypted, or of the very machine that this page is read on. */
function isSafe(address: string): boolean {
  const { protocol, hostname } = URL.parse(address) ?? {};
  return (
    protocol === 'https:' || (protocol === 'http:' && /(?:^|\.)localhost$/.test(hostname ?? ''))
  );
}

/** Where rules are read in a language, as the platform has it of a vendor; undefined for what is opened by nobody who is careful. */
export function rulesAddress(address: string | null, language: string): string | undefined {
  if (address === null) return undefined;
  const filled = address.replaceAll('{language}', encodeURIComponent(language));
  return isOwnPath(filled) || isSafe(filled) ? filled : undefined;
}
