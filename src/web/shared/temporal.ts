/**
 * Temporal: the browser's own if it has one, otherwise the polyfill that the service uses, fetched on demand. The build
 * replaces the polyfill, which the domain imports, with this module.
 */
type Implementation = typeof import('temporal-polyfill/implementation');

const native = (globalThis as { Temporal?: Implementation['Temporal'] }).Temporal;

export const Temporal = native ?? (await import('temporal-polyfill/implementation')).Temporal;
