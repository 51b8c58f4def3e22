interface Worker {
  readonly evaluatedModules: {
    readonly idToModuleMap: ReadonlyMap<string, { readonly imports: Set<string> }>;
  };
}

/** What every module that this process knows has imported so far. */
export function importsSoFar(): readonly Set<string>[] {
  const worker = Reflect.get(globalThis, '__vitest_worker__') as Worker | undefined;
  return [...(worker?.evaluatedModules.idToModuleMap.values() ?? [])].map(({ imports }) => imports);
}

/**
 * With its modules Vitest does not forget what they fetched: a file would note
 * the pages that files before it have opened as pages of its own.
 */
export const forgetImports = (): void => importsSoFar().forEach((imports) => imports.clear());
