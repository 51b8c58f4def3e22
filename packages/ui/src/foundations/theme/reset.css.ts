import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';

import { declareLayers, layers } from './layers.ts';

declareLayers();

const reset = (selector: string, rule: GlobalStyleRule): void =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });

reset('*, *::before, *::after', { boxSizing: 'border-box', margin: 0, padding: 0 });
reset('html', { WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%' });
reset('body', { minBlockSize: '100dvh' });
reset('img, svg, video, iframe', { display: 'block', maxInlineSize: '100%' });
reset('button, input, select, textarea', { font: 'inherit', color: 'inherit' });
reset('button', { appearance: 'none', background: 'none', border: 0, textAlign: 'inherit' });
reset('button:not(:disabled), label, summary', { cursor: 'pointer' });
reset('input', { appearance: 'none', background: 'none', border: 0, borderRadius: 0 });
reset('a', { color: 'inherit', textDecoration: 'none' });
reset('ul, ol', { listStyle: 'none' });
reset('fieldset', { border: 0, minInlineSize: 0 });
reset('h1, h2, h3, h4', { font: 'inherit', textWrap: 'balance' });
reset('p', { textWrap: 'pretty' });
reset('dialog', {
  border: 0,
  background: 'none',
  color: 'inherit',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
});
reset('[hidden]', { display: 'none' });
