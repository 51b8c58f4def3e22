import { stripVTControlCharacters } from 'node:util';

export interface Count {
  readonly passed: number;
  readonly failed: number;
  /** The tests that failed, each with the first words of why. */
  readonly faults?: readonly string[];
}

const wordsOf = (name: string, why: string | undefined): string =>
  // What colours a terminal has no place in a list.
  why === undefined ? name : `${name}\n${stripVTControlCharacters(why).slice(0, 1500)}`;

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status?: string;
    /** Why a file broke before or after its tests. */
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

export function fromVitest(text: string): Count {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(text) as VitestReport;
  const faults = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((one) => one.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [wordsOf(name, message)];
    return failed.map((one) => wordsOf(`${name} > ${one.fullName}`, one.failureMessages?.[0]));
  });
  return { passed: numPassedTests, failed: numFailedTests, faults };
}

interface PlaywrightSuite {
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly flaky: number;
    readonly unexpected: number;
  };
  readonly suites: readonly PlaywrightSuite[];
}

// A test that needed a second try is not a pass.
const isFault = ({ status }: { readonly status: string }): boolean =>
  status === 'unexpected' || status === 'flaky';

const faultsIn = ({ file, suites = [], specs }: PlaywrightSuite): string[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests
      .filter(isFault)
      .map(({ results }) =>
        wordsOf(
          `${file} > ${title}`,
          results.find(({ errors }) => errors.length > 0)?.errors[0]?.message,
        ),
      ),
  ),
  ...suites.flatMap(faultsIn),
];

export function fromPlaywright(text: string): Count {
  const { stats, suites } = JSON.parse(text) as PlaywrightReport;
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    faults: suites.flatMap(faultsIn),
  };
}
