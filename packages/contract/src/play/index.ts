export { playEndpoints } from './endpoints.ts';
