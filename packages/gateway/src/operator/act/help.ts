import { orderHelp, readHelp } from '../terminal/options.ts';
import type { DeclaredCommand, Form } from './form.ts';
import { optionParams } from './line.ts';
import type { Param } from './params.ts';

/** What is typed, and what is said of it; an example has a line of its own. */
interface Row {
  readonly typed: string;
  readonly about: string;
  readonly example?: string | undefined;
}

/** Where what is said begins, and how wide it is. */
const COLUMN = 32;
const WIDTH = 60;

function wrapped(text: string): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < WIDTH)
      lines.push(`${lines.pop()} ${word}`);
    else lines.push(word);
  }
  return lines;
}

/** Two columns; what is too long for the first has a line of its own. */
function table(rows: readonly Row[]): string {
  const lines = rows.flatMap(({ typed, about, example }) => {
    const said = [...wrapped(about), ...(example === undefined ? [] : [example])];
    const [first = '', ...rest] = typed.length > COLUMN - 4 ? ['', ...said] : said;
    const left = `  ${typed}`.padEnd(COLUMN);
    return [left + first, ...rest.map((line) => ' '.repeat(COLUMN) + line)];
  });
  return lines
    .map((line) => line.trimEnd())
    .filter(Boolean)
    .join('\n');
}

/** The whole line with the options it takes. */
function lineOf(form: Form): string {
  const params = optionParams(form).map(({ option, takes, otherwise }) =>
    otherwise === undefined ? `${option} ${takes}` : `[${option} ${takes}]`,
  );
  const own = Object.entries(form.options).map(([name, { takes }]) => `[--${name} ${takes}]`);
  return ['<merchant>', form.line, ...params, ...own].filter(Boolean).join(' ');
}

/** A parameter that is a word of the line. */
function wordRow({ name, description, takes, choices, example, kind }: Param): Row {
  const file = kind === 'json' ? 'a file of JSON: ' : '';
  const such = choices
    ? ` (${choices.join(', ')})`
    : takes.startsWith('<')
      ? ''
      : `, such as ${takes}`;
  return { typed: name, about: `${file}${description}${such}`, example };
}

const optionRow = ({ option, takes, description, otherwise, example }: Param): Row => ({
  typed: `${option} ${takes}`,
  about: [description, otherwise ? '(may be left out)' : ''].filter(Boolean).join(' '),
  example,
});

/** What stands in the lines, each once, however many of them take it. */
function partsOf(forms: readonly Form[]): readonly Row[] {
  const rows = forms.flatMap((form): readonly Row[] => {
    const options = optionParams(form);
    return [
      ...Object.entries(form.words).map(([typed, { about }]) => ({ typed, about })),
      ...form.params.map((one) => (options.includes(one) ? optionRow(one) : wordRow(one))),
      ...Object.entries(form.options).map(([name, { takes, about }]) => ({
        typed: `--${name} ${takes}`,
        about,
      })),
    ];
  });
  return [...new Map(rows.map((row) => [row.typed, row])).values()];
}

/** What `--help` says, and whoever typed what is no line of it. */
export function helpOf({ name, about, forms, examples = [] }: DeclaredCommand): string {
  const order = forms.flatMap((form) => form.order);
  const parts = [
    `Usage: pnpm gateway ${name} <merchant> …`,
    about,
    table(forms.map((form) => ({ typed: lineOf(form), about: form.about }))),
    table(partsOf(forms)),
    examples.map((example) => `  pnpm gateway ${name} ${example}`).join('\n'),
    order.includes('key') ? orderHelp : order.length > 0 ? readHelp : '',
  ];
  return `${parts
    .map((part) => part.trimEnd())
    .filter(Boolean)
    .join('\n\n')}\n`;
}
