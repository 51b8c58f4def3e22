interface Sources {
  /** Hosts that pictures may come from, besides the site. */
  readonly images: readonly string[];
  /** Hosts whose games may be framed. */
  readonly games: readonly string[];
  /** Where else a page may ask, besides the site. */
  readonly connect?: readonly string[];
  /** Hashes of the script and the style that stand in the page. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const from = (name: string, ...sources: readonly string[]): string => [name, ...sources].join(' ');

/** What a page of a site may load and run. Stories are held to the same. */
export const pagePolicy = ({ images, games, connect = [], scripts, styles }: Sources): string =>
  [
    from('default-src', "'none'"),
    from('script-src', "'self'", ...scripts),
    from('style-src', "'self'", ...styles),
    // Captchas arrive as data.
    from('img-src', "'self'", 'data:', ...images),
    from('font-src', "'self'"),
    from('connect-src', "'self'", ...connect),
    from('frame-src', ...(games.length > 0 ? games : ["'none'"])),
    from('manifest-src', "'self'"),
    from('worker-src', "'self'"),
    from('object-src', "'none'"),
    from('base-uri', "'none'"),
    from('form-action', "'self'"),
    from('frame-ancestors', "'none'"),
    from('require-trusted-types-for', "'script'"),
    from('trusted-types', "'none'"),
  ].join('; ');
