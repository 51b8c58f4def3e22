import { escapeHtml, type Diagnostic } from '@livery/themes';
import { shownLine } from '../terminal/report.ts';
import { counted } from '../terminal/words.ts';

/** The page looks again by itself when a file of the merchant was saved. */
export const readEvent = 'livery:read';

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
li { margin-block: 1.5rem; }
code, pre { font: 0.875rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; white-space: pre-wrap; }
pre { padding: 0.75rem; border: 1px solid; border-radius: 0.375rem; }
mark { font-weight: 700; }
.warning { opacity: 0.75; }
p { margin-block: 0.25rem; }`;

/** The line with the place in it marked. */
function frame(one: Diagnostic): string {
  const line = shownLine(one);
  if (!line) return '';
  const { text, at } = line;
  const [before, here, behind] = [text.slice(0, at), text.charAt(at) || ' ', text.slice(at + 1)];
  return `<pre>${escapeHtml(before)}<mark>${escapeHtml(here)}</mark>${escapeHtml(behind)}</pre>`;
}

const item = (one: Diagnostic): string => `<li class="${one.severity}">
<p><code>${escapeHtml(`${one.file}:${one.line}:${one.column}`)}</code> ${one.severity} <code>${escapeHtml(one.code)}</code></p>
<p><strong>${escapeHtml(one.message)}</strong></p>
${frame(one)}
${one.hint === undefined ? '' : `<p>${escapeHtml(one.hint)}</p>`}
</li>`;

/**
 * What a merchant shows on its own host while it cannot be shown: place, fault and hint, the
 * gravest first. It has no features, and the client of the server asks for them all the same.
 */
export function findingsPage(code: string, diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const others = diagnostics.filter(({ severity }) => severity !== 'error');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(code)}: ${counted(errors.length, 'error')}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>“${escapeHtml(code)}” cannot be shown yet</h1>
<p>${counted(errors.length, 'error')} to mend. This page looks again whenever a file is saved; what each code means stands in docs/findings.md.</p>
<ol>
${[...errors, ...others].map(item).join('\n')}
</ol>
</main>
<script>globalThis.liveryFlags = {}</script>
<script type="module">
import { createHotContext } from '/@vite/client';
const server = createHotContext('/@livery/findings');
server.on('${readEvent}', () => location.reload());
// What was saved after this page was written and before it listens, nobody tells it.
server.on('vite:ws:connect', async () => {
  const answer = await fetch(location.href);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const found = (from) => from.querySelector('main')?.textContent;
  if (answer.ok || found(page) !== found(document)) location.reload();
});
</script>
</body>
</html>
`;
}
