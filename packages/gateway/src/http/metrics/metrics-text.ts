type Labels = Readonly<Record<string, string>>;

/** Upper ends in seconds, from a cached list to a login that waits for its turn. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** A family of figures as Prometheus reads them. */
export interface Family {
  lines(): readonly string[] | Promise<readonly string[]>;
}

export interface Counter extends Family {
  add(labels?: string): void;
}

export interface Histogram extends Family {
  observe(labels: string, seconds: number): void;
}

export function counter(name: string, about: string): Counter {
  const counts = new Map<string, number>();
  return {
    add: (labels = '') => {
      counts.set(labels, (counts.get(labels) ?? 0) + 1);
    },
    lines: () => [
      ...heading(name, about, 'counter'),
      ...[...counts].map(([key, count]) => `${name}${braced(key)} ${count}`),
    ],
  };
}

export function histogram(name: string, about: string): Histogram {
  const series = new Map<string, { counts: number[]; sum: number; total: number }>();
  return {
    observe: (labels, seconds) => {
      const one = series.get(labels) ?? { counts: BUCKETS.map(() => 0), sum: 0, total: 0 };
      series.set(labels, one);
      const bucket = BUCKETS.findIndex((end) => seconds <= end);
      if (bucket >= 0) one.counts[bucket] = (one.counts[bucket] ?? 0) + 1;
      one.sum += seconds;
      one.total += 1;
    },
    lines: () => {
      const lines = heading(name, about, 'histogram');
      for (const [key, { counts, sum, total }] of series) {
        let below = 0;
        for (const [index, end] of BUCKETS.entries()) {
          below += counts[index] ?? 0;
          lines.push(`${name}_bucket{${key},le="${end}"} ${below}`);
        }
        lines.push(`${name}_bucket{${key},le="+Inf"} ${total}`);
        lines.push(`${name}_sum{${key}} ${sum}`, `${name}_count{${key}} ${total}`);
      }
      return lines;
    },
  };
}

export type Sample = readonly [labels: Labels, value: number];

/** A figure that is looked up when it is asked for. */
export function reading(
  name: string,
  about: string,
  read: () => readonly Sample[] | Promise<readonly Sample[]>,
  type: 'gauge' | 'counter' = 'gauge',
): Family {
  return {
    lines: async () => {
      const samples = await read();
      if (samples.length === 0) return [];
      const lines = samples.map(([labels, value]) => `${name}${braced(written(labels))} ${value}`);
      return [...heading(name, about, type), ...lines];
    },
  };
}

/** All families as one text, which ends with a line's end as the format wants. */
export async function exposition(families: readonly Family[]): Promise<string> {
  const all = await Promise.all(families.map((family) => family.lines()));
  return `${all.flat().join('\n')}\n`;
}

const heading = (name: string, about: string, type: string): string[] => [
  `# HELP ${name} ${about}`,
  `# TYPE ${name} ${type}`,
];

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '"': '\\"', '\n': '\\n' };

/** As they stand between braces; whoever counts often keeps the text. */
export const written = (labels: Labels): string =>
  Object.entries(labels)
    .map(([key, value]) => `${key}="${value.replaceAll(/[\\"\n]/g, (one) => escapes[one] ?? one)}"`)
    .join(',');

const braced = (key: string): string => (key === '' ? '' : `{${key}}`);
