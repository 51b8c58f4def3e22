import { encode } from 'uqr';
import { html, type Html } from './html.ts';

/** Always dark on light, whatever the page is: some readers know no other. */
export function qrPicture(payload: string, label: string): Html {
  const { data, size } = encode(payload, { ecc: 'M', border: 2 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return html`<svg
    role="img"
    aria-label="${label}"
    viewBox="0 0 ${size} ${size}"
    shape-rendering="crispEdges"
  >
    <path class="light" d="M0 0h${size}v${size}H0z" />
    <path class="dark" d="${path}" />
  </svg>`;
}
