const query = new URLSearchParams(location.search);
const framed = window.parent !== window;

function originFrom(text) {
  try {
    const { origin, protocol } = new URL(text ?? '');
    return protocol === 'https:' || protocol === 'http:' ? origin : undefined;
  } catch {
    return undefined;
  }
}

const shellOrigin = originFrom(query.get('origin'));

/** Speaks to the page around the game, and only to the origin named at launch. */
export function tell(message) {
  if (!framed || shellOrigin === undefined) return;
  window.parent.postMessage({ source: 'livery-game', ...message }, shellOrigin);
}

export function onShell(handle) {
  if (!framed || shellOrigin === undefined) return;
  window.addEventListener('message', ({ data, origin, source }) => {
    if (origin !== shellOrigin || source !== window.parent) return;
    if (data?.source === 'livery-shell') handle(data.type);
  });
}

/** The way back, if it stays on the site this game's host belongs to. */
export function wayBack() {
  if (framed) return undefined;
  try {
    const back = new URL(query.get('backUrl') ?? '');
    const site = location.hostname.split('.').slice(1).join('.') || location.hostname;
    const near = back.hostname === site || back.hostname.endsWith(`.${site}`);
    return near && /^https?:$/.test(back.protocol) ? back.href : undefined;
  } catch {
    return undefined;
  }
}

export const language = query.get('lang') ?? 'EN';

/** The token leaves the address at once, so that neither history nor a copied link holds it. */
export function takeToken() {
  const token = location.hash.slice(1);
  history.replaceState(null, '', location.pathname + location.search);
  return token;
}
