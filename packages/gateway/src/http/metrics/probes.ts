import type { FastifyInstance } from 'fastify';
import { healthRoutes } from './health.ts';
import { metricsRoute, type MetricsOptions } from './metrics.ts';

/** What whoever runs the gateway asks of it, on any host. */
export function answerProbes(app: FastifyInstance, options: MetricsOptions): void {
  healthRoutes(app, options.db, options.load);
  metricsRoute(app, options);
}
