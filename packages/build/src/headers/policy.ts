import { htmlPolicy } from '@livery/themes/contract';

interface Sources {
  /** Hosts that pictures may come from, besides the site. */
  readonly images: readonly string[];
  /** Hosts whose games may be framed. */
  readonly games: readonly string[];
  /** The page that phone codes are asked for from. */
  readonly codes?: string | undefined;
  /** Where else a page may ask, besides the site. */
  readonly connect?: readonly string[];
  /** Hashes of the script and the style that stand in the page. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const from = (name: string, ...sources: readonly string[]): string => [name, ...sources].join(' ');

/** What a page of a site may load and run. Stories are held to the same. */
export const pagePolicy = ({
  images,
  games,
  codes,
  connect = [],
  scripts,
  styles,
}: Sources): string => {
  const framed = codes === undefined ? games : [...games, codes];
  return [
    from('default-src', "'none'"),
    from('script-src', "'self'", ...scripts),
    from('style-src', "'self'", ...styles),
    // Captchas arrive as data.
    from('img-src', "'self'", 'data:', ...images),
    from('font-src', "'self'"),
    from('connect-src', "'self'", ...connect),
    from('frame-src', ...(framed.length > 0 ? framed : ["'none'"])),
    from('manifest-src', "'self'"),
    from('worker-src', "'self'"),
    from('object-src', "'none'"),
    from('base-uri', "'none'"),
    from('form-action', "'self'"),
    from('frame-ancestors', "'none'"),
    from('require-trusted-types-for', "'script'"),
    from('trusted-types', htmlPolicy),
  ].join('; ');
};

const captcha = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  asked: 'https://www.google.com/recaptcha/',
  pictures: 'https://www.gstatic.com/recaptcha/',
} as const;

/** What the page for phone codes may load: Firebase's captcha brings its own scripts, frames and inlined styles. */
export const codesPolicy = (firebase: string, framers: readonly string[]): string =>
  [
    from('default-src', "'none'"),
    from('script-src', "'self'", ...captcha.scripts),
    from('style-src', "'unsafe-inline'"),
    from('img-src', 'data:', captcha.pictures),
    from('connect-src', firebase, captcha.asked),
    from('frame-src', ...captcha.frames),
    from('object-src', "'none'"),
    from('base-uri', "'none'"),
    from('form-action', "'none'"),
    from('frame-ancestors', ...framers),
  ].join('; ');
