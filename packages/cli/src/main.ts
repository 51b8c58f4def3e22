#!/usr/bin/env node
import { livery } from './livery.ts';

// A reader that has seen enough, such as head, is no fault of anybody.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });

process.exitCode = await livery(process.argv.slice(2));
