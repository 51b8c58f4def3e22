import type { FastifyRequest } from 'fastify';
import { domainAsked, hostOf } from '../../kernel/sites/host.ts';
import type { Merchant } from '../../kernel/sites/merchants.ts';

/**
 * By what address a request came: put together of what the operator wrote, of
 * one of two schemes and of a port. Nobody else reads the Host header or what a
 * proxy passes on of one; a test of the sources holds that (ADR 141).
 */
export type RequestHead = Pick<FastifyRequest, 'headers' | 'protocol'>;

/** A proxy that is believed says any word here, and may have it from its client. */
export const schemeOf = ({ protocol }: RequestHead): 'http' | 'https' =>
  String(protocol) === 'https' ? 'https' : 'http';

/** With its colon; empty where none was said. */
export const portOf = ({ headers }: RequestHead): string => hostOf(headers.host)?.port ?? '';

/** Another host of this gateway, by the way that the request took. */
export const originAt = (request: RequestHead, host: string): string =>
  `${schemeOf(request)}://${host}${portOf(request)}`;

/** The domain of a merchant that was asked. */
export const domainOf = (merchant: Pick<Merchant, 'domains'>, { headers }: RequestHead): string =>
  domainAsked(merchant, headers.host);

/** The site of a merchant, under the domain that was asked. */
export const siteOrigin = (merchant: Pick<Merchant, 'domains'>, request: RequestHead): string =>
  originAt(request, domainOf(merchant, request));
