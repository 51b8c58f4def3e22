import type { Form } from './form.ts';
import type { Param } from './params.ts';

/** A word of a line: one that is typed as it stands, or the name of a parameter. */
interface Part {
  readonly text: string;
  readonly name: string | undefined;
  readonly mayLack: boolean;
  readonly takesAll: boolean;
}

const partsOf = (line: string): readonly Part[] =>
  line
    .split(' ')
    .filter(Boolean)
    .map((text) => {
      const [, name, dots] = /^[<[](\w+)(…?)[>\]]$/.exec(text) ?? [];
      return { text, name, mayLack: text.startsWith('['), takesAll: dots === '…' };
    });

/** What was typed for the words of a line, or undefined where it is another line. */
export function wordsOf(
  { line, params }: Form,
  typed: readonly string[],
): Readonly<Record<string, string>> | undefined {
  const found: Record<string, string> = {};
  const rest = [...typed];
  for (const { text, name, mayLack, takesAll } of partsOf(line)) {
    const word = takesAll ? rest.splice(0).join(' ') : rest.shift();
    if (word === undefined || (takesAll && word === '')) {
      if (mayLack) continue;
      return undefined;
    }
    if (name === undefined) {
      if (word !== text) return undefined;
      continue;
    }
    const choices = params.find((param) => param.name === name)?.choices;
    if (choices && !choices.includes(word)) return undefined;
    found[name] = word;
  }
  return rest.length === 0 ? found : undefined;
}

/** Parameters that are no word of the line, and so options. */
export function optionParams({ line, params }: Form): readonly Param[] {
  const words = new Set(partsOf(line).map(({ name }) => name));
  return params.filter(({ name }) => !words.has(name));
}

/** Options of a line, without their dashes: what its act asks for, its own, and those of every order. */
export const optionsOf = (form: Form): readonly string[] => [
  ...optionParams(form).map(({ option }) => option.slice(2)),
  ...Object.keys(form.options),
  ...form.order,
];
