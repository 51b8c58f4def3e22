import {
  codesOf,
  commonErrors,
  endpoints,
  errorCatalogue,
  groupOf,
  groups,
  type Endpoint,
  type ErrorCode,
} from '@livery/contract';
import { escapeHtml } from '../../http/html.ts';
import { shapeText } from './shape.ts';

const all: readonly Endpoint[] = Object.values(endpoints);

const callers: Readonly<Record<Endpoint['caller'], string>> = {
  public: 'Anybody',
  member: 'Signed in',
  registered: 'Members, no guests',
  player: 'Types 0, 1, 2',
  agent: 'With an agent centre',
  nonAgent: 'Without an agent centre',
};

/** The contract as a page to browse: every operation, in chapters, without a script. */
export function docsPage(): string {
  const chapters = groups
    .map(({ name, about }) => ({
      name,
      about,
      own: all.filter((one) => groupOf(one)?.name === name),
    }))
    .filter(({ own }) => own.length > 0);
  const links = chapters
    .map(
      ({ name, own }) =>
        `<li><a href="#${anchor(name)}">${escapeHtml(name)}</a> ${own.length}</li>`,
    )
    .join('');
  const planned = all.filter((one) => one.planned === true).length;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Livery platform: the contract</title>
<link rel="icon" href="/start.svg">
<link rel="stylesheet" href="/paper.css">
<link rel="stylesheet" href="/docs/docs.css">
<header>
  <p><a href="/">Sites</a></p>
  <h1>The contract</h1>
  <p>${all.length} operations, ${planned} of them planned. The same as <a href="/openapi.json">OpenAPI 3.1</a>.
  Every call names its site in <code>Merchant</code>; every reply but a stream comes in one envelope.</p>
  <nav aria-label="Chapters"><ul>${links}</ul></nav>
</header>
<main>
<section id="envelope">
  <h2>The envelope</h2>
  <pre tabindex="0">{
  success: boolean
  value: … | null
  code?: string          when success is false
  message?: string       the key of a text
  params?: { [key]: string | number }
  errors?: { field, code, params? }[]
  traceId: string
  serverTime: integer    milliseconds
}</pre>
  <p>Any operation may be refused with ${codeList([...commonErrors])}.</p>
</section>
${chapters.map(({ name, about, own }) => chapter(name, about, own)).join('\n')}
</main>
</html>
`;
}

const anchor = (name: string): string => name.toLowerCase().replaceAll(/\W+/g, '-');

function chapter(name: string, about: string, own: readonly Endpoint[]): string {
  return `<section id="${anchor(name)}">
  <h2>${escapeHtml(name)}</h2>
  <p>${escapeHtml(about)}</p>
  ${own.map(operation).join('\n')}
</section>`;
}

function operation(endpoint: Endpoint): string {
  const { name, method, path, about, request, reply, failure, planned } = endpoint;
  const parts = [
    ...(request.params === undefined ? [] : [part('In the path', request.params)]),
    ...(request.query === undefined ? [] : [part('Query', request.query)]),
    ...(request.payload === undefined
      ? []
      : [part('Payload, sealed into the body', request.payload)]),
    ...(request.body === undefined || request.payload !== undefined
      ? []
      : [part(bodyTitle(endpoint), request.body)]),
    ...(planned === true || endpoint.streams === true ? [] : [part('Value', reply)]),
    ...(failure === undefined ? [] : [part('Value of a refusal', failure)]),
  ];
  const own = codesOf(endpoint).filter(
    (code) => !(commonErrors as readonly string[]).includes(code),
  );
  return `<details id="${name}">
    <summary>
      <b class="${method.toLowerCase()}">${method}</b>
      <code>${escapeHtml(path)}</code>
      <span>${escapeHtml(about)}</span>
      ${planned === true ? '<i>planned</i>' : ''}
    </summary>
    <p class="facts">${factsOf(endpoint)
      .map((fact) => `<span>${escapeHtml(fact)}</span>`)
      .join('')}</p>
    ${parts.join('\n')}
    <p>${own.length === 0 ? '' : `Refused with ${codeList(own)}.`}</p>
  </details>`;
}

function factsOf({ id, name, caller, flag, encrypted, idempotent }: Endpoint): string[] {
  return [
    id,
    name,
    callers[caller],
    ...(flag === undefined ? [] : [flag]),
    ...(encrypted ? ['sealed'] : []),
    ...(idempotent ? ['Idempotency-Key'] : []),
  ];
}

function bodyTitle({ bodyType = 'json', files }: Endpoint): string {
  if (bodyType === 'form') return 'Body, a form';
  if (bodyType === 'multipart') return `Body, multipart, with at most ${files ?? 0} images`;
  return 'Body';
}

function part(title: string, schema: object): string {
  const text = escapeHtml(shapeText(schema));
  return `<h3>${title}</h3><pre tabindex="0">${text}</pre>`;
}

function codeList(codes: readonly ErrorCode[]): string {
  return codes.map((code) => `<code>${code}</code>&nbsp;${errorCatalogue[code].status}`).join(', ');
}
