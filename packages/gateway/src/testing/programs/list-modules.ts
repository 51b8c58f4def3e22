import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

/** Loaded before a program with `--import`: writes down every module it loads. */
const file = process.env['LIVERY_TEST_MODULES'] ?? '';

registerHooks({
  load: (url, context, next) => {
    appendFileSync(file, `${url}\n`);
    return next(url, context);
  },
});
