/** A page that somebody may be sent to who pays: what is no address of the web is none. */
export function providerAddress(text: string): string | undefined {
  const url = URL.parse(text);
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : undefined;
}
