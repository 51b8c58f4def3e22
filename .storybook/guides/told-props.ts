export interface ToldProp {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly description: string;
}

export interface ToldComponent {
  readonly name: string;
  readonly description: string;
  readonly props: readonly ToldProp[];
}

const sentence = (comment: string | undefined): string =>
  (comment ?? '')
    .replaceAll(/^\s*\/?\*+\/?|\*\/\s*$/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const member =
  /(?<comment>\/\*\*[\s\S]*?\*\/)?\s*\n {4}(?:readonly )?'?(?<name>[\w-]+)'?(?<optional>\?)?: (?<type>[\s\S]*?);(?=\n(?: {4}\S|$))/g;

function propsIn(body: string): readonly ToldProp[] {
  return [...`\n${body}\n`.matchAll(member)].map(({ groups = {} }) => ({
    name: groups['name'] ?? '',
    type: (groups['type'] ?? '').replaceAll(/\s+/g, ' ').replace(/ \| undefined$/, ''),
    required: groups['optional'] === undefined,
    description: sentence(groups['comment']),
  }));
}

/** Components in a snapshot of props, each with what it declares itself. */
export function toldIn(snapshot: string): readonly ToldComponent[] {
  const bodies = new Map(
    [...snapshot.matchAll(/export interface (\w+)Props\b[^{]*\{\n([\s\S]*?)\n?\}/g)].map(
      ([, name = '', body = '']) => [name, body],
    ),
  );
  const components = [
    ...snapshot.matchAll(
      /(\/\*\*(?:(?!\*\/)[\s\S])*?\*\/\n)?export declare (?:function|const) ([A-Z]\w+)/g,
    ),
  ];
  return components.map(([, comment, name = '']) => ({
    name,
    description: sentence(comment),
    props: propsIn(bodies.get(name) ?? ''),
  }));
}
